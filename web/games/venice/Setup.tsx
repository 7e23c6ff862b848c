// Setting up a table alone: how hard the Doge plays, and how earlier games went.
import type { JSX } from 'preact';
import { LEVELS } from '@ridotto/games/venice/words/page-shape.ts';
import type { SetupProps } from '../../play/brings.ts';
import { Results } from './End.tsx';
import { LEVEL_OPTIONS, levelOf } from './levels.ts';
import { begin, ours } from './words.ts';
import './venice.css';

function Levels({ players, options, set }: SetupProps): JSX.Element | null {
  if (players !== 1) return null;
  const l = ours().levels;
  const chosen = levelOf(options);
  return (
    <>
      <fieldset class="vn-levels">
        <legend>{l.title}</legend>
        {LEVELS.map((level) => (
          <label key={level}>
            <input type="radio" name="level" checked={chosen === level} onChange={() => set({ ...options, ...LEVEL_OPTIONS[level] })} />{' '}
            <span>{l.names[level]}</span>
            <small>{l.says[level]}</small>
          </label>
        ))}
        <p class="soft">
          {chosen === undefined && <strong>{l.own}. </strong>}
          {l.about}
        </p>
      </fieldset>
      <Results page />
    </>
  );
}

export async function setup(): Promise<(props: SetupProps) => JSX.Element | null> {
  await begin();
  return Levels;
}

// A table that fills around a screen: the code by which each sits down with a phone of their own, and who is there already.
import type { JSX } from 'preact';
import { SeatToken } from '../../art/emblems.tsx';
import { seatIndex } from '../../art/seats.ts';
import type { Listed } from '../../games/index.ts';
import type { Problem } from '../../net/http/api.ts';
import type { GatheringView, Way } from '../../net/people.ts';
import { CodePicture } from '../../play/Code.tsx';
import { OnlyHere } from '../../play/OnlyHere.tsx';
import { useLater } from '../../words/later.ts';
import { words } from '../../words/prefs.ts';
import { problemInWords } from '../../words/problem.ts';
import { Page } from '../frame/Page.tsx';
import { useSteps } from './steps.ts';
import { Hosting } from './Hosting.tsx';
import { TypedCode } from './TypedCode.tsx';

interface AroundProps {
  game: Listed;
  table: GatheringView;
  way: Way;
  problem: Problem | null;
  did: (table: GatheringView) => void;
}
export function Around({ game, table, way, problem, did }: AroundProps): JSX.Element | null {
  const w = useLater(game.words, game.name);
  const { refused, busy, run } = useSteps(did);
  if (!w) return null;
  const { around: t, filling, setup, problem: troubles } = words.value!;
  const told = refused ?? problem;
  const open = table.seats.filter(({ kind }) => kind === 'open').length;
  const url = `${location.origin}/sit/${table.id}#invitation=${table.invitation ?? ''}`;
  return (
    <Page title={t.title(w.title)} wide>
      <div class="around">
        <h1 data-game={game.name}>{t.title(w.title)}</h1>
        {told && (
          <p role="alert" class="problem">
            {problemInWords(troubles, told)}
          </p>
        )}
        <div class="around-both">
          <div class="around-code">
            <p class="lead">{open > 0 ? t.scan : t.full}</p>
            {open > 0 && (
              <>
                <CodePicture title={filling.code} text={url} />
                <TypedCode table={table.id} invitation={table.invitation} />
                <p class="soft">
                  {t.or} <code>{url}</code>
                </p>
                <OnlyHere />
              </>
            )}
          </div>
          <div>
            <h2>{filling.seats}</h2>
            <ol class="sit-seats" aria-live="polite">
              {table.seats.map((seat, p) => (
                <li key={p}>
                  <SeatToken seat={seatIndex(`s${p}`)} size={36} />
                  {seat.kind === 'open' ? (
                    <span class="soft">{filling.nobody}</span>
                  ) : (
                    <span>
                      <strong>{seat.name}</strong>{' '}
                      <small class="soft">
                        {seat.kind === 'bot' ? setup.bot(setup.bots[seat.bot] ?? seat.bot) : seat.ready ? filling.ready : filling.notReady}
                      </small>
                    </span>
                  )}
                </li>
              ))}
            </ol>
            {open > 0 && <p role="status">{t.waits(open)}</p>}
            <details>
              <summary>{t.more}</summary>
              <Hosting game={game} table={table} run={run} way={way} busy={busy} />
            </details>
          </div>
        </div>
      </div>
    </Page>
  );
}

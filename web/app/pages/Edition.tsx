// What is printed on somebody's own copy of a game: put in value by value, as the game itself describes it; kept by this device, saved
// as a file and opened again. Whether it can be played with, the game's own check says, in the words in which a house would refuse it.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Game } from '@ridotto/engine';
import type { GameText } from '@ridotto/engine/manifest.ts';
import type { EditionData, Printed } from '@ridotto/engine/printed.ts';
import { refusalOfEdition, type EditionRefusal as Refusal } from '@ridotto/table/edition.ts';
import type { Listed } from '../../games/index.ts';
import { editionsOf, forgetEdition, keepEdition, keptEdition, nameOf, type KeptEdition } from '../../net/editions.ts';
import { saveJson } from '../../net/files.ts';
import { EDITIONS } from '../../words/editions.ts';
import { useLater } from '../../words/later.ts';
import { language, words } from '../../words/prefs.ts';
import { go } from '../frame/router.ts';
import { Page } from '../frame/Page.tsx';
import { EditionForm } from './EditionForm.tsx';
import { EditionRefusal } from './EditionRefusal.tsx';
import { Games } from './Games.tsx';
import './edition.css';

/** `id`: of the one that is looked at; left out: all of them. */
export function Edition({ game: listed, id }: { game: Listed; id?: string }): JSX.Element | null {
  const w = useLater(listed.words, listed.name);
  const form = useLater(listed.printed ?? nothing, listed.name);
  const game = useLater<Game>(listed.game, listed.name);
  if (!w || !game || (listed.printed && !form)) return null;
  const t = EDITIONS[language.value];
  const title = t.title(w.title);
  const kept = id === undefined ? undefined : keptEdition(id);
  return (
    <Page title={kept ? nameOf(kept) : title}>
      <Games page="edition" game={listed.name} />
      <h1>{title}</h1>
      {!form ? (
        <p>{t.none(w.title)}</p>
      ) : id === undefined ? (
        <All listed={listed} game={game} form={form} w={w} />
      ) : kept ? (
        <One key={id} kept={kept} form={form} game={game} />
      ) : (
        <p>
          {t.gone}. <a href={`/edition/${listed.name}`}>{t.all}</a>
        </p>
      )}
    </Page>
  );
}
const nothing = (): Promise<null> => Promise.resolve(null);

interface Said {
  readonly text: string;
  readonly refusal?: Refusal;
}
const fresh = (): string => crypto.getRandomValues(new Uint32Array(2)).join('-');
const fileName = (kept: KeptEdition): string => `${kept.game}-${nameOf(kept).replaceAll(/[^\p{L}\p{N}]+/gu, '-')}`;

function All({ listed, game, form, w }: { listed: Listed; game: Game; form: Printed; w: GameText }): JSX.Element {
  const t = EDITIONS[language.value];
  const [kept, setKept] = useState(() => editionsOf(listed.name));
  const [said, say] = useState<Said | null>(null);
  const keep = (file: EditionData): KeptEdition => {
    const edition = { id: fresh(), game: listed.name, file };
    keepEdition(edition);
    setKept(editionsOf(listed.name));
    return edition;
  };
  const begin = (): void =>
    go(`/edition/${listed.name}/${keep({ ...(game.standard as object), game: game.name, name: t.firstName(w.title) }).id}`);
  const open = async (file: File): Promise<void> => {
    let data: unknown;
    try {
      data = JSON.parse(await file.text());
    } catch {
      return say({ text: `${t.notOpened(file.name)} ${t.noJson}` });
    }
    const refusal = refusalOfEdition(game, data);
    if (refusal !== undefined) return say({ text: t.notOpened(file.name), refusal });
    const edition = keep({
      ...(data as object),
      game: game.name,
      name: (data as { name?: string }).name || file.name.replace(/\.json$/, ''),
    });
    say({ text: t.opened(nameOf(edition)) });
  };
  const remove = (edition: KeptEdition): void => {
    forgetEdition(edition.id);
    setKept(editionsOf(listed.name));
    say({ text: t.removed(nameOf(edition)) });
  };
  return (
    <>
      <p class="lead">{t.lead}</p>
      <p class="edition-buttons">
        <button type="button" class="primary" onClick={begin}>
          {t.begin}
        </button>
        <label class="button">
          {t.open}
          <input
            type="file"
            class="hidden"
            accept=".json,application/json"
            onChange={(e) => {
              const [file] = e.currentTarget.files ?? [];
              e.currentTarget.value = '';
              if (file) void open(file);
            }}
          />
        </label>
      </p>
      <p role="status" class={said ? (said.refusal === undefined ? 'edition-said' : 'problem') : 'hidden'}>
        {said?.text} {said?.refusal && <EditionRefusal form={form} refusal={said.refusal} />}
      </p>
      <h2>{t.kept}</h2>
      {kept.length === 0 && <p class="soft">{t.keptNone}</p>}
      <ul class="edition-list">
        {kept.map((one) => (
          <li key={one.id}>
            <strong>{nameOf(one)}</strong>
            <Verdict game={game} form={form} file={one.file} />
            <span class="edition-buttons">
              <a class="button" href={`/edition/${listed.name}/${one.id}`} aria-label={t.changes(nameOf(one))}>
                {t.change}
              </a>
              <button type="button" aria-label={t.saves(nameOf(one))} onClick={() => saveJson(one.file, fileName(one))}>
                {t.save}
              </button>
              <button type="button" aria-label={t.removes(nameOf(one))} onClick={() => remove(one)}>
                {t.remove}
              </button>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Can it be played with? */
function Verdict({ game, form, file }: { game: Game; form: Printed; file: EditionData }): JSX.Element {
  const t = EDITIONS[language.value];
  const refusal = refusalOfEdition(game, file);
  return (
    <small class={refusal === undefined ? '' : 'edition-bad'}>
      {refusal === undefined ? t.good : t.bad} {refusal && <EditionRefusal form={form} refusal={refusal} />}
    </small>
  );
}

function One({ kept, form, game }: { kept: KeptEdition; form: Printed; game: Game }): JSX.Element {
  const t = EDITIONS[language.value];
  const [edition, setEdition] = useState(kept);
  const refusal = refusalOfEdition(game, edition.file);
  const change = (file: EditionData): void => {
    const changed = { ...edition, file };
    keepEdition(changed);
    setEdition(changed);
  };
  useEffect(() => {
    document.title = `${nameOf(edition)} – ${words.value!.house}`;
  }, [edition]);
  return (
    <>
      <p>
        <a href={`/edition/${kept.game}`}>← {t.all}</a>
      </p>
      <EditionForm form={form} file={edition.file} standard={game.standard as EditionData} refusal={refusal} change={change}>
        <button type="button" onClick={() => saveJson(edition.file, fileName(edition))}>
          {t.save}
        </button>
        {refusal === undefined && (
          <a class="button primary" href={`/new/${kept.game}?edition=${kept.id}`} aria-label={t.plays(nameOf(edition))}>
            {t.play}
          </a>
        )}
      </EditionForm>
    </>
  );
}

// The values of an edition, in the groups in which the game describes them: which are ours, which were changed, and back again.
import type { ComponentChildren, JSX } from 'preact';
import { useId, useState } from 'preact/hooks';
import {
  fieldsOf,
  find,
  put,
  standing,
  type EditionData,
  type Field,
  type Group,
  type Printed,
  type Standing,
} from '@ridotto/engine/printed.ts';
import type { EditionRefusal as Refusal } from '@ridotto/table/edition.ts';
import { keeps } from '../../net/storage.ts';
import { EDITIONS } from '../../words/editions.ts';
import { language, words } from '../../words/prefs.ts';
import { EditionRefusal } from './EditionRefusal.tsx';
import { ValueInput, valueInWords } from './EditionValue.tsx';

const STANDINGS: readonly Standing[] = ['ours', 'changed', 'found', 'rulebook'];
type Which = 'all' | 'ours' | 'changed';
const WHICH: readonly Which[] = ['all', 'ours', 'changed'];

interface About {
  readonly file: EditionData;
  readonly standard: EditionData;
  /** What the game says is wrong with the file. */
  readonly refusal: JSX.Element | undefined;
  /** Of the value that was changed last. */
  readonly last: string | null;
  /** Rises when everything is put back: what was typed and refused is gone, too. */
  readonly round: number;
  /** A number stands there that is refused; until what is returned is called. */
  refuse(): () => void;
  change(file: EditionData, field: Field): void;
}

export function EditionForm({
  form,
  file,
  standard,
  refusal,
  change,
  children,
}: {
  form: Printed;
  file: EditionData;
  standard: EditionData;
  refusal: Refusal | undefined;
  change(file: EditionData): void;
  children: ComponentChildren;
}): JSX.Element {
  const t = EDITIONS[language.value];
  const [which, show] = useState<Which>('all');
  const [last, setLast] = useState<string | null>(null);
  const [asked, ask] = useState(false);
  const [round, setRound] = useState(0);
  const [refused, setRefused] = useState(0);
  const name = typeof file.name === 'string' ? file.name : '';
  const about: About = {
    file,
    standard,
    refusal: refusal && <EditionRefusal form={form} refusal={refusal} />,
    last,
    round,
    refuse: () => {
      setRefused((n) => n + 1);
      return () => setRefused((n) => n - 1);
    },
    change: (now, field) => {
      setLast(field.id);
      change(now);
    },
  };
  const fields = fieldsOf(form).filter((f) => f.when?.(file) !== false);
  return (
    <div class="edition">
      <label class="edition-name">
        <span>{t.name}</span>
        <input value={name} maxLength={80} required autocomplete="off" onInput={(e) => change({ ...file, name: e.currentTarget.value })} />
        <small>{keeps.value ? t.keptHere : t.keptNot}</small>
      </label>
      <p>{words.value!.table.labelled(t.values, counted(fields, file, standard, STANDINGS).join(' · '))}</p>
      <p>
        <label>
          {t.show}{' '}
          <select value={which} onChange={(e) => show(e.currentTarget.value as Which)}>
            {WHICH.map((one) => (
              <option key={one} value={one}>
                {t.which[one]}
              </option>
            ))}
          </select>
        </label>
      </p>
      {form.groups.map((group) => (
        <GroupPart key={group.id} group={group} which={which} about={about} />
      ))}
      <p class="edition-buttons">
        {asked ? (
          <>
            <button
              type="button"
              onClick={() => {
                ask(false);
                setLast(null);
                setRound(round + 1);
                change({ ...standard, game: file.game, name: file.name });
              }}
            >
              {t.sure}
            </button>
            <button type="button" onClick={() => ask(false)}>
              {t.no}
            </button>
          </>
        ) : (
          <button type="button" onClick={() => ask(true)}>
            {t.putAllBack}
          </button>
        )}
      </p>
      <div class="edition-foot">
        <p role="status" class={refusal ? 'edition-bad' : ''}>
          {refused > 0 && t.refused(refused)} {refusal ? t.bad : refused > 0 ? t.goodSo : t.good} {about.refusal}
        </p>
        <p class="edition-buttons">{children}</p>
      </div>
    </div>
  );
}

const counted = (fields: readonly Field[], file: EditionData, standard: EditionData, which: readonly Standing[]): readonly string[] => {
  const how = fields.map((f) => standing(f, file, standard));
  return which.flatMap((one) => {
    const n = how.filter((h) => h === one).length;
    return n > 0 ? [EDITIONS[language.value].counts[one](n)] : [];
  });
};

/** What is folded up is not drawn: there are hundreds of values. */
function GroupPart({ group, which, about }: { group: Group; which: Which; about: About }): JSX.Element {
  const t = EDITIONS[language.value];
  const [unfolded, unfold] = useState(false);
  const { file, standard } = about;
  const asked = (f: Field): boolean => f.when?.(file) !== false;
  const wanted = (f: Field): boolean => asked(f) && (which === 'all' || standing(f, file, standard) === which);
  const sections = group.sections.map((s) => ({ ...s, fields: s.fields.filter(wanted) })).filter((s) => s.fields.length > 0);
  const all = group.sections.flatMap((s) => s.fields).filter(asked);
  return (
    <details class="edition-group" id={group.id} onToggle={(e) => unfold(e.currentTarget.open)}>
      <summary>
        <strong>{group.title}</strong> <small>{counted(all, file, standard, ['ours', 'changed', 'found']).join(' · ')}</small>
      </summary>
      {unfolded && (
        <>
          <p class="soft">{group.about}</p>
          {sections.length === 0 && <p>{t.noneOfThem}</p>}
          {sections.map((s) => (
            <fieldset key={s.title} class="edition-section">
              <legend>{s.title}</legend>
              {s.fields.map((f) => (
                <FieldPart key={f.id} field={f} name={`${s.title}, ${f.label}`} about={about} />
              ))}
            </fieldset>
          ))}
        </>
      )}
    </details>
  );
}

/** `name`: for whoever hears a button alone. */
function FieldPart({ field, name, about }: { field: Field; name: string; about: About }): JSX.Element {
  const t = EDITIONS[language.value];
  const id = useId();
  const { file, standard, refusal, last, round, refuse, change } = about;
  const is = standing(field, file, standard);
  const value = field.read(file);
  const wrong = last === field.id ? refusal : undefined;
  return (
    <div class={`edition-field edition-${is}`} data-field={field.id}>
      <label for={id} id={`${id}-label`}>
        {field.label}
      </label>
      <ValueInput
        key={round}
        id={id}
        takes={field.takes}
        value={value}
        wrong={wrong !== undefined}
        refuse={refuse}
        set={(now) => change(put(field, file, now), field)}
      />
      <span class="edition-standing">
        <small id={`${id}-standing`}>
          {t.standing[is]}
          {is === 'changed' && ` · ${t.was(valueInWords(field.takes, field.read(standard)))}`}
        </small>
        {is === 'changed' ? (
          <button type="button" aria-label={t.putsBack(name)} onClick={() => change(put(field, file, field.read(standard)), field)}>
            {t.putBack}
          </button>
        ) : (
          is !== 'rulebook' && (
            <label>
              <input
                type="checkbox"
                aria-label={t.finds(name)}
                checked={is === 'found'}
                onChange={(e) => change(find(field, file, e.currentTarget.checked), field)}
              />{' '}
              <small>{t.find}</small>
            </label>
          )
        )}
      </span>
      {wrong !== undefined && (
        <p class="edition-bad edition-wrong" id={`${id}-wrong`}>
          {wrong}
        </p>
      )}
    </div>
  );
}

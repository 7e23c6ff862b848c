// One value of an edition: what it is put in with, and in words.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { takes as may, type Option, type Takes, type Value } from '@ridotto/engine/printed.ts';
import { EDITIONS } from '../../words/editions.ts';
import { language, words } from '../../words/prefs.ts';

const labelOf = (of: readonly Option[], value: string): string => of.find((o) => o.value === value)?.label ?? value;

export function valueInWords(takes: Takes, value: Value): string {
  const t = EDITIONS[language.value];
  switch (takes.is) {
    case 'number':
    case 'text':
      return String(value as number | string);
    case 'choice':
      return labelOf(takes.of, value as string);
    case 'yes-no':
      return value === true ? t.yes : t.notSo;
    case 'set': {
      const all = value as readonly string[];
      return all.length === 0 ? t.nothing : words.value!.and(all.map((v) => labelOf(takes.of, v)));
    }
    case 'amounts': {
      const all = Object.entries(value as Readonly<Record<string, number>>).filter(([, n]) => n !== 0);
      return all.length === 0
        ? t.nothing
        : words.value!.and(all.map(([key, n]) => words.value!.table.labelled(labelOf(takes.of, key), String(n))));
    }
  }
}

interface Props<T extends Takes = Takes> {
  readonly id: string;
  readonly takes: T;
  readonly value: Value;
  /** Since it was changed, something is wrong with the whole: what, stands in `ID-wrong`. */
  readonly wrong: boolean;
  /** What stands there is refused; until what is returned is called. */
  refuse(): () => void;
  set(value: Value): void;
}
/** Besides its label, what is heard of it. */
const heard = ({ id, wrong }: Props): object => ({
  id,
  'aria-describedby': `${id}-standing${wrong ? ` ${id}-wrong` : ''}`,
  ...(wrong && { 'aria-invalid': 'true' }),
});

export function ValueInput(props: Props): JSX.Element {
  const { takes, value, set } = props;
  switch (takes.is) {
    case 'number':
      return <NumberInput {...props} takes={takes} />;
    case 'text':
      return (
        <input
          {...heard(props)}
          type="text"
          value={value as string}
          maxLength={takes.longest}
          autocomplete="off"
          onInput={(e) => set(e.currentTarget.value)}
        />
      );
    case 'yes-no':
      return <input {...heard(props)} type="checkbox" checked={value === true} onChange={(e) => set(e.currentTarget.checked)} />;
    case 'choice':
      return (
        <select {...heard(props)} value={value as string} onChange={(e) => set(e.currentTarget.value)}>
          {!takes.of.some((o) => o.value === value) && <option value={value as string}>{value as string}</option>}
          {takes.of.map((o) => (
            <option key={o.value} value={o.value}>
              {o.label}
            </option>
          ))}
        </select>
      );
    case 'set':
      return <SetInput {...props} takes={takes} />;
    case 'amounts':
      return <AmountsInput {...props} takes={takes} />;
  }
}

/** What is typed stands there, also while it is no such number: then the value stays as it was, and it says what is allowed and what
    counts; until the value is another, put back perhaps. */
function NumberInput({ takes, ...props }: Props<Takes & { readonly is: 'number' }> & { readonly label?: string }): JSX.Element {
  const { id, value, set, label, refuse } = props;
  const t = EDITIONS[language.value];
  const [typed, type] = useState<{ readonly text: string; readonly over: Value } | null>(null);
  const bad = typed !== null && typed.over === value && !may(takes, number(typed.text));
  useEffect(() => (bad ? refuse() : undefined), [bad]);
  const about = `${id}-allowed`;
  return (
    <span class="edition-number">
      <input
        {...heard({ ...props, takes })}
        {...(bad && { 'aria-invalid': 'true', 'aria-describedby': about })}
        {...(label !== undefined && { 'aria-label': label })}
        type="text"
        inputMode="numeric"
        autocomplete="off"
        value={bad ? typed.text : String(value as number)}
        onInput={(e) => {
          const text = e.currentTarget.value;
          type({ text, over: value });
          if (may(takes, number(text))) set(number(text));
        }}
        onBlur={() => !bad && type(null)}
      />
      <small id={about} role={bad ? 'alert' : undefined} class={bad ? 'edition-bad' : 'hidden'}>
        {t.wholeNumber(takes.least, takes.most)} {bad && t.stillCounts(value as number)}
      </small>
    </span>
  );
}
const number = (text: string): number => (/^\d{1,6}$/.test(text.trim()) ? Number(text) : Number.NaN);

function Add({ id, of, add, more }: { id: string; of: readonly Option[]; add(value: string): void; more: object }): JSX.Element | null {
  const t = EDITIONS[language.value];
  if (of.length === 0) return null;
  return (
    <select
      {...more}
      id={id}
      value=""
      onChange={(e) => {
        add(e.currentTarget.value);
        e.currentTarget.value = '';
      }}
    >
      <option value="">{t.add}</option>
      {of.map((o) => (
        <option key={o.value} value={o.value}>
          {o.label}
        </option>
      ))}
    </select>
  );
}

function SetInput(props: Props<Takes & { readonly is: 'set' }>): JSX.Element {
  const { id, takes, value, set } = props;
  const t = EDITIONS[language.value];
  const all = value as readonly string[];
  return (
    <span class="edition-several" role="group" aria-labelledby={`${id}-label`}>
      {all.map((one) => (
        <button key={one} type="button" aria-label={t.takeOut(labelOf(takes.of, one))} onClick={() => set(all.filter((v) => v !== one))}>
          {labelOf(takes.of, one)} <span aria-hidden="true">×</span>
        </button>
      ))}
      <Add id={id} more={heard(props)} of={takes.of.filter((o) => !all.includes(o.value))} add={(one) => set([...all, one])} />
    </span>
  );
}

function AmountsInput(props: Props<Takes & { readonly is: 'amounts' }>): JSX.Element {
  const { id, takes, value, set } = props;
  const t = EDITIONS[language.value];
  const all = Object.entries(value as Readonly<Record<string, number>>).filter(([, n]) => n !== 0);
  const amount = (key: string, n: number): void =>
    set(Object.fromEntries([...all.filter(([k]) => k !== key), ...(n > 0 ? [[key, n]] : [])] as [string, number][]));
  return (
    <span class="edition-several" role="group" aria-labelledby={`${id}-label`}>
      {all.map(([key, n]) => (
        <span key={key} class="edition-amount">
          <span>{labelOf(takes.of, key)}</span>
          <NumberInput
            id={`${id}-${key}`}
            label={labelOf(takes.of, key)}
            takes={{ is: 'number', least: 1, most: takes.most }}
            value={n}
            wrong={false}
            refuse={props.refuse}
            set={(now) => amount(key, now as number)}
          />
          <button type="button" aria-label={t.takeOut(labelOf(takes.of, key))} onClick={() => amount(key, 0)}>
            <span aria-hidden="true">×</span>
          </button>
        </span>
      ))}
      <Add id={id} more={heard(props)} of={takes.of.filter((o) => !all.some(([key]) => key === o.value))} add={(key) => amount(key, 1)} />
    </span>
  );
}

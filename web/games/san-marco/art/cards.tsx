/**
 * The cards of San Marco, with pictures of our own. All words come in through
 * props, so a card speaks whatever language the table speaks.
 */
import type { JSX } from 'preact';
import { whenChanged } from '../../../art/when-changed.tsx';
import { DISTRICT_CARDS, picture, type CardId } from './card-pictures.tsx';
import './cards.css';

const Picture = whenChanged(({ of }: { of: CardId }): JSX.Element => picture(of));

export interface CardProps {
  card: CardId;
  size?: 's' | 'm' | 'l';
  /** the name on the card, in the reader's language */
  title: string;
  /** a few words under the name, shown on large cards, spoken on all */
  note?: string;
  /** e.g. "×3" where cards of one kind are shown as one */
  badge?: string;
  selected?: boolean;
  disabled?: boolean;
  /** with it the card is a button that can be pressed */
  onClick?: () => void;
  class?: string;
}

export function Card(props: CardProps): JSX.Element {
  const { card, size = 'm', title, note, badge, selected, disabled, onClick } = props;
  const kind = card.startsWith('limit') ? 'limit' : card.startsWith('back') ? 'back' : 'action';
  const cls = `card card-${size} card-${kind}${selected ? ' card-selected' : ''}${disabled ? ' card-disabled' : ''}${props.class ? ` ${props.class}` : ''}`;
  const wash = DISTRICT_CARDS.has(card) ? `var(--wash-${card})` : undefined;
  /* a long word shrinks rather than breaks */
  const fit = 10.5 / Math.max(10.5, ...title.split(/\s+/).map((word) => word.length));
  // What is written on it, in the order in which it stands there, comes first: whoever speaks to the page says what they see.
  const label = [[title, badge].filter(Boolean).join(' '), note].filter(Boolean).join(', ');
  const face = (
    <>
      <svg class="card-picture" viewBox="0 0 100 112" aria-hidden="true" preserveAspectRatio="xMidYMid slice">
        <Picture of={card} />
      </svg>
      {kind === 'back' ? null : (
        <span class="card-words" aria-hidden="true">
          <span class="card-title" style={fit < 1 ? { fontSize: `${fit.toFixed(2)}em` } : undefined}>
            {title}
          </span>
          {note && size === 'l' ? <span class="card-note">{note}</span> : null}
        </span>
      )}
      {badge ? (
        <span class="card-badge" aria-hidden="true">
          {badge}
        </span>
      ) : null}
    </>
  );
  const style = wash ? { '--wash': wash } : undefined;
  if (onClick)
    return (
      <button
        type="button"
        class={cls}
        style={style}
        aria-label={label}
        aria-pressed={selected === true}
        aria-disabled={disabled === true}
        onClick={() => (disabled ? undefined : onClick())}
      >
        {face}
      </button>
    );
  return (
    <span class={cls} style={style} role="img" aria-label={label}>
      {face}
    </span>
  );
}

// What a place offers, where that is several things, beside it on the board.
import type { JSX } from 'preact';
import type { Hand } from './hand.ts';
import { Menu, type MenuItem } from './menu.tsx';

/** `title`: of the menu of a place. */
export function HandMenu<T extends MenuItem>(props: {
  hand: Hand<T>;
  title(place: string): string;
  onPick(choice: T): void;
}): JSX.Element | null {
  const { hand, title, onPick } = props;
  const { menu, open, shut } = hand;
  if (!menu || open.length === 0) return null;
  return (
    <Menu
      title={title(menu.place)}
      items={open}
      x={menu.x}
      y={menu.y}
      onClose={shut}
      onPick={(picked) => {
        const choice = open.find((one) => one.key === picked);
        shut();
        if (choice) onPick(choice);
      }}
    />
  );
}

/** The boatyard in the basin: bridges still to be built, and the Doge's boat while he waits. */
import type { JSX } from 'preact';
import { BASIN } from './geography.ts';

export function Stock({ count, label, waiting }: { count: number; label: string; waiting: string | undefined }): JSX.Element {
  const [x, y] = BASIN.stock;
  return (
    <g>
      <g class="stock" role="img" aria-label={label} transform={`translate(${x} ${y})`}>
        <path class="deck-shadow" d="M-34-8Q-10-14 14-8V10Q-10 5-34 10Z" transform="translate(2 4)" />
        <path class="deck" d="M-34-8Q-10-14 14-8V10Q-10 5-34 10Z" />
        <path class="deck-steps" d="M-30-6V7M-26-7V6.5M10-6V7M6-7V6.5" />
        <path class="deck-rail-edge" d="M-34-8Q-10-14 14-8M-34 10Q-10 5 14 10" />
        <text class="count" x="22" y="11">
          {count}
        </text>
      </g>
      {waiting ? (
        <g class="doge-boat" transform={`translate(${BASIN.doge[0]} ${BASIN.doge[1]})`}>
          <path class="boat" d="M-46-12C-34 0-14 4 4 4 24 4 40-1 46-14l3-8 3-1-1 4 2 1-2 2 1 2-3 2C46 2 34 12 6 12-18 12-36 6-46-12Z" />
        </g>
      ) : null}
    </g>
  );
}

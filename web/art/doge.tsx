/** The Doge, large: horned cap, ermine, red mantle. His hem is at the origin. */
import type { JSX } from 'preact';
import './doge.css';

export function DogeBust(): JSX.Element {
  return (
    <g class="doge-bust">
      <path class="doge-robe" d="M-34 4C-33-14-26-24-12-30H12C26-24 33-14 34 4Z" />
      <path class="doge-fold" d="M-22 3Q-22-8-17-16M22 3Q22-8 17-16M-28 3Q-28-6-25-12M28 3Q28-6 25-12" />
      <path class="doge-ermine" d="M-13-31C-20-28-26-22-27-15-16-6-8-2 0-2S16-6 27-15C26-22 20-28 13-31Z" />
      <path class="doge-tails" d="M-18-18v4M-9-12v4M0-9v4M9-12v4M18-18v4M-11-22v4M11-22v4" />
      <path class="doge-gold" d="M-4-30H4V-4Q0-2-4-4Z" />
      <path class="doge-clasp" d="M0-24v.1M0-17v.1M0-10v.1" />
      <path class="doge-face" d="M-12-52C-13-40-10-30 0-28 10-30 13-40 12-52Z" />
      <path class="doge-shade" d="M6-48Q9-40 5-33M8.5-49Q11-41 8-35M10.5-50Q12.5-43 10.5-38" />
      <path class="doge-beard" d="M-11-42C-8-44-4-41-1.5-41H1.5C4-41 8-44 11-42 11-30 7-22 0-19-7-22-11-30-11-42Z" />
      <path class="doge-hairs" d="M-6-38Q-6-30-3-25M0-37V-24M6-38Q6-30 3-25" />
      <path class="doge-brow" d="M-9-50.5Q-5.5-53-2.5-50.5M9-50.5Q5.5-53 2.5-50.5M0-50L-1.8-43.5H1.5" />
      <circle class="doge-eye" cx="-5.5" cy="-48" r="1.3" />
      <circle class="doge-eye" cx="5.5" cy="-48" r="1.3" />
      <path class="doge-cap" d="M-15-53C-16-66-10-72 2-78 9-83 17-80 16-72 14-64 16-59 15-53Q0-59-15-53Z" />
      <path class="doge-shade" d="M9-57Q9-66 13-73M12-56Q11-64 14.5-70M6-58Q6-68 11-76" />
      <path class="doge-band" d="M-15.5-58Q0-64.5 15.5-58V-50.5Q0-57-15.5-50.5Z" />
      <path class="doge-gems" d="M-10-56.5v.1M-3.5-58.3v.1M3.5-58.3v.1M10-56.5v.1" />
    </g>
  );
}

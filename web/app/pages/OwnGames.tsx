// One's own games that are over, and to whom they are shown.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { ownProfile, share, type OwnProfile, type ShownTo } from '../../net/profile.ts';
import { PLAYED } from '../../words/played.ts';
import { language } from '../../words/prefs.ts';
import { Part, useDoing } from './Part.tsx';
import { Played } from './Played.tsx';

const PARTS = ['profile', 'rating', 'meetings'] as const;
const SHOWN = ['nobody', 'me', 'everybody'] as const;

export function OwnGames(): JSX.Element | null {
  const t = PLAYED[language.value];
  const { does, said } = useDoing();
  const [mine, setMine] = useState<OwnProfile | null>(null);
  useEffect(() => void does(async () => setMine(await ownProfile())), []);
  if (!mine) return said;
  const { sharing, player } = mine;
  return (
    <Part title={t.mine} about={t.mineAbout}>
      <div class="played-shown">
        {PARTS.map((part) => (
          <label key={part}>
            {t.parts[part]}
            <select
              value={sharing[part]}
              onChange={(e) => {
                const to = e.currentTarget.value as ShownTo;
                void does(async () => setMine(await share({ [part]: to })), t.saved);
              }}
            >
              {SHOWN.map((to) => (
                <option key={to} value={to}>
                  {t.shown[to]}
                </option>
              ))}
            </select>
          </label>
        ))}
        <label class="played-published">
          <input
            type="checkbox"
            checked={sharing.published}
            onChange={(e) => {
              const published = e.currentTarget.checked;
              void does(async () => setMine(await share({ published })), t.saved);
            }}
          />{' '}
          {t.published}
        </label>
        {Object.values(sharing).includes('everybody') && <a href={`/player/${player}`}>{t.asOthers}</a>}
      </div>
      {said}
      <p>
        <a href="/games">{t.all}</a>
      </p>
      <Played of={mine} heading="h3" />
    </Part>
  );
}

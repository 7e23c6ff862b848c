// The page of a table as all who sit around a screen see it: nothing of any hand is in it, and nothing there is played.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { GameFace } from '../../play/face.ts';
import { Screen } from '../../play/Screen.tsx';
import { words } from '../../words/prefs.ts';
import { go } from '../frame/router.ts';
import { gameAt, NoTable } from './Table.tsx';

export function ScreenPage({ id }: { id: string }): JSX.Element {
  const [face, setFace] = useState<GameFace | 'none' | null>(null);
  useEffect(() => {
    let gone = false;
    void gameAt(id, () => gone).then(async (one) => {
      const found = await one?.face();
      if (!gone) setFace(found ?? 'none');
    });
    return () => {
      gone = true;
    };
  }, [id]);
  const t = words.value!;
  if (face === 'none') return <NoTable title={t.house} />;
  if (face) return <Screen id={id} face={face} go={go} gone={() => <NoTable title={face.words().title} />} />;
  return (
    <main class="page" tabindex={-1}>
      <p role="status">{t.loading}</p>
    </main>
  );
}

// The page of a table: which game is played there, and what that game brings to it.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { LISTED, listed } from '../../games/index.ts';
import type { Listed } from '../../games/listed.ts';
import { rememberedTable } from '../../net/seats.ts';
import { chairAt } from '../../net/tables.ts';
import type { GameFace } from '../../play/face.ts';
import { Table } from '../../play/Table.tsx';
import { words } from '../../words/prefs.ts';
import { Page } from '../Page.tsx';
import { go, lastTable } from '../router.ts';

/** This device may remember it, and anybody may know it. */
async function gameAt(id: string): Promise<Listed> {
  const game =
    rememberedTable(id)?.game ||
    (await chairAt(id, null)
      .then(async (chair) => (await chair.snapshot()).game)
      .catch(() => 'san-marco'));
  return listed(game) ?? LISTED['san-marco']!;
}

export function TablePage({ id }: { id: string }): JSX.Element {
  const [found, setFound] = useState<{ one: Listed; face: GameFace } | null>(null);
  useEffect(() => {
    lastTable.value = `/table/${id}`;
    void gameAt(id).then(async (one) => setFound({ one, face: await one.face() }));
  }, [id]);
  if (found) return <Table id={id} face={found.face} game={() => found.one.game()} go={go} gone={<NoTable title={found.face.title()} />} />;
  return (
    <main class="page" tabindex={-1}>
      <h1>{words.value!.house}</h1>
      <p role="status">{words.value!.loading}</p>
    </main>
  );
}

function NoTable({ title }: { title: string }): JSX.Element {
  const t = words.value!;
  return (
    <Page title={title}>
      <h1>{title}</h1>
      <p>{t.table.gone}</p>
      <p>
        <a href="/" class="button primary">
          {t.notFound.home}
        </a>
      </p>
    </Page>
  );
}

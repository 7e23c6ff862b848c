// The page of a table: which game is played there, and what that game brings to it.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { listed, type Listed } from '../../games/index.ts';
import { isFinal, Refused, UNREACHABLE, type Problem } from '../../net/http/api.ts';
import { giveUpSeats, rememberedTable } from '../../net/seats.ts';
import { chairAt } from '../../net/tables.ts';
import type { GameFace } from '../../play/face.ts';
import { later } from '../../play/later.tsx';
import { Table } from '../../play/Table.tsx';
import { words } from '../../words/prefs.ts';
import { problemInWords } from '../../words/problem.ts';
import { Page } from '../frame/Page.tsx';
import { go, lastTable } from '../frame/router.ts';
import './rules.css';

const RulesText = later(() => import('./RulesText.tsx').then((m) => m.RulesText));

/** This device may remember it, and anybody may know it. undefined: there is no such table, or no such game on this page.
    `wait`: told why it takes long; true, when nobody waits any more. */
export async function gameAt(id: string, wait: (why: Problem) => boolean): Promise<Listed | undefined> {
  const remembered = listed(rememberedTable(id)?.game ?? '');
  if (remembered) return remembered;
  for (let tries = 1; ; tries++) {
    try {
      return listed((await (await chairAt(id, null)).snapshot()).game);
    } catch (e) {
      if (isFinal(e)) return undefined;
      if (wait(e instanceof Refused ? e.problem : UNREACHABLE)) return undefined;
      await new Promise((again) => setTimeout(again, Math.min(8000, 300 * 2 ** tries)));
    }
  }
}

export function TablePage({ id }: { id: string }): JSX.Element {
  const t = words.value!;
  const [problem, setProblem] = useState<Problem | null>(null);
  const [found, setFound] = useState<{ one: Listed; face: GameFace } | 'none' | null>(null);
  useEffect(() => {
    let gone = false;
    lastTable.value = `/table/${id}`;
    const wait = (why: Problem): boolean => {
      if (!gone) setProblem(why);
      return gone;
    };
    void gameAt(id, wait).then(async (one) => {
      const face = await one?.face();
      if (!gone) setFound(one && face ? { one, face } : 'none');
    });
    return () => {
      gone = true;
    };
  }, [id]);
  if (found === 'none') return <NoTable title={t.house} />;
  if (found)
    return (
      <Table
        id={id}
        face={found.face}
        game={() => found.one.game()}
        rules={(table) => <RulesText game={found.one} table={table} />}
        go={go}
        gone={(what) => <NoTable title={found.face.words().title} seat={what === 'seat' ? id : undefined} />}
      />
    );
  return (
    <main class="page" tabindex={-1}>
      <h1>{t.house}</h1>
      <p role="status">{problem ? problemInWords(words.value!.problem, problem) : t.loading}</p>
    </main>
  );
}

/** `seat`: the table is there, and only the seat is somebody else's. */
export function NoTable({ title, seat }: { title: string; seat?: string }): JSX.Element {
  const t = words.value!;
  return (
    <Page title={title}>
      <h1>{title}</h1>
      <p>{seat === undefined ? t.table.gone : t.table.seatGone}</p>
      <p class="buttons">
        {seat !== undefined && (
          <button
            type="button"
            class="primary"
            onClick={() => {
              giveUpSeats(seat);
              location.replace(`/table/${seat}`);
              location.reload();
            }}
          >
            {t.table.watchOn}
          </button>
        )}
        <a href="/" class={seat === undefined ? 'button primary' : 'button'}>
          {t.notFound.home}
        </a>
      </p>
    </Page>
  );
}

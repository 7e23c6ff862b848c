// The links of a table: one for each seat that is played elsewhere, and one to watch.
import type { JSX } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { arrive } from '../../net/arrive.ts';
import { rememberedTable } from '../../net/seats.ts';
import { keeps } from '../../net/storage.ts';
import { words } from '../../words/prefs.ts';
import { Page } from '../frame/Page.tsx';
import { Code } from '../../play/Code.tsx';
import { Link } from '../../play/Link.tsx';
import { OnlyHere } from '../../play/OnlyHere.tsx';
import { onlySeat, useOwnLook } from '../../play/own-look.ts';

export function Share({ id }: { id: string }): JSX.Element {
  const t = words.value!.share;
  const [, again] = useState(0);
  // Reloaded where nothing is kept, the page has its links from its address.
  useLayoutEffect(() => void arrive(id).then(() => again(1)), [id]);
  const table = rememberedTable(id);
  useOwnLook(onlySeat(table?.seats ?? []));
  const url = `${location.origin}/table/${id}`;
  const name = (seat: string): string => table?.names[Number(seat.slice(1))] ?? seat;
  return (
    <Page title={t.title}>
      <h1>{t.title}</h1>
      <p>{t.about}</p>
      <OnlyHere />
      {!keeps.value && <p class="soft">{words.value!.unkept.links}</p>}
      <ul class="links">
        {table?.invites.map((s) => (
          <Link key={s.seat} name={s.seat} seat={s.seat} label={t.seat(name(s.seat))} url={`${url}#seat=${s.token}`}>
            <Code title={t.code(name(s.seat))} text={`${url}#seat=${s.token}`} />
          </Link>
        ))}
        <Link name="watch" label={t.watch} url={url} />
        <Link name="screen" label={words.value!.around.link} url={`${url}/screen`} />
      </ul>
      <p>
        <a href={`/table/${id}`} class="button primary big">
          {t.go}
        </a>
      </p>
    </Page>
  );
}

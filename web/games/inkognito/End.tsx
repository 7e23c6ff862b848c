// The end: who was who, the true missions, and who learned what and when.
import type { JSX } from 'preact';
import { goesThrough } from '@ridotto/games/inkognito/words/shape.ts';
import { SeatToken } from '../../art/emblems.tsx';
import { seatIndex } from '../../art/seats.ts';
import type { At } from '../../play/face.ts';
import { CardFace } from './Card.tsx';
import { fits, missionOf, PAIRS, partner, teamOf } from './reason.ts';
import { shownOf, voice } from './table.ts';
import { ink } from './words.ts';

export function End({ at }: { at: At }): JSX.Element {
  const w = ink();
  const view = shownOf(at);
  const players = at.seats.length;
  const deal = view.deal;
  const winners = at.snapshot.over?.winners ?? [];
  const letterOf = (agent: string): string | undefined => Object.values(deal).find((d) => d.identity === agent)?.letter;
  const mission = (seat: string): string => {
    const d = deal[seat];
    const other = d && letterOf(partner(d.identity));
    const m = d && other ? missionOf(at, d.identity, d.letter, other) : undefined;
    return m && d ? w.mission.text(m, players, teamOf(d.identity), false) : '–';
  };
  /* what an asker could still think possible after each answer */
  const known = new Map<string, string[][]>();
  const leaves = view.questions.map((q) => {
    const key = `${q.asker} ${q.target}`;
    const seen = [...(known.get(key) ?? []), q.cards ?? []];
    known.set(key, seen);
    return PAIRS.filter((p) => seen.every((cards) => cards.length === 0 || fits(cards, p))).length;
  });
  return (
    <div class="ink-end">
      {view.how && <p>{w.end.how[view.how]}</p>}
      <table class="end-table ink-end-table">
        <caption>{w.end.title}</caption>
        <thead>
          <tr>
            <th scope="col">{w.end.player}</th>
            <th scope="col">{w.end.identity}</th>
            <th scope="col">{w.end.disguise}</th>
            <th scope="col">{w.end.letter}</th>
            <th scope="col">{w.end.mission}</th>
          </tr>
        </thead>
        <tbody>
          {at.seats.map((s) => {
            const d = deal[s.id];
            return (
              <tr key={s.id} class={winners.includes(s.id) ? 'winner' : ''}>
                <th scope="row">
                  <SeatToken seat={seatIndex(s.id)} size={24} /> {s.name}
                  {winners.includes(s.id) && (
                    <>
                      {' '}
                      <small>★ {w.end.winner}</small>
                    </>
                  )}
                </th>
                <td>{d ? w.agents[d.identity] : w.panel.ambassador}</td>
                <td>{d ? w.builds[d.disguise] : '–'}</td>
                <td>{d?.letter ?? '–'}</td>
                <td>{d ? mission(s.id) : '–'}</td>
              </tr>
            );
          })}
          {view['set-aside'] && (
            <tr>
              <th scope="row">{w.end.aside}</th>
              <td>{w.agents[view['set-aside'].identity]}</td>
              <td>{w.builds[view['set-aside'].disguise]}</td>
              <td>{view['set-aside'].letter}</td>
              <td>–</td>
            </tr>
          )}
        </tbody>
      </table>
      {view.sheet && Object.keys(view.sheet).length > 0 && (
        <>
          <h3>{w.end.sheet}</h3>
          <ul>
            {Object.entries(view.sheet).map(([s, g]) => (
              <li key={s}>
                {w.end.sheetRow(at.name(s), w.agents[g.identity], w.builds[g.disguise])} (
                {deal[s]?.identity === g.identity && deal[s]?.disguise === g.disguise ? w.end.right : w.end.wrong})
              </li>
            ))}
          </ul>
        </>
      )}
      <h3>{w.end.knew}</h3>
      {view.questions.length === 0 ? (
        <p>{w.end.noQuestions}</p>
      ) : (
        <div class="ink-knew" tabindex={0} role="region" aria-label={w.end.knew}>
          <table>
            <thead>
              <tr>
                <th scope="col">{w.end.turn}</th>
                <th scope="col">{w.end.question}</th>
                <th scope="col">{w.end.shown}</th>
                <th scope="col">{w.end.left}</th>
              </tr>
            </thead>
            <tbody>
              {view.questions.map((q, i) => (
                <tr key={i}>
                  <td>{q.turn}</td>
                  <td>
                    {w.colon(`${at.name(q.asker)} → ${at.name(q.target)}`, w.kinds[q.kind])}
                    {goesThrough(q, voice(at.name, at.snapshot.view)) && <small> {w.channels.ambassador}</small>}
                  </td>
                  <td>
                    <span class="ink-fan" role="img" aria-label={w.cardList(q.cards ?? [], q.letter)}>
                      {(q.cards ?? []).map((c) => (
                        <CardFace key={c} card={c} seat={seatIndex(q.target)} letter={q.letter} size="s" />
                      ))}
                    </span>
                  </td>
                  <td>{w.end.pairs(leaves[i] ?? 0)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  );
}

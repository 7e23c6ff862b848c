// What somebody at the table has proposed and not all have answered, above what is asked by the game; and whether one plays oneself.
import type { ProposalShown, Wished } from '@ridotto/table/protocol.ts';
import type { JSX } from 'preact';
import { freshSalt } from '../net/salt.ts';
import { words } from '../words/prefs.ts';
import type { At, GameFace } from './face.ts';
import { proposedInWords } from './settled.ts';
import { standInOf } from './stand-in.ts';
import './company.css';

export function Proposals({ at, face }: { at: At; face: GameFace }): JSX.Element | null {
  const t = words.value!.company;
  const { snapshot, store } = at;
  const { you, proposals = [] } = snapshot;
  const standIn = standInOf(at, you);
  // Whoever watches can only wait.
  const late = you === null ? [] : lateOnes(at);
  if (snapshot.over || (proposals.length === 0 && late.length === 0 && !standIn && !snapshot.setAside)) return null;
  const say = (wished: Wished): void => store.settle(wished);
  const things = proposals.length + late.length + (standIn ? 1 : 0) + (snapshot.setAside ? 1 : 0);
  const many = things > 1 || proposals.some(({ undoes = [] }) => undoes.length > 0);
  return (
    <section class={`proposals${many ? ' proposals-many' : ''}`} aria-label={t.open} data-area="proposals">
      {snapshot.setAside && <p>{t.setAside}</p>}
      {late.map((seat) => (
        <Late key={seat} at={at} seat={seat} say={say} />
      ))}
      {standIn && (
        <p>
          {standIn.because === 'conceded' ? t.standIn.conceded : t.standsIn}{' '}
          {standIn.because !== 'conceded' && (
            <button type="button" class="primary" onClick={() => say({ do: 'return' })}>
              {t.back}
            </button>
          )}
        </p>
      )}
      {proposals.map((proposal) => (
        <One key={proposal.id} proposal={proposal} at={at} face={face} say={say} />
      ))}
    </section>
  );
}

/** Seats whose time has run out, where it is left to the others what comes of it; none that something is proposed for. */
function lateOnes({ snapshot: { tempo, clocks = [], awaits, paused, players, proposals = [] } }: At): readonly string[] {
  if (tempo?.late !== 'others' || paused) return [];
  return awaits.filter((seat) => {
    const i = Number(seat.slice(1));
    const player = players[i];
    if (clocks[i]?.left !== 0 || clocks[i].until !== null || player?.kind !== 'human' || player.standIn) return false;
    return !proposals.some(({ what }) => what.do === 'stop' || ('seat' in what && what.seat === seat));
  });
}

function Late({ at, seat, say }: { at: At; seat: string; say(wished: Wished): void }): JSX.Element {
  const t = words.value!.company;
  const { you } = at.snapshot;
  if (seat === you) return <p>{t.lateYou}</p>;
  return (
    <div class="proposal">
      <p>{t.lateThen(at.name(seat))}</p>
      {standInOf(at, you) === undefined && (
        <p class="buttons">
          <button type="button" onClick={() => say({ do: 'propose', what: { do: 'give-to-bot', seat } })}>
            {t.offer['give-to-bot'](at.name(seat))}
          </button>
          <button type="button" onClick={() => say({ do: 'propose', what: { do: 'stop' } })}>
            {t.offer.stop}
          </button>
        </p>
      )}
    </div>
  );
}

interface OneProps {
  proposal: ProposalShown;
  at: At;
  face: GameFace;
  say(wished: Wished): void;
}
function One({ proposal: { id, by, what, agreed, asked, undoes }, at, face, say }: OneProps): JSX.Element {
  const t = words.value!.company;
  const { snapshot, name } = at;
  const you = snapshot.you ?? '';
  const about = 'seat' in what && what.seat === you;
  const lines = (undoes ?? []).flatMap((fact) => face.line(fact, name, snapshot.view)?.text ?? []);
  return (
    <div class="proposal">
      <p>
        {proposedInWords(what, name(by), name)} <small>{t.waits(asked.map(name))}</small>
      </p>
      {lines.length > 0 && (
        <details open={lines.length < 4}>
          <summary>{t.undoes}</summary>
          <ul>
            {lines.map((line, i) => (
              <li key={i}>{line}</li>
            ))}
          </ul>
        </details>
      )}
      {you !== '' && standInOf(at, you) === undefined && (
        <p class="buttons">
          {!about && (asked.includes(you) || asked.length === 0) && (
            <button
              type="button"
              class="primary"
              onClick={() => say({ do: 'agree', proposal: id, ...(what.do === 'take-along' && { salt: freshSalt() }) })}
            >
              {agreed.includes(you) ? t.carry : t.agree}
            </button>
          )}
          <button type="button" onClick={() => say({ do: 'decline', proposal: id })}>
            {by === you ? t.withdraw : t.decline}
          </button>
        </p>
      )}
    </div>
  );
}

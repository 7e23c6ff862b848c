// At the table: how much time there is, one's own seat, what one may propose to the others.
import type { Proposed, Wished } from '@ridotto/table/protocol.ts';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { houseNow } from '../net/clock.ts';
import type { Problem } from '../net/http/api.ts';
import { isHere } from '../net/tables.ts';
import { words } from '../words/prefs.ts';
import { problemInWords } from '../words/problem.ts';
import { Dialog } from './Dialog.tsx';
import type { At } from './face.ts';
import { Code } from './Code.tsx';
import { Elsewhere } from './Elsewhere.tsx';
import { Link } from './Link.tsx';
import { OnlyHere } from './OnlyHere.tsx';
import { standInOf } from './stand-in.ts';
import { useInSight } from './in-sight.ts';
import { lateInWords, tempoInWords } from './settled.ts';
import { TEMPOS } from './tempos.ts';
import './company.css';

type Wish = Extract<Wished, { do: 'propose' }>['what'];
interface PartProps {
  at: At;
  you: string;
}

/** Asks for something; and, to stand beside what was pressed, why it was refused last. `place`: which of several things it was. */
interface Wishing {
  wish(wished: Wished, place?: string): Promise<boolean>;
  refused(place: string): JSX.Element | null;
}
function useWishes({ at: { store }, you }: PartProps): Wishing {
  const [problem, setProblem] = useState<{ readonly at: string; readonly why: Problem } | null>(null);
  return {
    async wish(wished, place = wished.do) {
      setProblem(null);
      const why = await store.matter(you, wished);
      if (why) setProblem({ at: place, why });
      return why === null;
    },
    refused: (place) => (problem?.at === place ? <Refusal why={problem.why} /> : null),
  };
}
function Refusal({ why }: { why: Problem }): JSX.Element {
  return (
    <p ref={useInSight<HTMLParagraphElement>(why)} role="alert" class="problem">
      {problemInWords(words.value!.problem, why)}
    </p>
  );
}

export function CompanyDialog({ at, go, close }: { at: At; go(to: string): void; close(): void }): JSX.Element {
  const t = words.value!.company;
  const { snapshot } = at;
  const { you, tempo, over } = snapshot;
  const standIn = standInOf(at, you);
  const gone = snapshot.gone !== undefined;
  // What is to be done then stands on the page, which an open dialog locks.
  useEffect(() => {
    if (gone) close();
  }, [gone]);
  return (
    <Dialog title={t.open} close={close}>
      <p>
        {tempoInWords(tempo)}.{tempo && ` ${lateInWords(tempo.late)}`}
      </p>
      {!snapshot.hints && <p>{words.value!.problem.kinds['no-hints']}</p>}
      {snapshot.reasons && <p>{words.value!.hints.reasons.here}</p>}
      {you !== null && !over && !gone && (
        <>
          <Seat at={at} you={you} />
          {standIn === undefined && snapshot.hours && <Hours at={at} you={you} hours={snapshot.hours} />}
          <Invitations at={at} of={(seat) => seat !== you} />
          {standIn === undefined && !isHere(at.store.id) && <Watching at={at} you={you} />}
          {standIn === undefined && <Offers at={at} you={you} />}
          {standIn === undefined && <Elsewhere at={at} go={go} />}
        </>
      )}
      {/* Of a table of bots alone, which this device watches and keeps, nobody is asked. */}
      {you === null && isHere(at.store.id) && at.store.seats.value.length === 0 && !over && !gone && <Elsewhere at={at} go={go} />}
    </Dialog>
  );
}

function Part({ title, children }: { title: string; children: ComponentChildren }): JSX.Element {
  return (
    <section class="company-part">
      <h3>{title}</h3>
      {children}
    </section>
  );
}

function Seat({ at, you }: PartProps): JSX.Element {
  const t = words.value!.company;
  const { wish, refused } = useWishes({ at, you });
  const [sure, setSure] = useState(false);
  const invited = at.snapshot.invitations?.some(({ seat }) => seat === you) === true;
  const standIn = standInOf(at, you);
  if (standIn)
    return (
      <Part title={t.mine}>
        <p>{t.standIn[standIn.because]}</p>
        {standIn.because !== 'conceded' && (
          <button type="button" class="primary" onClick={() => void wish({ do: 'return' })}>
            {t.back}
          </button>
        )}
        {refused('return')}
      </Part>
    );
  return (
    <Part title={t.mine}>
      <p class="buttons">
        <button type="button" onClick={() => void wish({ do: 'rest' })}>
          {t.rest}
        </button>
        <small>{t.restAbout}</small>
      </p>
      {refused('rest')}
      <p class="buttons">
        {/* A second press in the same place changes one's mind, and concedes nothing. */}
        <button type="button" onClick={() => setSure(!sure)}>
          {sure ? t.concedeNo : t.concede}
        </button>
        {sure && (
          <button type="button" onClick={() => void wish({ do: 'concede' })}>
            {t.concedeSure}
          </button>
        )}
        <small>{t.concedeAbout}</small>
      </p>
      {refused('concede')}
      {!isHere(at.store.id) && (
        <p class="buttons">
          <button type="button" onClick={() => void wish({ do: invited ? 'withdraw-invitation' : 'invite' }, 'invite')}>
            {invited ? t.withdrawInvitation : t.invite}
          </button>
          <small>{t.inviteAbout}</small>
        </p>
      )}
      {refused('invite')}
      <Invitations at={at} of={(seat) => seat === you} />
    </Part>
  );
}

/** Links by which somebody takes one of these seats over: to be passed on. */
function Invitations({ at, of }: { at: At; of(seat: string): boolean }): JSX.Element | null {
  const t = words.value!.company;
  const { you } = at.snapshot;
  const invitations = (at.snapshot.invitations ?? []).filter(({ seat }) => of(seat));
  if (invitations.length === 0) return null;
  return (
    <>
      <OnlyHere />
      <ul class="links company-links">
        {invitations.map(({ seat, invitation }) => {
          const url = `${location.origin}/succeed/${at.store.id}#seat=${seat}&invitation=${invitation}`;
          return (
            <Link key={seat} name={`seat-${seat}`} label={seat === you ? t.inviteLink : t.newLinkFor(at.name(seat))} url={url}>
              <Code key={url} title={words.value!.share.code(at.name(seat))} text={url} />
            </Link>
          );
        })}
      </ul>
    </>
  );
}

/** What those who watch may do. */
function Watching({ at, you }: PartProps): JSX.Element {
  const t = words.value!.company;
  const { wish, refused } = useWishes({ at, you });
  const { gallery } = at.snapshot;
  return (
    <Part title={words.value!.talk.gallery}>
      <label class="toggle">
        <input type="checkbox" checked={gallery} onChange={() => void wish({ do: 'gallery', open: !gallery })} /> {t.gallery}
      </label>
      {refused('gallery')}
    </Part>
  );
}

const clockFace = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
const minutesOf = (face: string): number => Number(face.slice(0, 2)) * 60 + Number(face.slice(3, 5));
const DAY = 86_400_000;

function Hours({ at, you, hours: { quiet, away, left } }: PartProps & { hours: NonNullable<At['snapshot']['hours']> }): JSX.Element {
  const t = words.value!.company;
  const { wish, refused } = useWishes({ at, you });
  const zone = quiet?.zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  const [from, setFrom] = useState(clockFace(quiet?.from ?? 22 * 60));
  const [to, setTo] = useState(clockFace(quiet?.to ?? 8 * 60));
  const [days, setDays] = useState(1);
  return (
    <Part title={t.night}>
      <p class="soft">{t.nightAbout(zone)}</p>
      <form
        class="buttons"
        onSubmit={(e) => {
          e.preventDefault();
          void wish({ do: 'quiet', quiet: { from: minutesOf(from), to: minutesOf(to), zone } });
        }}
      >
        <label>
          {t.from} <input type="time" required value={from} onInput={(e) => setFrom(e.currentTarget.value)} />
        </label>
        <label>
          {t.to} <input type="time" required value={to} onInput={(e) => setTo(e.currentTarget.value)} />
        </label>
        <button type="submit">{t.keep}</button>
        {quiet && (
          <button type="button" onClick={() => void wish({ do: 'quiet', quiet: null })}>
            {t.noNight}
          </button>
        )}
      </form>
      {refused('quiet')}
      {away !== null ? (
        <p class="buttons">
          {t.away(t.moment(away, houseNow()))}
          <button type="button" onClick={() => void wish({ do: 'away', until: 0 })}>
            {t.comeBack}
          </button>
        </p>
      ) : (
        left > 0 && (
          <p class="buttons">
            <label>
              {t.awayFor}{' '}
              <select value={days} onChange={(e) => setDays(Number(e.currentTarget.value))}>
                {Array.from({ length: left }, (_, i) => (
                  <option key={i} value={i + 1}>
                    {t.awayDays(i + 1)}
                  </option>
                ))}
              </select>
            </label>
            {/* A little less than whole days: the command takes its time, and must not need one more. */}
            <button type="button" onClick={() => void wish({ do: 'away', until: Math.round(houseNow() + days * DAY - 60_000) })}>
              {t.goAway}
            </button>
            <small>{t.awayLeft(left)}</small>
          </p>
        )
      )}
      {refused('away')}
    </Part>
  );
}

function Offers({ at, you }: PartProps): JSX.Element {
  const t = words.value!.company;
  const { wish, refused } = useWishes({ at, you });
  const { snapshot, seats } = at;
  const [tempo, setTempo] = useState('day');
  const [said, setSaid] = useState('');
  const offer = async (what: Wish, label: string, place: string): Promise<void> => {
    setSaid('');
    if (!(await wish({ do: 'propose', what }, place))) return;
    // Where nobody is to be asked, it is done.
    const asks = at.store.snapshot.value?.proposals?.some((p) => p.by === you && p.what.do === what.do) === true;
    setSaid(asks ? t.offered(label) : label);
  };
  const plain = (what: Extract<Proposed['do'], 'stop' | 'pause' | 'go-on' | 'take-back'>): JSX.Element => (
    <button type="button" key={what} onClick={() => void offer({ do: what }, t.offer[what], 'plain')}>
      {t.offer[what]}
    </button>
  );
  const others = seats.filter(({ id, bot }) => id !== you && bot === null && standInOf(at, id)?.because !== 'conceded');
  return (
    <Part title={t.propose}>
      <p class="soft">{t.proposeAbout}</p>
      <p class="buttons">
        {plain('take-back')}
        {plain('stop')}
        {snapshot.tempo && plain(snapshot.paused ? 'go-on' : 'pause')}
      </p>
      {refused('plain')}
      <p class="buttons">
        <label>
          <span class="hidden">{t.tempo}</span>
          <select value={tempo} onChange={(e) => setTempo(e.currentTarget.value)}>
            {Object.entries(TEMPOS).map(([id, one]) => (
              <option key={id} value={id}>
                {tempoInWords(one)}
              </option>
            ))}
          </select>
        </label>
        <button type="button" onClick={() => void offer({ do: 'tempo', tempo: TEMPOS[tempo] ?? null }, t.change, 'tempo')}>
          {t.change}
        </button>
      </p>
      {refused('tempo')}
      {others.length > 0 && (
        <details>
          <summary>{t.vanished}</summary>
          <p class="buttons">
            {others.map(({ id, name }) => (
              <Vanished
                key={id}
                name={name}
                here={isHere(at.store.id)}
                standIn={standInOf(at, id) !== undefined}
                offer={(what, label) => void offer({ do: what, seat: id }, label, 'vanished')}
              />
            ))}
          </p>
          {refused('vanished')}
        </details>
      )}
      <p role="status">{said !== '' && `✓ ${said}`}</p>
    </Part>
  );
}

interface VanishedProps {
  name: string;
  /** The table is kept by this device: nobody needs a link to it. */
  here: boolean;
  standIn: boolean;
  offer(what: 'give-to-bot' | 'new-link', label: string): void;
}
function Vanished({ name, here, standIn, offer }: VanishedProps): JSX.Element {
  const t = words.value!.company.offer;
  return (
    <>
      {!standIn && (
        <button type="button" onClick={() => offer('give-to-bot', t['give-to-bot'](name))}>
          {t['give-to-bot'](name)}
        </button>
      )}
      {!here && (
        <button type="button" onClick={() => offer('new-link', t['new-link'](name))}>
          {t['new-link'](name)}
        </button>
      )}
    </>
  );
}

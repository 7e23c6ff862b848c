import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import { again, isComplete, requestOf, seatOf, step, viewOf, type Gathering, type Step } from './gathering.ts';
import { setUp } from './setup.ts';

const GATHERING: Gathering = {
  id: 'table-of-venice-1',
  about: { game: 'san-marco', confirm: true, chat: true },
  seats: [
    { kind: 'human', guest: 'anne', hash: 'hash of anne', name: 'Anne', ready: false, salt: '' },
    { kind: 'open' },
    { kind: 'open' },
    { kind: 'bot', name: 'Bot 1', bot: 'steady' },
  ],
  host: 'anne',
  invitation: 'come in',
  listed: false,
  language: 'en',
  secret: '00'.repeat(32),
  commitment: 'c',
  state: 'open',
  version: 1,
};
const CUSTOMS = { sizes: [3, 4], bots: ['steady', 'random'], invited: true };

/** One step after another, each by somebody; fails where one is refused. */
function after(...steps: readonly (readonly [guest: string, deed: Step])[]): Gathering {
  let gathering = GATHERING;
  for (const [guest, deed] of steps) {
    const stepped = step(gathering, guest, deed, CUSTOMS);
    assert.ok('gathering' in stepped, JSON.stringify(stepped));
    assert.equal(stepped.gathering.version, gathering.version + 1);
    ({ gathering } = stepped);
  }
  return gathering;
}
function refused(gathering: Gathering, guest: string, deed: Step, kind: string, customs = CUSTOMS): void {
  const stepped = step(gathering, guest, deed, customs);
  assert.ok('problem' in stepped, JSON.stringify(deed));
  assert.equal(stepped.problem.type, `urn:ridotto:problem:${kind}`);
}
const sit = (name: string, seat?: number): Step => ({ do: 'sit', name, ...(seat !== undefined && { seat }) });
const ready = (salt?: string): Step => ({ do: 'ready', hash: 'hash of somebody', ...(salt !== undefined && { salt }) });
const names = ({ seats }: Gathering): (string | null)[] => seats.map((place) => ('name' in place ? place.name : null));

test('whoever comes takes the first open seat, or the one they ask for, under a name unlike the others', () => {
  assert.deepEqual(names(after(['benoit', sit('Benoît')])), ['Anne', 'Benoît', null, 'Bot 1']);
  assert.deepEqual(names(after(['benoit', sit('  Benoît ', 2)])), ['Anne', null, 'Benoît', 'Bot 1']);
  refused(GATHERING, 'benoit', sit('Benoît', 0), 'no-open-seat');
  refused(GATHERING, 'benoit', sit('Benoît', 3), 'no-open-seat');
  refused(GATHERING, 'benoit', sit('Benoît', 4), 'no-open-seat');
  refused(GATHERING, 'benoit', sit('ANNE'), 'bad-name');
  refused(GATHERING, 'benoit', sit('s1'), 'bad-name');
  refused(GATHERING, 'anne', sit('Anne again'), 'seated');
  refused(after(['benoit', sit('Benoît')], ['christian', sit('Christian')]), 'denise', sit('Denise'), 'no-open-seat');
});

test('without an invitation nobody sits down but the host', () => {
  const uninvited = { ...CUSTOMS, invited: false };
  refused(GATHERING, 'benoit', sit('Benoît'), 'not-invited', uninvited);
  const back = step(after(['benoit', sit('Benoît')], ['benoit', ready()]), 'anne', { do: 'leave' }, uninvited);
  assert.ok('gathering' in back && back.gathering.host === 'benoit');
  refused(back.gathering, 'anne', sit('Anne'), 'not-invited', uninvited);
});

test('it is complete when everybody sits and is ready, and begins with what each has added to the dealing', () => {
  const full = after(['benoit', sit('Benoît')], ['christian', sit('Christian')], ['anne', ready('a')]);
  assert.ok(!isComplete(full));
  const all = after(
    ['benoit', sit('Benoît')],
    ['christian', sit('Christian')],
    ['anne', ready('a')],
    ['benoit', ready('b')],
    ['benoit', { do: 'wait' }],
    ['benoit', ready()],
    ['christian', ready()],
  );
  assert.ok(isComplete(all));
  const setup = setUp(requestOf(all), { id: all.id, randomBytes: (n) => new Uint8Array(n), bots: () => ['steady'] });
  assert.deepEqual(setup.names, ['Anne', 'Benoît', 'Christian', 'Bot 1']);
  assert.deepEqual(setup.salts, ['a', 'b', '', '']);
  assert.equal(setup.chat, true);
});

test('whoever agreed to another company is asked again; whoever changes it is not', () => {
  const two = after(['benoit', sit('Benoît')], ['anne', ready()], ['benoit', ready()]);
  const [filled, fewer] = (['fill', 'close-ranks'] as const).map((what) => {
    const stepped = step(two, 'anne', what === 'fill' ? { do: 'fill', bot: 'random' } : { do: 'close-ranks' }, CUSTOMS);
    assert.ok('gathering' in stepped);
    return stepped.gathering;
  });
  assert.deepEqual(names(filled), ['Anne', 'Benoît', 'Bot 2', 'Bot 1']);
  assert.deepEqual(names(fewer), ['Anne', 'Benoît', 'Bot 1']);
  for (const gathering of [filled, fewer]) {
    assert.ok(!isComplete(gathering));
    const agreed = step(gathering, 'benoit', ready(), CUSTOMS);
    assert.ok('gathering' in agreed && isComplete(agreed.gathering));
  }
  refused(filled, 'anne', { do: 'fill', bot: 'random' }, 'no-open-seat');
  refused(two, 'anne', { do: 'fill', bot: 'deep' }, 'bad-setup');
  refused(GATHERING, 'anne', { do: 'close-ranks' }, 'bad-setup');
});

test('a chat that only one person would be in is left out', () => {
  const alone = after(['anne', { do: 'fill', bot: 'steady' }], ['anne', ready()]);
  assert.ok(isComplete(alone));
  assert.equal('chat' in requestOf(alone), false);
});

test('what is the host’s business is nobody else’s, and passes on when the host gets up', () => {
  const two = after(['benoit', sit('Benoît')], ['christian', sit('Christian')]);
  const deeds: readonly Step[] = [
    { do: 'fill', bot: 'steady' },
    { do: 'close-ranks' },
    { do: 'send-away', seat: 0 },
    { do: 'renew', invitation: 'x' },
    { do: 'list', listed: true },
    { do: 'give-up' },
  ];
  for (const deed of deeds) for (const guest of ['benoit', 'denise']) refused(two, guest, deed, 'host-needed');
  for (const deed of [{ do: 'leave' }, ready(), { do: 'wait' }] as const) refused(two, 'denise', deed, 'not-seated');
  const left = step(two, 'anne', { do: 'leave' }, CUSTOMS);
  assert.ok('gathering' in left);
  assert.deepEqual([left.gathering.host, names(left.gathering)], ['benoit', [null, 'Benoît', 'Christian', 'Bot 1']]);
  const away = step(left.gathering, 'benoit', { do: 'send-away', seat: 2 }, CUSTOMS);
  assert.ok('gathering' in away && seatOf(away.gathering, 'christian') < 0);
  refused(left.gathering, 'benoit', { do: 'send-away', seat: 1 }, 'bad-request');
  refused(left.gathering, 'benoit', { do: 'send-away', seat: 3 }, 'bad-request');
});

test('when nobody sits there any more it is given up, and nothing more can be done', () => {
  const gone = after(['anne', { do: 'leave' }]);
  assert.equal(gone.state, 'given-up');
  refused(gone, 'anne', sit('Anne'), 'given-up');
  refused({ ...GATHERING, state: 'begun' }, 'anne', { do: 'leave' }, 'has-begun');
  assert.equal(after(['anne', { do: 'give-up' }]).state, 'given-up');
});

test('a view holds neither secret, guests, hashes nor salts, and an invitation only for those who sit', () => {
  const two = after(['benoit', sit('Benoît')], ['benoit', ready('salt of benoit')]);
  for (const guest of ['anne', 'benoit', 'denise', undefined]) {
    const text = JSON.stringify(viewOf(two, guest));
    for (const secret of [two.secret, 'hash of', 'salt of', '"guest"']) assert.ok(!text.includes(secret), secret);
    assert.equal(text.includes('come in'), guest === 'anne' || guest === 'benoit');
  }
  assert.deepEqual([viewOf(two, 'anne').host, viewOf(two, 'benoit').host, viewOf(two, 'benoit').you], [true, false, 's1']);
});

test('once more: the same people and bots, each of whom is asked, and nothing of the dealing before', () => {
  const begun: Gathering = { ...after(['benoit', sit('Benoît')], ['anne', ready('a')]), state: 'begun', listed: true };
  const next = again(begun, 'benoit', { id: 'next', invitation: 'i', secret: 's', commitment: 'c' });
  assert.deepEqual(names(next), ['Anne', 'Benoît', null, 'Bot 1']);
  assert.deepEqual([next.host, next.state, next.version, next.listed], ['benoit', 'open', 1, false]);
  for (const place of next.seats) if (place.kind === 'human') assert.deepEqual([place.ready, place.salt, place.hash], [false, '', '']);
});

test('a screen sits nowhere, is the host whoever comes and goes, and stays it when they play once more', () => {
  const open: Gathering = { ...GATHERING, screen: true, host: 'tablet', seats: [{ kind: 'open' }, { kind: 'open' }, { kind: 'open' }] };
  const by = (gathering: Gathering, guest: string, deed: Step): Gathering => {
    const stepped = step(gathering, guest, deed, CUSTOMS);
    assert.ok('gathering' in stepped, JSON.stringify(stepped));
    return stepped.gathering;
  };
  refused(open, 'tablet', sit('Tablet'), 'seated');
  refused(open, 'tablet', ready(), 'not-seated');
  refused(open, 'tablet', { do: 'fill', bot: 'steady' }, 'bad-request');
  assert.equal(viewOf(open, 'tablet').invitation, 'come in');
  assert.equal(viewOf(open, 'anne').invitation, null);
  const sat = by(open, 'anne', sit('Anne'));
  refused(sat, 'benoit', sit('Benoît', 0), 'no-open-seat');
  refused(sat, 'anne', { do: 'give-up' }, 'host-needed');
  const left = by(sat, 'anne', { do: 'leave' });
  assert.deepEqual([left.state, left.host], ['open', 'tablet']);
  const begun = by(by(by(sat, 'anne', ready()), 'tablet', { do: 'fill', bot: 'steady' }), 'anne', ready());
  assert.ok(isComplete(begun));
  const next = again({ ...begun, state: 'begun' }, 'anne', { id: 'next', invitation: 'i', secret: 's', commitment: 'c' });
  assert.deepEqual([next.host, next.screen], ['tablet', true]);
});

test('whatever guests do: nobody sits twice, no seat has two, bots stay, and the host sits or nobody does', () => {
  const guest = fc.constantFrom('anne', 'benoit', 'christian', 'denise');
  const deed: fc.Arbitrary<Step> = fc.oneof(
    fc.record({
      do: fc.constant('sit' as const),
      name: fc.constantFrom('Anne', 'B', 'C', 'D', 'anne'),
      seat: fc.nat(4),
    }),
    fc.constantFrom<Step>({ do: 'leave' }, ready(), { do: 'wait' }, { do: 'close-ranks' }, { do: 'fill', bot: 'random' }),
    fc.record({ do: fc.constant('send-away' as const), seat: fc.nat(4) }),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(guest, deed), { maxLength: 40 }), (steps) => {
      let gathering = GATHERING;
      for (const [who, what] of steps) {
        const stepped = step(gathering, who, what, CUSTOMS);
        if ('problem' in stepped) continue;
        ({ gathering } = stepped);
        const guests = gathering.seats.flatMap((place) => (place.kind === 'human' ? [place.guest] : []));
        assert.equal(new Set(guests).size, guests.length);
        assert.equal(
          new Set(names(gathering).filter((name) => name !== null)).size,
          names(gathering).filter((name) => name !== null).length,
        );
        assert.ok(gathering.state === 'given-up' || guests.includes(gathering.host));
        assert.ok(names(gathering).includes('Bot 1'));
      }
    }),
    { seed: 11, numRuns: 300 },
  );
});

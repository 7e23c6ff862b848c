// An edition that makes no sense is refused, with the reason.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { fieldsOf, put, type EditionData } from '@ridotto/engine/printed.ts';
import { LANGUAGES } from '@ridotto/engine/words.ts';
import standard from '../editions/standard.json' with { type: 'json' };
import { venice as game } from '../index.ts';
import { venice as manifest } from '../manifest.ts';
import { faultOf } from '../../tests/fault.ts';

type File = typeof standard;
const refused = (name: string, change: (file: File) => void, message: RegExp): void => {
  test(name, () => {
    const file = structuredClone(standard);
    change(file);
    assert.throws(() => game.edition(file), message);
  });
};

suite('editions', () => {
  test('the standard one', () => assert.doesNotThrow(() => game.edition(standard)));
  test('nothing at all', () => assert.throws(() => game.edition({}), /edition: quays, canals, .* are missing/));
  refused('a canal to itself', (f) => void (f.canals[0].b = 't1'), /canal c01 joins a quay to itself/);
  refused('two canals between two quays', (f) => void Object.assign(f.canals[1], { a: 't1', b: 't2' }), /joined already/);
  refused('a dead end', (f) => void f.canals.splice(0, 1), /quay t1 has fewer than two canals/);
  test('an island, said in every language', async () => {
    const file = structuredClone(standard);
    const cut = ['c06', 'c07', 'c08', 'c09', 'c05'];
    file.canals = file.canals.filter((c) => !cut.includes(c.id));
    file.canals.push({ ...file.canals[0], id: 'x', a: 't1', b: 't5' });
    try {
      game.edition(file);
      assert.fail('it is played with');
    } catch (e) {
      const fault = faultOf(e);
      assert.ok(fault && e instanceof Error, String(e));
      assert.match(e.message, /do not join all quays/);
      const said = await Promise.all(LANGUAGES.map(async (l) => (await manifest.printed!(l)).fault(fault)));
      // Quays 1 to 5 hang together, and the first that is not among them is named.
      for (const text of said) assert.match(text!, /Square|Saint-Marc|Marka/);
    }
  });
  test('one canal more, put in by an owner: it is whole once both its ends are', async () => {
    const fields = fieldsOf(await manifest.printed!('en'));
    const set = (file: EditionData, id: string, value: string): EditionData =>
      put(
        fields.find((f) => f.id === id)!,
        file,
        value,
      );
    const n = standard.canals.length + 1;
    const begun = set(standard, `canal.${n}.from`, 't1');
    assert.throws(() => game.edition(begun), /joins a quay to itself/);
    const canal = game.edition(set(begun, `canal.${n}.to`, 't12')).ends[n - 1];
    assert.deepEqual(
      canal.map((q) => standard.quays[q].id),
      ['t1', 't12'],
    );
  });
  refused('a quay that is not there', (f) => void (f.canals[0].a = 't99'), /"t99" is not a quay/);
  refused('a layout with a tile twice', (f) => void (f.exampleLayout.t1 = 'bank'), /the example layout has every tile once/);
  refused('an unknown gain', (f) => void Object.assign(f.tiles[0].effects[0].gain!, { gold: 1 }), /market 1: gain: "gold" is not one of/);
  refused('an unknown special', (f) => void Object.assign(f.tiles[0].effects[0], { special: 'fly' }), /special "fly" is not one of/);
  refused('an unknown trigger', (f) => void (f.missions[0].permanentEffect.trigger = 'always'), /mission 1: trigger "always"/);
  refused('a destination that is not there', (f) => void (f.missions[0].destination = 'rialto'), /"rialto" is not a building/);
  refused('a price that is not optional', (f) => void (f.missions[1].permanentEffect.optional = false), /what has a price/);
  refused('missions that are missing', (f) => void f.missions.pop(), /there are 26 missions/);
  refused('awards that rise', (f) => void f.councilTrack.awards['3'].reverse(), /awards for . do not rise/);
  refused('an end marker beyond the track', (f) => void (f.councilTrack.endMarker['4'] = 99), /the end marker for 4/);
  refused('smugglers for no tile', (f) => void (f.smugglers.A[0].building = 'bank'), /deck A has no card for market/);
  refused('a canal by another name', (f) => void (f.canals[3].id = 'c40'), /in order: "c40" is not/);
  refused(
    'a reward that is no number',
    (f) => void (f.missions[4].reward.vp = -1),
    /mission 5: reward.vp is -1, not a whole number from 0 to 99/,
  );
  refused('a number out of bounds', (f) => void (f.canals[0].cost = 12), /the cost of c01 is 12, not a whole number from 0 to 9/);
  refused('half a point', (f) => void Object.assign(f.doge[3].doge!, { vp: 1.5 }), /Doge card fortune: vp is 1.5, not a whole number/);
  refused('an unknown Doge card', (f) => void (f.doge[0].kind = 'gift'), /there is no Doge card council-a/);
});

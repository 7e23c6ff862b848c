import { Choices, Io, seatsIn, settleOptions } from '@ridotto/engine';
import { Edition } from './edition.ts';
import standard from './editions/standard.json' with { type: 'json' };
import { OPTIONS, Settings } from './options.ts';
import { rules } from './rules/index.ts';
import { State } from './state.ts';
import { SAY } from './vocabulary.ts';
const ed = new Edition(standard as never);
const list = new Choices();
const use: Record<string, number> = {};
for (const seats of [3, 4, 5, 2, 1]) {
  let n = 0, most = 0; const t0 = performance.now();
  for (let g = 0; g < Number(process.argv[2] ?? 20); g++) {
    const s = new State(ed, new Settings(settleOptions({ name: 'v', options: OPTIONS }, {})), seats);
    const io = new Io(g * 7 + seats);
    io.telling = g % 2 === 0;
    const pick = new Io(g + 1);
    rules.start(s, io);
    let k = 0;
    while (s.awaited !== 0) {
      const seat = seatsIn(s.awaited)[pick.pick(seatsIn(s.awaited).length)];
      rules.legal(s, seat, list);
      if (list.n === 0) throw new Error(`stuck at ${rules.names[s.node]} seats ${seats} game ${g}`);
      if (list.n > most) most = list.n;
      const c = list.at[pick.pick(list.n)];
      use[SAY.codec.words(c)[0]] = (use[SAY.codec.words(c)[0]] ?? 0) + 1;
      rules.apply(s, seat, c, io);
      if (++k > 5000) throw new Error(`endless at ${rules.names[s.node]} turn ${s.turn}`);
      n++;
    }
    io.facts.length = 0;
    if (s.on !== 0) throw new Error('not over');
    if (g < 2) console.log(seats, k, 'turns', s.turn, 'vp', [...s.vp], 'council', [...s.council], 'win', s.winner);
  }
  console.log(seats, 'decisions', n, 'most', most, 'us/dec', ((performance.now() - t0) * 1000 / n).toFixed(1));
}
console.log(SAY.codec.verbs.filter((v) => !use[v]), use);

// @ts-nocheck
// San Marco for four as somebody would write it for boardgame.io: nested objects, changed in place (there in an immer draft).
// The rules are those of the C++ engine in reference/, choice by choice.
export function create() {
  return {
    districts: Array.from({ length: 6 }, () => ({ nobles: [0, 0, 0, 0] })),
    players: Array.from({ length: 4 }, () => ({ supply: 0, penalty: 0, score: 0 })),
    canals: Array.from({ length: 10 }, () => ({ bridges: 0 })),
    donors: Array.from({ length: 2 }, () => ({ cards: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0], offers: [0, 0, 0] })),
    roles: [0, 0, 0, 0],
    decks: {
      action: [
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
      ],
      actionLeft: 0,
      penalty: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      penaltyLeft: 0,
    },
    turn: { hand: 0, mode: 0, seq: 0, donor: 0, card: 0, last: 0 },
    pending: { arg: 0, remaining: 0, visited: 0, endOfRound: 0 },
    nbr: 0,
    doge: 0,
    round: 0,
    leader: 0,
    phase: 0,
    active: 0,
    cur: 0,
  };
}
const SETUP_BRIDGE = 0,
  ASSIGN = 1,
  CHOOSE = 2,
  PLAY = 3,
  SOURCE = 4,
  PLACE = 5,
  BRIDGE_NEW = 6,
  BRIDGE_STEAL = 7,
  BRIDGE_TO = 8,
  TRAITOR_WHERE = 9,
  TRAITOR_VICTIM = 10,
  EXILE_WHERE = 11,
  EXILE_VICTIM = 12,
  DOGE_FIRST = 13,
  DOGE_HOP = 14,
  OVER = 15;
const C_BRIDGE = 6,
  C_TRAITOR = 7,
  C_DOGE = 8,
  C_EXILE = 9,
  C_PENALTY = 10,
  STOP = 127;
const HI = Uint8Array.of(5, 4, 6, 8, 5, 6),
  LO = Uint8Array.of(3, 2, 4, 6, 3, 4),
  DEG = Uint8Array.of(4, 3, 4, 4, 3, 2);
const INC = Uint8Array.of(0, 1, 2, 3, 0, 4, 5, 0, 1, 4, 6, 7, 2, 6, 8, 9, 5, 7, 8, 0, 3, 9, 0, 0);
const OTH = Uint8Array.of(1, 2, 3, 5, 0, 2, 4, 0, 0, 1, 3, 4, 0, 2, 4, 5, 1, 2, 3, 0, 0, 3, 0, 0);
const POP = Uint8Array.of(0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4);
const R = new Int32Array(1);
const ORD = new Int32Array(3);

function seed(x) {
  R[0] = x;
}
function pick(n) {
  const a = (R[0] + 0x6d2b79f5) | 0;
  R[0] = a;
  let t = Math.imul(a ^ (a >>> 15), 1 | a);
  t ^= t + Math.imul(t ^ (t >>> 7), 61 | t);
  return Math.imul((t ^ (t >>> 14)) >>> 16, n) >>> 16;
}
function ctz(m) {
  return 31 - Math.clz32(m & -m);
}
function total(S, d) {
  return S.districts[d].nobles[0] + S.districts[d].nobles[1] + S.districts[d].nobles[2] + S.districts[d].nobles[3];
}
function enemies(S, d, me) {
  let m = 0;
  if (S.districts[d].nobles[0] !== 0) m |= 1;
  if (S.districts[d].nobles[1] !== 0) m |= 2;
  if (S.districts[d].nobles[2] !== 0) m |= 4;
  if (S.districts[d].nobles[3] !== 0) m |= 8;
  return m & ~(1 << me);
}
function score(S, d) {
  let best = 0,
    nb = 0,
    sec = 0,
    ns = 0;
  for (let p = 0; p < 4; p++) {
    const v = S.districts[d].nobles[p];
    if (v > best) {
      sec = best;
      ns = nb;
      best = v;
      nb = 1;
    } else if (v === best) nb++;
    else if (v > sec) {
      sec = v;
      ns = 1;
    } else if (v === sec) ns++;
  }
  if (best === 0) return;
  for (let p = 0; p < 4; p++) {
    const v = S.districts[d].nobles[p];
    if (v === best) {
      S.players[p].score += nb > 1 ? LO[d] : HI[d];
    } else if (nb === 1 && ns === 1 && sec > 0 && v === sec) {
      S.players[p].score += LO[d];
    }
  }
}
function drawA(S) {
  const j = pick(S.decks.actionLeft),
    l = S.decks.actionLeft - 1,
    c = S.decks.action[j];
  S.decks.actionLeft = l;
  S.decks.action[j] = S.decks.action[l];
  S.decks.action[l] = c;
  return c;
}
function drawP(S) {
  const j = pick(S.decks.penaltyLeft),
    l = S.decks.penaltyLeft - 1,
    c = S.decks.penalty[j];
  S.decks.penaltyLeft = l;
  S.decks.penalty[j] = S.decks.penalty[l];
  S.decks.penalty[l] = c;
  return c;
}

function init(S) {
  let n = 0;
  for (let d = 0; d < 6; d++)
    for (let k = 0; k < 5; k++) {
      S.decks.action[n] = d;
      n++;
    }
  for (let k = 0; k < 6; k++) {
    S.decks.action[n] = C_BRIDGE;
    n++;
  }
  for (let k = 0; k < 12; k++) {
    S.decks.action[n] = C_TRAITOR;
    n++;
  }
  for (let k = 0; k < 10; k++) {
    S.decks.action[n] = C_DOGE;
    n++;
  }
  for (let k = 0; k < 4; k++) {
    S.decks.action[n] = C_EXILE;
    n++;
  }
  for (n = 0; n < 28; n++) {
    S.decks.penalty[n] = n < 8 ? 10 : n < 18 ? 11 : 12;
  }
  S.decks.actionLeft = 62;
  S.decks.penaltyLeft = 28;
  S.doge = 6;
  S.active = 15;
  S.nbr = 0;
  S.round = 0;
  S.leader = 0;
  S.turn.last = 0;
  S.pending.endOfRound = 0;
  for (let d = 0; d < 6; d++)
    for (let p = 0; p < 4; p++) {
      S.districts[d].nobles[p] = 0;
    }
  for (let e = 0; e < 10; e++) {
    S.canals[e].bridges = 0;
  }
  for (let p = 0; p < 4; p++) {
    const a = pick(6),
      b = pick(6),
      c = pick(6);
    let d = pick(6);
    while (a === b && b === c && d === c) d = pick(6);
    S.districts[a].nobles[p] += 2;
    S.districts[b].nobles[p] += 2;
    S.districts[c].nobles[p] += 2;
    S.districts[d].nobles[p] += 2;
    S.players[p].supply = 17;
    S.players[p].score = 0;
    S.players[p].penalty = 0;
  }
  S.phase = SETUP_BRIDGE;
  S.cur = 0;
}
function startTurn(S) {
  let m = 0;
  for (let q = 1; q < 4; q++) {
    const p = (S.leader + q) & 3;
    if ((S.active >> p) & 1) ORD[m++] = p;
  }
  const mode = m + 1;
  S.turn.mode = mode;
  S.roles[0] = S.leader;
  for (let j = m; j > 0; j--) {
    const x = pick(j);
    S.roles[m - j + 1] = ORD[x];
    ORD[x] = ORD[j - 1];
  }
  const na = mode === 3 ? 6 : 5,
    np = mode === 3 ? 4 : 3,
    sets = mode === 4 ? 2 : 1;
  for (let k = 0; k < sets; k++) {
    for (let j = 0; j < na; j++) {
      const c = drawA(S);
      S.donors[k].cards[j] = c;
    }
    for (let j = 0; j < np; j++) {
      const c = drawP(S);
      S.donors[k].cards[na + j] = c;
    }
    S.donors[k].offers[0] = 0;
    S.donors[k].offers[1] = 0;
    S.donors[k].offers[2] = 0;
  }
  S.turn.donor = 0;
  S.turn.card = 0;
  S.cur = S.roles[0];
  S.phase = ASSIGN;
}
function beginSeq(S) {
  const q = S.turn.seq,
    mode = S.turn.mode;
  let choose,
    k = 0,
    who;
  if (mode === 4) {
    k = q >> 1;
    choose = 1 - (q & 1);
    who = S.roles[k * 2 + choose];
  } else {
    choose = q < mode - 1 ? 1 : 0;
    who = choose === 1 ? S.roles[q + 1] : S.roles[0];
  }
  S.turn.donor = k;
  S.cur = who;
  if (choose === 1) {
    S.phase = CHOOSE;
    return;
  }
  take(S, S.donors[k].offers[0] !== 0 ? 0 : S.donors[k].offers[1] !== 0 ? 1 : 2);
}
function take(S, j) {
  const k = S.turn.donor,
    me = S.cur;
  let h = 0,
    pen = 0;
  for (let m = S.donors[k].offers[j]; m !== 0; m &= m - 1) {
    const x = ctz(m),
      c = S.donors[k].cards[x];
    if (c >= C_PENALTY) pen += c - 9;
    else h |= 1 << x;
  }
  S.donors[k].offers[j] = 0;
  S.players[me].penalty += pen;
  S.turn.hand = h;
  cont(S);
}
function cont(S) {
  if (S.turn.hand !== 0) {
    S.phase = PLAY;
    return;
  }
  const q = S.turn.seq + 1;
  S.turn.seq = q;
  if (q < S.turn.mode) beginSeq(S);
  else endTurn(S);
}
function nextLeader(S) {
  let l = S.leader;
  do l = (l + 1) & 3;
  while (((S.active >> l) & 1) === 0);
  S.leader = l;
}
function endTurn(S) {
  if (S.turn.last === 0) {
    let act = 0,
      n = 0;
    for (let p = 0; p < 4; p++)
      if (S.players[p].penalty < 10) {
        act |= 1 << p;
        n++;
      }
    if (n >= 2) {
      S.active = act;
      S.turn.last = n < 4 ? 1 : 0;
      nextLeader(S);
      startTurn(S);
      return;
    }
  }
  let mx = 0,
    mn = 99,
    who = 0,
    cnt = 0;
  for (let p = 0; p < 4; p++) {
    const v = S.players[p].penalty;
    if (v > mx) mx = v;
    if (v < mn) {
      mn = v;
      who = p;
      cnt = 1;
    } else if (v === mn) cnt++;
  }
  for (let p = 0; p < 4; p++)
    if (S.players[p].penalty < 10) {
      S.players[p].score += mx - S.players[p].penalty;
    }
  if (cnt === 1) {
    S.cur = who;
    S.pending.endOfRound = 1;
    S.phase = EXILE_WHERE;
    return;
  }
  endRound(S);
}
function endRound(S) {
  const r = S.round + 1;
  S.pending.endOfRound = 0;
  S.round = r;
  if (r === 3) {
    for (let d = 0; d < 6; d++) score(S, d);
    S.phase = OVER;
    return;
  }
  for (let p = 0; p < 4; p++) {
    S.players[p].penalty = 0;
  }
  S.decks.actionLeft = 62;
  S.decks.penaltyLeft = 28;
  S.turn.last = 0;
  S.active = 15;
  S.leader = (S.leader + 1) & 3;
  startTurn(S);
}
function effect(S, c) {
  const me = S.cur;
  if (c < 6) {
    S.pending.arg = c;
    S.phase = PLACE;
    return;
  }
  if (c === C_BRIDGE) {
    let free = 0,
      can = 0;
    for (let e = 0; e < 10; e++) {
      const b = S.canals[e].bridges;
      if (((b >> me) & 1) === 0 && POP[b] < 3) {
        free = 1;
        break;
      }
    }
    if (S.nbr < 12) {
      if (free === 0) {
        cont(S);
        return;
      }
      S.phase = BRIDGE_NEW;
      return;
    }
    for (let e = 0; e < 10 && can === 0; e++) {
      const b = S.canals[e].bridges,
        o = b & ~(1 << me);
      if (o !== 0 && (free === 1 || o === b)) can = 1;
    }
    S.pending.visited = free;
    if (can === 0) {
      cont(S);
      return;
    }
    S.phase = BRIDGE_STEAL;
    return;
  }
  if (c === C_TRAITOR) {
    for (let d = 0; d < 6; d++)
      if (enemies(S, d, me) !== 0) {
        S.phase = TRAITOR_WHERE;
        return;
      }
    cont(S);
    return;
  }
  if (c === C_DOGE) {
    if (S.doge === 6) {
      S.phase = DOGE_FIRST;
      return;
    }
    S.pending.visited = 1 << S.doge;
    S.pending.remaining = 1;
    S.phase = DOGE_HOP;
    return;
  }
  S.phase = EXILE_WHERE;
}
// the choices of the player to move, written to L; returns their number (at least 1)
function legal(S, L) {
  let n = 0;
  const me = S.cur;
  switch (S.phase) {
    case SETUP_BRIDGE:
    case BRIDGE_NEW:
    case BRIDGE_TO:
      for (let e = 0; e < 10; e++) {
        const b = S.canals[e].bridges;
        if (((b >> me) & 1) === 0 && POP[b] < 3) L[n++] = e;
      }
      return n;
    case ASSIGN: {
      const three = S.turn.mode === 3,
        m = three ? 3 : 2,
        k = S.turn.donor,
        left = (three ? 10 : 8) - S.turn.card;
      let empty = 0;
      for (let j = 0; j < m; j++) if (S.donors[k].offers[j] === 0) empty++;
      for (let j = 0; j < m; j++) if (left > empty || S.donors[k].offers[j] === 0) L[n++] = j;
      return n;
    }
    case CHOOSE: {
      const k = S.turn.donor;
      for (let j = 0; j < 3; j++) if (S.donors[k].offers[j] !== 0) L[n++] = j;
      return n;
    }
    case PLAY: {
      const k = S.turn.donor;
      let t = 0;
      for (let m = S.turn.hand; m !== 0; m &= m - 1) t |= 1 << S.donors[k].cards[ctz(m)];
      for (; t !== 0; t &= t - 1) L[n++] = ctz(t);
      return n;
    }
    case SOURCE:
      for (let d = 0; d < 6; d++) if (S.districts[d].nobles[me] !== 0) L[n++] = d;
      L[n++] = 6;
      return n;
    case PLACE: {
      const d = S.pending.arg,
        g = DEG[d];
      L[n++] = d;
      for (let j = 0; j < g; j++) if (((S.canals[INC[d * 4 + j]].bridges >> me) & 1) === 1) L[n++] = OTH[d * 4 + j];
      return n;
    }
    case BRIDGE_STEAL:
      for (let e = 0; e < 10; e++) {
        const b = S.canals[e].bridges,
          o = b & ~(1 << me);
        if (o !== 0 && (S.pending.visited !== 0 || o === b)) for (let p = 0; p < 4; p++) if (((o >> p) & 1) === 1) L[n++] = e * 4 + p;
      }
      return n;
    case TRAITOR_WHERE:
      for (let d = 0; d < 6; d++) if (enemies(S, d, me) !== 0) L[n++] = d;
      return n;
    case TRAITOR_VICTIM: {
      const d = S.pending.arg;
      for (let p = 0; p < 4; p++) if (p !== me && S.districts[d].nobles[p] !== 0) L[n++] = p;
      return n;
    }
    case EXILE_WHERE:
      for (let d = 0; d < 6; d++) if (total(S, d) !== 0) L[n++] = d;
      return n;
    case EXILE_VICTIM: {
      const d = S.pending.arg;
      for (let p = 0; p < 4; p++) if (p !== me && S.districts[d].nobles[p] !== 0) L[n++] = p;
      if (n === 0) L[n++] = me;
      return n;
    }
    case DOGE_FIRST:
      for (let d = 0; d < 6; d++) L[n++] = d;
      return n;
    case DOGE_HOP: {
      const d = S.doge,
        g = DEG[d],
        money = S.players[me].score,
        vis = S.pending.visited;
      let any = 0;
      L[n++] = STOP;
      for (let j = 0; j < g; j++) {
        const b = S.canals[INC[d * 4 + j]].bridges;
        any |= b;
        if (((vis >> OTH[d * 4 + j]) & 1) === 1) continue;
        if (((b >> me) & 1) === 1) L[n++] = j * 8 + 4;
        else if (money > 0) for (let p = 0; p < 4; p++) if (((b >> p) & 1) === 1) L[n++] = j * 8 + p;
      }
      if (S.pending.remaining === 1 && any === 0 && money > 1) for (let j = 0; j < g; j++) L[n++] = j * 8 + 5;
      return n;
    }
  }
  return 0;
}
function apply(S, c) {
  const me = S.cur;
  switch (S.phase) {
    case SETUP_BRIDGE:
      S.canals[c].bridges |= 1 << me;
      S.nbr += 1;
      S.players[me].supply -= 1;
      S.cur = me + 1;
      if (me === 3) {
        S.cur = 0;
        startTurn(S);
      }
      return;
    case ASSIGN: {
      const i = S.turn.card,
        k = S.turn.donor;
      S.donors[k].offers[c] |= 1 << i;
      S.turn.card = i + 1;
      if (i + 1 === (S.turn.mode === 3 ? 10 : 8)) {
        if (S.turn.mode === 4 && k === 0) {
          S.turn.donor = 1;
          S.turn.card = 0;
          S.cur = S.roles[2];
        } else {
          S.turn.seq = 0;
          beginSeq(S);
        }
      }
      return;
    }
    case CHOOSE:
      take(S, c);
      return;
    case PLAY: {
      const k = S.turn.donor,
        h = S.turn.hand;
      for (let m = h; ; m &= m - 1) {
        const x = ctz(m);
        if (S.donors[k].cards[x] === c) {
          S.turn.hand = h & ~(1 << x);
          break;
        }
      }
      if (c <= C_TRAITOR && S.players[me].supply === 0) {
        let own = 0;
        for (let d = 0; d < 6; d++) own |= S.districts[d].nobles[me];
        if (own === 0) {
          cont(S);
          return;
        }
        S.pending.arg = c;
        S.phase = SOURCE;
        return;
      }
      effect(S, c);
      return;
    }
    case SOURCE:
      if (c === 6) {
        cont(S);
        return;
      }
      S.districts[c].nobles[me] -= 1;
      S.players[me].supply += 1;
      effect(S, S.pending.arg);
      return;
    case PLACE:
      S.districts[c].nobles[me] += 1;
      S.players[me].supply -= 1;
      cont(S);
      return;
    case BRIDGE_NEW:
      S.canals[c].bridges |= 1 << me;
      S.nbr += 1;
      S.players[me].supply -= 1;
      cont(S);
      return;
    case BRIDGE_STEAL:
      S.canals[c >> 2].bridges &= ~(1 << (c & 3));
      S.players[c & 3].supply += 1;
      S.phase = BRIDGE_TO;
      return;
    case BRIDGE_TO:
      S.canals[c].bridges |= 1 << me;
      S.players[me].supply -= 1;
      cont(S);
      return;
    case TRAITOR_WHERE:
      S.pending.arg = c;
      S.phase = TRAITOR_VICTIM;
      return;
    case TRAITOR_VICTIM: {
      const d = S.pending.arg;
      S.districts[d].nobles[c] -= 1;
      S.players[c].supply += 1;
      S.districts[d].nobles[me] += 1;
      S.players[me].supply -= 1;
      cont(S);
      return;
    }
    case EXILE_WHERE: {
      const die = 1 + pick(6),
        t = total(S, c);
      S.pending.arg = c;
      S.pending.remaining = die < t ? die : t;
      S.phase = EXILE_VICTIM;
      return;
    }
    case EXILE_VICTIM: {
      const d = S.pending.arg,
        left = S.pending.remaining - 1;
      S.districts[d].nobles[c] -= 1;
      S.players[c].supply += 1;
      S.pending.remaining = left;
      if (left === 0) {
        if (S.pending.endOfRound === 1) endRound(S);
        else cont(S);
      }
      return;
    }
    case DOGE_FIRST:
      S.doge = c;
      score(S, c);
      cont(S);
      return;
    case DOGE_HOP: {
      if (c === STOP) {
        score(S, S.doge);
        cont(S);
        return;
      }
      const j = c >> 3,
        p = c & 7,
        d = OTH[S.doge * 4 + j];
      if (p < 4) {
        S.players[me].score -= 1;
        S.players[p].score += 1;
      } else if (p === 5) {
        S.players[me].score -= 2;
      }
      S.doge = d;
      S.pending.visited |= 1 << d;
      S.pending.remaining = 0;
      return;
    }
  }
}
export { init, legal, apply, seed, OVER };

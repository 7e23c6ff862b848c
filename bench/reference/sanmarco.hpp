// San Marco for four players in C++, as a yardstick: the fastest engine we can write that works as ours must work.
// One flat struct and a resumable phase machine: legal() lists the choices of the player to move, apply() takes one.
// It is for measuring only. Where the rules leave room it decides more simply than games/san-marco does: effects are
// compulsory, the values of districts are others, one pays for a noble before the card instead of after it. SPDX: MIT.
#pragma once
#include <cstdint>
#include <cstring>
#include <immintrin.h>

struct Rng {                                    // mulberry32, as in engine/io.ts
  uint32_t a;
  uint32_t next() { a += 0x6D2B79F5u; uint32_t t = (a ^ (a >> 15)) * (1u | a); t ^= t + (t ^ (t >> 7)) * (61u | t); return t ^ (t >> 14); }
  int pick(int n) { return (int)(((next() >> 16) * (uint32_t)n) >> 16); }
};

enum Phase : uint8_t { SETUP_BRIDGE, ASSIGN, CHOOSE, PLAY, SOURCE, PLACE, BRIDGE_NEW, BRIDGE_STEAL, BRIDGE_TO,
  TRAITOR_WHERE, TRAITOR_VICTIM, EXILE_WHERE, EXILE_VICTIM, DOGE_FIRST, DOGE_HOP, OVER };
enum { C_BRIDGE = 6, C_TRAITOR = 7, C_DOGE = 8, C_EXILE = 9, C_PENALTY = 10, STOP = 127 };
// districts: 0 Cannaregio 1 Santa Croce 2 San Polo 3 San Marco 4 Dorsoduro 5 Castello
static constexpr uint8_t HI[6] = {5, 4, 6, 8, 5, 6}, LO[6] = {3, 2, 4, 6, 3, 4};
static constexpr uint8_t EA[10] = {0, 0, 0, 0, 1, 1, 2, 2, 3, 3}, EB[10] = {1, 2, 3, 5, 2, 4, 3, 4, 4, 5};
static constexpr uint8_t DEG[6] = {4, 3, 4, 4, 3, 2};
static constexpr uint8_t INC[6][4] = {{0, 1, 2, 3}, {0, 4, 5, 0}, {1, 4, 6, 7}, {2, 6, 8, 9}, {5, 7, 8, 0}, {3, 9, 0, 0}};  // edges at a district
static constexpr uint8_t OTH[6][4] = {{1, 2, 3, 5}, {0, 2, 4, 0}, {0, 1, 3, 4}, {0, 2, 4, 5}, {1, 2, 3, 0}, {0, 3, 0, 0}};  // the far ends

struct State {
  uint8_t nob[6][4];      // nobles by district and player
  uint8_t sup[4];         // supply
  uint8_t br[10];         // per edge: bit mask of the bridge owners
  uint8_t nbr, doge;      // bridges on the board; the doge's district (6: not yet placed)
  uint8_t pen[4];
  int16_t sc[4];
  uint8_t role[4];
  uint8_t cards[2][10];
  uint16_t off[2][3];     // offers: bit masks over cards[k]
  uint16_t hand;          // action cards still to play, bit mask over cards[k]
  uint8_t round, leader, phase, active, mode, seq, cur, arg, rem, vis, k, i, last, fin, from;
  uint8_t nA, nP;
  uint8_t deckA[62], deckP[28];
};

static inline int noble4(const uint8_t* n) { uint32_t v; memcpy(&v, n, 4); return (int)((v * 0x01010101u) >> 24); }
// mask of players with at least one noble in the district
static inline unsigned present(const uint8_t* n) { return (n[0] != 0) | (n[1] != 0) << 1 | (n[2] != 0) << 2 | (n[3] != 0) << 3; }

template <class R> struct Engine {
  static void score(State& s, int d) {
    const uint8_t* n = s.nob[d];
    int best = 0, nb = 0, sec = 0, ns = 0;
    for (int p = 0; p < 4; p++) {
      int v = n[p];
      if (v > best) { sec = best; ns = nb; best = v; nb = 1; }
      else if (v == best) nb++;
      else if (v > sec) { sec = v; ns = 1; }
      else if (v == sec) ns++;
    }
    if (best == 0) return;
    if (nb > 1) { for (int p = 0; p < 4; p++) if (n[p] == best) s.sc[p] += LO[d]; return; }
    for (int p = 0; p < 4; p++) {
      if (n[p] == best) s.sc[p] += HI[d];
      else if (sec > 0 && ns == 1 && n[p] == sec) s.sc[p] += LO[d];
    }
  }
  static int drawA(State& s, R& r) { int j = r.pick(s.nA), l = --s.nA; uint8_t c = s.deckA[j]; s.deckA[j] = s.deckA[l]; s.deckA[l] = c; return c; }
  static int drawP(State& s, R& r) { int j = r.pick(s.nP), l = --s.nP; uint8_t c = s.deckP[j]; s.deckP[j] = s.deckP[l]; s.deckP[l] = c; return c; }

  static void init(State& s, R& r) {
    memset(&s, 0, sizeof s);
    int n = 0;
    for (int d = 0; d < 6; d++) for (int k = 0; k < 5; k++) s.deckA[n++] = d;
    for (int k = 0; k < 6; k++) s.deckA[n++] = C_BRIDGE;
    for (int k = 0; k < 12; k++) s.deckA[n++] = C_TRAITOR;
    for (int k = 0; k < 10; k++) s.deckA[n++] = C_DOGE;
    for (int k = 0; k < 4; k++) s.deckA[n++] = C_EXILE;
    n = 0;
    for (int k = 0; k < 8; k++) s.deckP[n++] = 10;
    for (int k = 0; k < 10; k++) s.deckP[n++] = 11;
    for (int k = 0; k < 10; k++) s.deckP[n++] = 12;
    s.nA = 62; s.nP = 28; s.doge = 6; s.active = 15;
    for (int p = 0; p < 4; p++) {
      int a = r.pick(6), b = r.pick(6), c = r.pick(6), d = r.pick(6);
      while (a == b && b == c && d == c) d = r.pick(6);
      s.nob[a][p] += 2; s.nob[b][p] += 2; s.nob[c][p] += 2; s.nob[d][p] += 2;
      s.sup[p] = 17;
    }
    s.phase = SETUP_BRIDGE; s.cur = 0;
  }
  static void startTurn(State& s, R& r) {
    int o[3], m = 0;
    for (int q = 1; q < 4; q++) { int p = (s.leader + q) & 3; if (s.active >> p & 1) o[m++] = p; }
    s.mode = m + 1; s.role[0] = s.leader;
    for (int j = m; j > 0; j--) { int x = r.pick(j); s.role[m - j + 1] = o[x]; o[x] = o[j - 1]; }
    int na = s.mode == 3 ? 6 : 5, np = s.mode == 3 ? 4 : 3, sets = s.mode == 4 ? 2 : 1;
    for (int k = 0; k < sets; k++) {
      for (int j = 0; j < na; j++) s.cards[k][j] = drawA(s, r);
      for (int j = 0; j < np; j++) s.cards[k][na + j] = drawP(s, r);
      s.off[k][0] = s.off[k][1] = s.off[k][2] = 0;
    }
    s.k = 0; s.i = 0; s.cur = s.role[0]; s.phase = ASSIGN;
  }
  static void beginSeq(State& s, R& r) {
    int who, choose;
    if (s.mode == 4) { s.k = s.seq >> 1; choose = !(s.seq & 1); who = s.role[s.k * 2 + choose]; }
    else { s.k = 0; choose = s.seq < s.mode - 1; who = choose ? s.role[s.seq + 1] : s.role[0]; }
    s.cur = who;
    if (choose) { s.phase = CHOOSE; return; }
    take(s, r, s.off[s.k][0] ? 0 : s.off[s.k][1] ? 1 : 2);
  }
  static void take(State& s, R& r, int j) {
    unsigned m = s.off[s.k][j], h = 0;
    s.off[s.k][j] = 0;
    for (; m; m &= m - 1) {
      int x = __builtin_ctz(m), c = s.cards[s.k][x];
      if (c >= C_PENALTY) s.pen[s.cur] += c - 9; else h |= 1u << x;
    }
    s.hand = h;
    cont(s, r);
  }
  static void cont(State& s, R& r) {            // go on playing the offer
    if (s.hand) { s.phase = PLAY; return; }
    if (++s.seq < s.mode) beginSeq(s, r); else endTurn(s, r);
  }
  static void nextLeader(State& s) { do s.leader = (s.leader + 1) & 3; while (!(s.active >> s.leader & 1)); }
  static void endTurn(State& s, R& r) {
    if (!s.last) {
      int act = 0, n = 0;
      for (int p = 0; p < 4; p++) if (s.pen[p] < 10) { act |= 1 << p; n++; }
      if (n >= 2) { s.active = act; s.last = n < 4; nextLeader(s); startTurn(s, r); return; }
    }
    int mx = 0, mn = 99, who = 0, cnt = 0;
    for (int p = 0; p < 4; p++) {
      int v = s.pen[p];
      if (v > mx) mx = v;
      if (v < mn) { mn = v; who = p; cnt = 1; } else if (v == mn) cnt++;
    }
    for (int p = 0; p < 4; p++) if (s.pen[p] < 10) s.sc[p] += mx - s.pen[p];
    if (cnt == 1) { s.cur = who; s.fin = 1; s.phase = EXILE_WHERE; return; }   // some noble is always on the board
    endRound(s, r);
  }
  static void endRound(State& s, R& r) {
    s.fin = 0;
    if (++s.round == 3) { for (int d = 0; d < 6; d++) score(s, d); s.phase = OVER; return; }
    for (int p = 0; p < 4; p++) s.pen[p] = 0;
    s.nA = 62; s.nP = 28; s.last = 0; s.active = 15; s.leader = (s.leader + 1) & 3;
    startTurn(s, r);
  }
  static void effect(State& s, R& r, int c) {
    if (c < 6) { s.arg = c; s.phase = PLACE; return; }
    if (c == C_BRIDGE) {
      bool free = false, can = false;
      for (int e = 0; e < 10; e++) if (!(s.br[e] >> s.cur & 1) && __builtin_popcount(s.br[e]) < 3) { free = true; break; }
      if (s.nbr < 12) { if (!free) { cont(s, r); return; } s.phase = BRIDGE_NEW; return; }
      for (int e = 0; e < 10 && !can; e++) { unsigned b = s.br[e], o = b & ~(1u << s.cur); if (o && (free || o == b)) can = true; }
      s.vis = free;
      if (!can) { cont(s, r); return; }
      s.phase = BRIDGE_STEAL; return;
    }
    if (c == C_TRAITOR) {
      for (int d = 0; d < 6; d++) if (present(s.nob[d]) & ~(1u << s.cur)) { s.phase = TRAITOR_WHERE; return; }
      cont(s, r); return;
    }
    if (c == C_DOGE) {
      if (s.doge == 6) { s.phase = DOGE_FIRST; return; }
      s.vis = 1u << s.doge; s.rem = 1; s.phase = DOGE_HOP; return;
    }
    s.phase = EXILE_WHERE;
  }
  // ---- the choices of the player to move, as a list (n >= 1)
  static int legal(const State& s, uint8_t* L) {
    int n = 0; const int me = s.cur;
    switch (s.phase) {
      case SETUP_BRIDGE: case BRIDGE_NEW: case BRIDGE_TO:
        for (int e = 0; e < 10; e++) if (!(s.br[e] >> me & 1) && __builtin_popcount(s.br[e]) < 3) L[n++] = e;
        return n;
      case ASSIGN: {
        int m = s.mode == 3 ? 3 : 2, left = (s.mode == 3 ? 10 : 8) - s.i, empty = 0;
        for (int j = 0; j < m; j++) empty += !s.off[s.k][j];
        for (int j = 0; j < m; j++) if (left > empty || !s.off[s.k][j]) L[n++] = j;
        return n; }
      case CHOOSE: for (int j = 0; j < 3; j++) if (s.off[s.k][j]) L[n++] = j; return n;
      case PLAY: {
        unsigned t = 0;
        for (unsigned m = s.hand; m; m &= m - 1) t |= 1u << s.cards[s.k][__builtin_ctz(m)];
        for (; t; t &= t - 1) L[n++] = __builtin_ctz(t);
        return n; }
      case SOURCE: for (int d = 0; d < 6; d++) if (s.nob[d][me]) L[n++] = d; L[n++] = 6; return n;
      case PLACE: {
        int d = s.arg; L[n++] = d;
        for (int j = 0; j < DEG[d]; j++) if (s.br[INC[d][j]] >> me & 1) L[n++] = OTH[d][j];
        return n; }
      case BRIDGE_STEAL:
        for (int e = 0; e < 10; e++) { unsigned b = s.br[e], o = b & ~(1u << me); if (o && (s.vis || o == b)) for (int p = 0; p < 4; p++) if (o >> p & 1) L[n++] = e * 4 + p; }
        return n;
      case TRAITOR_WHERE: for (int d = 0; d < 6; d++) if (present(s.nob[d]) & ~(1u << me)) L[n++] = d; return n;
      case TRAITOR_VICTIM: for (int p = 0; p < 4; p++) if (p != me && s.nob[s.arg][p]) L[n++] = p; return n;
      case EXILE_WHERE: for (int d = 0; d < 6; d++) if (noble4(s.nob[d])) L[n++] = d; return n;
      case EXILE_VICTIM:
        for (int p = 0; p < 4; p++) if (p != me && s.nob[s.arg][p]) L[n++] = p;
        if (!n) L[n++] = me;
        return n;
      case DOGE_FIRST: for (int d = 0; d < 6; d++) L[n++] = d; return n;
      case DOGE_HOP: {
        L[n++] = STOP;
        int d = s.doge, any = 0;
        for (int j = 0; j < DEG[d]; j++) {
          int e = INC[d][j]; unsigned b = s.br[e]; any |= b;
          if (s.vis >> OTH[d][j] & 1) continue;
          if (b >> me & 1) L[n++] = j * 8 + 4;
          else if (s.sc[me] > 0) for (int p = 0; p < 4; p++) if (b >> p & 1) L[n++] = j * 8 + p;
        }
        if (s.rem && !any && s.sc[me] > 1) for (int j = 0; j < DEG[d]; j++) L[n++] = j * 8 + 5;
        return n; }
    }
    return 0;
  }
  static void apply(State& s, R& r, int c) {
    const int me = s.cur;
    switch (s.phase) {
      case SETUP_BRIDGE:
        s.br[c] |= 1u << me; s.nbr++; s.sup[me]--;
        if (++s.cur == 4) { s.cur = 0; startTurn(s, r); }
        return;
      case ASSIGN:
        s.off[s.k][c] |= 1u << s.i;
        if (++s.i == (s.mode == 3 ? 10 : 8)) {
          if (s.mode == 4 && s.k == 0) { s.k = 1; s.i = 0; s.cur = s.role[2]; }
          else { s.seq = 0; beginSeq(s, r); }
        }
        return;
      case CHOOSE: take(s, r, c); return;
      case PLAY: {
        for (unsigned m = s.hand;; m &= m - 1) { int x = __builtin_ctz(m); if (s.cards[s.k][x] == c) { s.hand &= ~(1u << x); break; } }
        if (c <= C_TRAITOR && s.sup[me] == 0) {
          int own = 0; for (int d = 0; d < 6; d++) own |= s.nob[d][me];
          if (!own) { cont(s, r); return; }
          s.arg = c; s.phase = SOURCE; return;
        }
        effect(s, r, c); return; }
      case SOURCE:
        if (c == 6) { cont(s, r); return; }
        s.nob[c][me]--; s.sup[me]++; effect(s, r, s.arg); return;
      case PLACE: s.nob[c][me]++; s.sup[me]--; cont(s, r); return;
      case BRIDGE_NEW: s.br[c] |= 1u << me; s.nbr++; s.sup[me]--; cont(s, r); return;
      case BRIDGE_STEAL: s.from = c; s.br[c >> 2] &= ~(1u << (c & 3)); s.sup[c & 3]++; s.phase = BRIDGE_TO; return;
      case BRIDGE_TO: s.br[c] |= 1u << me; s.sup[me]--; cont(s, r); return;
      case TRAITOR_WHERE: s.arg = c; s.phase = TRAITOR_VICTIM; return;
      case TRAITOR_VICTIM: s.nob[s.arg][c]--; s.sup[c]++; s.nob[s.arg][me]++; s.sup[me]--; cont(s, r); return;
      case EXILE_WHERE: {
        int die = 1 + r.pick(6), t = noble4(s.nob[c]);
        s.arg = c; s.rem = die < t ? die : t; s.phase = EXILE_VICTIM; return; }
      case EXILE_VICTIM:
        s.nob[s.arg][c]--; s.sup[c]++;
        if (--s.rem == 0) { if (s.fin) endRound(s, r); else cont(s, r); }
        return;
      case DOGE_FIRST: s.doge = c; score(s, c); cont(s, r); return;
      case DOGE_HOP: {
        if (c == STOP) { score(s, s.doge); cont(s, r); return; }
        int j = c >> 3, p = c & 7;
        if (p < 4) { s.sc[me]--; s.sc[p]++; } else if (p == 5) s.sc[me] -= 2;
        s.doge = OTH[s.doge][j]; s.vis |= 1u << s.doge; s.rem = 0; return; }
    }
  }
};

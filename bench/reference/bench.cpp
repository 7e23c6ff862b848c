// bench play GAMES | iterate TIMES | copy TIMES: one measurement, printed as one JSON object. SPDX: MIT.
#include "sanmarco.hpp"
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <string>

using E = Engine<Rng>;

// CPU time of this thread: other programs run on the machine
static double now() {
  timespec t;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
  return t.tv_sec + t.tv_nsec * 1e-9;
}

// A choice among at least two is a decision; forced ones are applied but not counted.
static inline int choose(const State& s, Rng& r, uint64_t& decisions) {
  uint8_t list[64];
  int n = E::legal(s, list);
  if (n == 1) return list[0];
  decisions++;
  return list[r.pick(n)];
}

int main(int argc, char** argv) {
  const std::string what = argc > 1 ? argv[1] : "play";
  const int times = argc > 2 ? atoi(argv[2]) : 20000;
  const uint32_t seed = argc > 3 ? (uint32_t)atoi(argv[3]) : 1;
  Rng r{seed};
  State s;
  uint64_t decisions = 0;
  uint32_t sum = 0;  // printed, so that nothing is left out as unused
  double start, seconds;
  if (what == "play") {
    start = now();
    for (int g = 0; g < times; g++) {
      E::init(s, r);
      while (s.phase != OVER) E::apply(s, r, choose(s, r, decisions));
      for (int p = 0; p < 4; p++) sum = sum * 31 + (uint32_t)s.sc[p];
    }
    seconds = now() - start;
  } else if (what == "iterate") {  // what a search does again and again: a copy of a position, and 50 choices from there
    E::init(s, r);
    for (int i = 0; i < 150 && s.phase != OVER; i++) E::apply(s, r, choose(s, r, decisions));
    decisions = 0;
    State w;
    start = now();
    for (int k = 0; k < times; k++) {
      memcpy(&w, &s, sizeof w);
      for (int i = 0; i < 50 && w.phase != OVER; i++) E::apply(w, r, choose(w, r, decisions));
      sum = sum * 31 + w.nA;
    }
    seconds = now() - start;
  } else {
    static State pool[256];
    for (auto& x : pool) E::init(x, r);
    start = now();
    for (int i = 0; i < times; i++) {
      memcpy(&pool[i & 255], &pool[(i * 7 + 3) & 255], sizeof(State));
      asm volatile("" ::: "memory");
    }
    seconds = now() - start;
    sum = pool[3].nA;
  }
  printf("{\"times\":%d,\"decisions\":%llu,\"seconds\":%.9f,\"sum\":%u,\"bytes\":%zu}\n", times, (unsigned long long)decisions, seconds, sum, sizeof(State));
}

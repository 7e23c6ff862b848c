// Written by `npm run learn -- venice`, from games among `steady` players, one game in ten kept for a test. There these
// prices foretell, of the points that a seat still makes:
// 1200 games of 1 (seed 302), 18064 positions of a seat: 49 % of the variance.
// 700 games of 2 (seed 301), 46190 positions of a seat: 28 % of the variance.
// 300 games of 4 (seed 303), 61084 positions of a seat: 24 % of the variance.
import type { Prices } from '../search/prices.ts';

export const prices: readonly Prices[] = [
  {
    players: 1,
    turns: [20.67, 19.47],
    // prettier-ignore
    each: [3.059, 0.2337, 0.5015, -0.0185, -2.735, 0.8009, 0.9714, 0.5352, 1.31, 0.2651, 0.5222, 1.129, 0.1888, 0.5996, 0.7159, 0.4881, 1.008, 0.7131, 0.754, 7.114, -6.455, 4.325, 3.99, 3.167, -0.6743, 6.241, 4.918, 2.953, -6.014, -4.958, -0.7403, 0.9027, -0.2288, -2.083, -1.925, 1.238, 0.2629, 0],
  },
  {
    players: 2,
    turns: [21.54, 20.36],
    // prettier-ignore
    each: [2.604, 0.161, -1.344, -0.1193, -4.933, 0.5948, 0.4287, 0.3755, 1.21, -1.402, 0.4818, 1.044, 0.03847, 0.4502, 0.646, 0.6363, 1.025, -0.02356, 0.9411, 9.902, -9.522, 19.76, 0.03467, 0.9561, 3.636, 6.053, 5.974, 0.7569, 5.306, 7.571, -10.31, -0.7558, -0.364, -3.3, -6.317, 2.658, -0.5782, 8.279],
  },
  {
    players: 4,
    turns: [19.03, 17.17],
    // prettier-ignore
    each: [1.341, 0.1444, 0.2051, -0.2804, -2.1, 0.5246, 0.4708, 0.1094, 0.7613, 0.08743, 0.01345, 0.6718, -0.0197, 0.599, 0.3176, 0.9227, 0.2445, -0.1145, 1.022, 6.324, -3.658, 4.386, 2.405, 4.972, 2.162, -2.484, 1.874, -0.4589, 2.627, 4.462, -1.68, 0.5353, -0.1958, 1.114, -4.747, 2.492, -0.4285, 3.238],
  },
];

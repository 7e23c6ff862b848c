/**
 * Contrast, and colours as other eyes see them. Simulation: Machado, Oliveira
 * and Fernandes, "A Physiologically-based Model for Simulation of Color Vision
 * Deficiency" (2009), full severity. Distance: Euclidean in OKLab, times 100.
 */

type Triple = readonly [number, number, number];

export type Sight = 'usual' | 'protan' | 'deutan' | 'tritan';

const MATRIX: Record<Sight, readonly Triple[]> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

export const SIGHTS = Object.keys(MATRIX) as Sight[];

function linear(hex: string): Triple {
  const c = (i: number): number => {
    const v = parseInt(hex.slice(i, i + 2), 16) / 255;
    return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
  };
  return [c(1), c(3), c(5)];
}

/** WCAG 2 contrast of two colours written as #rrggbb. */
export function contrast(a: string, b: string): number {
  const light = (hex: string): number => {
    const [r, g, l] = linear(hex);
    return 0.2126 * r + 0.7152 * g + 0.0722 * l;
  };
  const [low, high] = [light(a), light(b)].sort((x, y) => x - y) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

function oklab(hex: string, sight: Sight): Triple {
  const c = linear(hex);
  const [r, g, b] = MATRIX[sight].map((row) => Math.min(1, Math.max(0, row[0] * c[0] + row[1] * c[1] + row[2] * c[2]))) as [
    number,
    number,
    number,
  ];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** How far apart two colours look; below about 5 they are easily confused. */
export function colourDistance(a: string, b: string, sight: Sight = 'usual'): number {
  const [x, y] = [oklab(a, sight), oklab(b, sight)];
  return 100 * Math.hypot(x[0] - y[0], x[1] - y[1], x[2] - y[2]);
}

// What this device is called among several of one guest: its browser and its system, as far as they say.
const BROWSERS = [
  ['Firefox', /Firefox\//],
  ['Edge', /Edg\//],
  ['Opera', /OPR\//],
  ['Chrome', /Chrom(e|ium)\//],
  ['Safari', /Safari\//],
] as const;
const SYSTEMS = [
  ['Android', /Android/],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Windows', /Windows/],
  ['Mac', /Mac OS/],
  ['Linux', /Linux/],
] as const;

export function deviceName(agent = navigator.userAgent): string {
  const found = (list: readonly (readonly [string, RegExp])[]): string[] => list.filter(([, is]) => is.test(agent)).map(([name]) => name);
  return [found(BROWSERS)[0], found(SYSTEMS)[0]].filter((part) => part !== undefined).join(', ');
}

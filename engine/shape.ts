// Is a file of the same shape as one that is known to be good? For editions: what makes sense is each game's own question.

type Kind = 'a map' | 'a list' | 'a number' | 'a text' | 'true or false' | 'nothing';
const kindOf = (x: unknown): Kind =>
  Array.isArray(x)
    ? 'a list'
    : typeof x === 'object' && x !== null
      ? 'a map'
      : typeof x === 'number'
        ? 'a number'
        : typeof x === 'string'
          ? 'a text'
          : typeof x === 'boolean'
            ? 'true or false'
            : 'nothing';
const isContainer = (x: unknown): x is object => typeof x === 'object' && x !== null;

/**
 * Throws with what is missing, or is another kind of thing than in the `good` one: maps and lists at any depth, and everything
 * in the outermost map. `needless`: keys that may be left out, there and in what is within.
 */
export function checkShape(file: unknown, good: object, needless: readonly string[] = []): void {
  const wrong = (what: string): never => {
    throw new Error(`edition: ${what}`);
  };
  const keys = Object.keys(good).filter((key) => !needless.includes(key));
  if (kindOf(file) !== 'a map') wrong(`it is not a map with ${keys.join(', ')}`);
  const given = file as Readonly<Record<string, unknown>>;
  const missing = keys.filter((key) => !Object.hasOwn(given, key));
  if (missing.length > 0) wrong(`${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} missing`);
  for (const key of keys) {
    const is = (good as typeof given)[key];
    if (kindOf(given[key]) !== kindOf(is)) wrong(`${key} must be ${kindOf(is)}`);
    containers(given[key], [is], key);
  }

  /** Every container that all of `models` have at a place must be there in `x` too. */
  function containers(x: unknown, models: readonly unknown[], where: string): void {
    const [model] = models;
    if (!isContainer(model) || models.some((m) => kindOf(m) !== kindOf(model))) return;
    if (kindOf(x) !== kindOf(model)) wrong(`${where} must be ${kindOf(model)}`);
    if (Array.isArray(model)) {
      const elements = (models as unknown[][]).flat();
      if (elements.length > 0) (x as unknown[]).forEach((element, i) => containers(element, elements, `${where}[${i}]`));
      return;
    }
    for (const key of Object.keys(model).filter((k) => !needless.includes(k)))
      if (models.every((m) => isContainer((m as typeof given)[key])))
        containers(
          (x as typeof given)[key],
          models.map((m) => (m as typeof given)[key]),
          `${where}.${key}`,
        );
  }
}

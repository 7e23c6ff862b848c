// Options of a game: what may be settled before the first decision.

/** Values of a game's options, by name: plain words, numbers or booleans. */
export type Options = Readonly<Record<string, string | number | boolean>>;
/** One option and the values it may have, the default first. */
export type OptionTable = Readonly<Record<string, readonly (string | number | boolean)[]>>;

/** Defaults for what is left out; throws when an option or its value is unknown. */
export function settleOptions(game: { readonly name: string; readonly options: OptionTable }, given: Options = {}): Options {
  const out: Record<string, string | number | boolean> = {};
  for (const name of Object.keys(given))
    if (!Object.hasOwn(game.options, name))
      throw new Error(`${game.name} has no option "${name}"; its options are ${Object.keys(game.options).join(', ')}`);
  for (const [name, values] of Object.entries(game.options)) {
    const value = given[name] ?? values[0];
    if (!values.includes(value)) throw new Error(`option ${name}: ${JSON.stringify(value)} is not one of ${values.join(', ')}`);
    out[name] = value;
  }
  return out;
}

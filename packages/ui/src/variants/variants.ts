type Schema = Readonly<Record<string, Readonly<Record<string, string | readonly string[]>>>>;

/** One value of each variant; a boolean for a variant of `true` and `false`. */
export type Chosen<Variants extends Schema> = {
  readonly [Name in keyof Variants]: keyof Variants[Name] extends 'true' | 'false'
    ? boolean
    : keyof Variants[Name];
};

/**
 * The classes of a component by its variants, each combination put together once. A list of 25 cards asks for the same
 * dozen a hundred times: with class-variance-authority, which works it out each time, the page of quality bar P10 was
 * over a third dearer on the server, and Button 0.4 kB larger (P8). The memory is as small as the combinations are few.
 *
 * @returns the classes of a combination, followed by the caller's own.
 */
export function variants<const Variants extends Schema>(
  base: string | readonly string[],
  options: Variants,
): (chosen: Chosen<Variants>, className?: string) => string {
  const known = new Map<string, string>();
  return (chosen, className) => {
    let key = '';
    for (const name in options) key += `${String(chosen[name])} `;
    let own = known.get(key);
    if (own === undefined) {
      const parts = Object.keys(options).map((name) => options[name]?.[String(chosen[name])] ?? '');
      own = [base, ...parts].flat().filter(Boolean).join(' ');
      known.set(key, own);
    }
    return className ? `${own} ${className}` : own;
  };
}

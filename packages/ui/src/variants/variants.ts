type Schema = Readonly<Record<string, Readonly<Record<string, string | readonly string[]>>>>;

/** One value of each variant; a boolean for a variant of `true` and `false`. */
export type Chosen<Variants extends Schema> = {
  readonly [Name in keyof Variants]: keyof Variants[Name] extends 'true' | 'false'
    ? boolean
    : keyof Variants[Name];
};

/**
 * @deprecated for `cva` of `cva.ts`, with the component's classes in a style sheet of its own.
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

import { cva as createVariants, type VariantProps } from 'class-variance-authority';

/** Callers usually pass few different `className`s, but a page may compute them. */
const MAX_COMBINATIONS = 500;

/**
 * `cva` of class-variance-authority with a cache per combination of variants and `className`. A list of 25 cards
 * requests the same dozen a hundred times; without the cache it takes over a third longer to render on the server
 * (quality target P10).
 */
export const cva: typeof createVariants = (base, config) => cached(createVariants(base, config));

/** The values of a variant: the public type of the prop with its name. */
export type Variant<
  Style extends (props?: never) => string,
  Name extends keyof VariantProps<Style>,
> = NonNullable<VariantProps<Style>[Name]>;

function cached<Props>(variantClasses: (props?: Props) => string): (props?: Props) => string {
  const known = new Map<string, string>();
  return (props) => {
    let key = '';
    if (props)
      for (const name in props) if (props[name] !== undefined) key += `${name}:${String(props[name])};`;
    let classes = known.get(key);
    if (classes === undefined) {
      if (known.size >= MAX_COMBINATIONS) known.clear();
      classes = variantClasses(props);
      known.set(key, classes);
    }
    return classes;
  };
}

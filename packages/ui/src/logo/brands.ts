import { brandNames as names, brands as list } from '@melhor-escola/config/brand';

/** The four brands (EN-15). Each is also a theme: `data-brand` on the root of the page. */
export type Brand = 'melhor-escola' | 'main-education' | 'career-guide' | 'distance-learning';

// The site's own, because its servers and mails name the brands too. Typed here: the kit's types stand alone where it is installed.
export const brands: readonly Brand[] = list;

/** What a visitor calls each brand: the family's word, and the brand's own. */
export const brandNames: Readonly<Record<Brand, readonly [family: string, own: string]>> = names;

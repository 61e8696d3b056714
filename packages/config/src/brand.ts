/** The brands that one site may be served as (EN-15): main education, career guide, distance learning and, by default, school scholarship. */
export const brands = ['melhor-escola', 'main-education', 'career-guide', 'distance-learning'] as const;

/** A brand is also a theme of the kit: `data-brand` on the root of the page. */
export type Brand = (typeof brands)[number];

const defaultBrand: Brand = 'melhor-escola';

/** What a visitor calls each brand: the family's word, and the brand's own. */
export const brandNames: Readonly<Record<Brand, readonly [family: string, own: string]>> = {
  'melhor-escola': ['Melhor', 'Escola'],
  'main-education': ['Melhor', 'Educação'],
  'career-guide': ['Melhor', 'Carreira'],
  'distance-learning': ['Melhor', 'EAD'],
};

/** 'Melhor Escola' */
export const brandName = (brand: Brand): string => brandNames[brand].join(' ');

/** Whichever there is: the page of a browser, or the process of a server. */
interface Surroundings {
  readonly document?: { readonly documentElement: { readonly dataset: Readonly<Record<string, string>> } };
  readonly process?: { readonly env: Readonly<Record<string, string | undefined>> };
}

/**
 * The brand that is served: a server's from the variable `BRAND`, a browser's from the root element of the page, where the
 * server has put it. One build serves every brand, which is why nothing may keep it from before the process has started.
 */
export function siteBrand(): Brand {
  const { document, process } = globalThis as Surroundings;
  return knownBrand(document ? document.documentElement.dataset['brand'] : process?.env['BRAND']);
}

/** The brand of this name; the default one where there is none. */
export const knownBrand = (name: string | null | undefined): Brand =>
  brands.find((brand) => brand === name) ?? defaultBrand;

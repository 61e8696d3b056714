/** The brands of the site (EN-15): school scholarship (default), main education, career guide and distance learning. */
export const brands = ['melhor-escola', 'main-education', 'career-guide', 'distance-learning'] as const;

/** A brand is also a theme of the kit: `data-brand` on the root element. */
export type Brand = (typeof brands)[number];

const defaultBrand: Brand = 'melhor-escola';

/** Brand names: the common first word, and the brand's own. */
export const brandNames: Readonly<Record<Brand, readonly [family: string, own: string]>> = {
  'melhor-escola': ['Melhor', 'Escola'],
  'main-education': ['Melhor', 'Educação'],
  'career-guide': ['Melhor', 'Carreira'],
  'distance-learning': ['Melhor', 'EAD'],
};

/** 'Melhor Escola' */
export const brandName = (brand: Brand): string => brandNames[brand].join(' ');

/** `globalThis` of a browser or of a server. */
interface Surroundings {
  readonly document?: { readonly documentElement: { readonly dataset: Readonly<Record<string, string>> } };
  readonly process?: { readonly env: Readonly<Record<string, string | undefined>> };
}

/**
 * The current brand: on a server from the variable `BRAND`, in a browser from the root element, where the server rendered it. One
 * build serves every brand, so the value must not be read at build time.
 */
export function siteBrand(): Brand {
  const { document, process } = globalThis as Surroundings;
  return parseBrand(document ? document.documentElement.dataset['brand'] : process?.env['BRAND']);
}

/** The brand with this name, else the default brand. */
export const parseBrand = (name: string | null | undefined): Brand =>
  brands.find((brand) => brand === name) ?? defaultBrand;

/**
 * Hues of the inks of school covers in degrees of OKLCH: brick, clay, ochre, leaf, jade, sky, violet, plum. The same for
 * every brand. packages/ui/src/testing/color/cover-inks.test.ts checks their contrast in both themes.
 */
export const coverHues = [20, 55, 90, 135, 170, 235, 280, 335] as const;

export type CoverHue = (typeof coverHues)[number];

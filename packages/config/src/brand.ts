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
  return parseBrand(document ? document.documentElement.dataset['brand'] : process?.env['BRAND']);
}

/** The brand of this name; the default one where there is none. */
export const parseBrand = (name: string | null | undefined): Brand =>
  brands.find((brand) => brand === name) ?? defaultBrand;

/*
 * The kit's colours (packages/ui/src/theme/tokens.css) for what knows no CSS variables: mail programs, images, and the bar of the
 * browser. packages/ui/src/theme/color/brand-colors.test.ts holds them to the tokens.
 */

/** What differs from brand to brand, in the light colour scheme and in the dark one. */
interface BrandColors {
  readonly light: { readonly brand: string; readonly cover: string; readonly coverLine: string };
  readonly dark: { readonly brand: string; readonly onBrand: string };
}

export const brandColors: Readonly<Record<Brand, BrandColors>> = {
  'melhor-escola': {
    light: { brand: '#1e49b7', cover: '#dee8fd', coverLine: '#a0bef9' },
    dark: { brand: '#9fbefb', onBrand: '#0f1624' },
  },
  'main-education': {
    light: { brand: '#872678', cover: '#f4e1ef', coverLine: '#dfabd2' },
    dark: { brand: '#e0aad3', onBrand: '#1e111b' },
  },
  'career-guide': {
    light: { brand: '#6336a5', cover: '#eae4f9', coverLine: '#c4b2ee' },
    dark: { brand: '#c4b2f0', onBrand: '#181322' },
  },
  'distance-learning': {
    light: { brand: '#105f74', cover: '#dfeaee', coverLine: '#a3c4d0' },
    dark: { brand: '#a2c4d1', onBrand: '#051920' },
  },
};

/** `theme-color`, which browsers paint their bar with: the brand's wash in each colour scheme. */
export const themeColors: Readonly<Record<Brand, { readonly light: string; readonly dark: string }>> = {
  'melhor-escola': { light: '#eaf0fd', dark: '#2c3a57' },
  'main-education': { light: '#f7ecf4', dark: '#4a3144' },
  'career-guide': { light: '#f1eefa', dark: '#3e3552' },
  'distance-learning': { light: '#ebf1f4', dark: '#2d3d43' },
};

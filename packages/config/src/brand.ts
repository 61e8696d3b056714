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

/*
 * The kit's colours (packages/ui/src/theme/tokens.css) where CSS variables are unavailable: mails, images, `theme-color`.
 * packages/ui/src/theme/color/brand-colors.test.ts keeps them equal to the tokens.
 */

/** Colours that differ between brands, for the light and the dark colour scheme. */
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

/** The highlighter behind a saving and the ink on it, in every brand: the light theme's tokens `highlight` and `on-highlight`. */
export const highlightColors = { fill: '#faeb7a', ink: '#182031' } as const;

/** `theme-color` for the browser's toolbar: the brand's wash in each colour scheme. */
export const themeColors: Readonly<Record<Brand, { readonly light: string; readonly dark: string }>> = {
  'melhor-escola': { light: '#eaf0fd', dark: '#27433e' },
  'main-education': { light: '#f7ecf4', dark: '#2b414a' },
  'career-guide': { light: '#f1eefa', dark: '#274345' },
  'distance-learning': { light: '#ebf1f4', dark: '#374039' },
};

/**
 * Hues of the inks of school covers in degrees of OKLCH: brick, clay, ochre, leaf, jade, sky, violet, plum. The same for
 * every brand. packages/ui/src/theme/color/cover-inks.test.ts checks their contrast in both themes.
 */
export const coverHues = [20, 55, 90, 135, 170, 235, 280, 335] as const;

export type CoverHue = (typeof coverHues)[number];

/** Inks of school covers in the light theme, by hue: the cloth spine and the ground. */
export const coverInks: Readonly<Record<CoverHue, { readonly spine: string; readonly ground: string }>> = {
  20: { spine: '#593030', ground: '#f2a7a6' },
  55: { spine: '#55341c', ground: '#ebaf86' },
  90: { spine: '#493b13', ground: '#d4bc79' },
  135: { spine: '#2f4423', ground: '#a5cb90' },
  170: { spine: '#144738', ground: '#7fd1b5' },
  235: { spine: '#184258', ground: '#82c7f0' },
  280: { spine: '#37395c', ground: '#b2b8f7' },
  335: { spine: '#50314a', ground: '#e3a8d5' },
};

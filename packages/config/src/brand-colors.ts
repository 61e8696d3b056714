import type { Brand } from './brand.ts';

/*
 * The kit's colours (packages/ui/src/tokens.css) for what knows no CSS variables: mail programs, images, and the bar of the
 * browser. packages/ui/src/color/brand-colors.test.ts holds them to the tokens.
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

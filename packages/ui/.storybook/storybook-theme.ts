import { type Brand, brands } from '@melhor-escola/config/brand';
import { brandColors, themeColors } from '@melhor-escola/config/colors';
import type { ThemeVars } from 'storybook/theming';
import { create } from 'storybook/theming/create';
import scale from '../tokens/scale.json' with { type: 'json' };

/** The themes of Storybook's interface, which are those of the kit. */
export type StorybookTheme = 'light' | 'dark';

/** The toolbar's theme. Side by side uses light, because each half has a document of its own. */
export function toolbarTheme(globals: Readonly<Record<string, unknown>>): StorybookTheme {
  return globals['theme'] === 'dark' ? 'dark' : 'light';
}

/** The toolbar's brand; the site's own brand if the name is unknown. */
export function toolbarBrand(globals: Readonly<Record<string, unknown>>): Brand {
  return brands.find((name) => name === globals['brand']) ?? 'melhor-escola';
}

const typeface = scale.font.sans.$value.map((name) => (name.includes(' ') ? `'${name}'` : name)).join(', ');

/** Storybook's manager and documentation pages in the kit's colors, typeface and logo. */
export function storybookTheme(globals: Readonly<Record<string, unknown>>): ThemeVars {
  const theme = toolbarTheme(globals);
  const { paper, card, wash, ink, inkSoft: soft, hairline, controlLine: edge } = themeColors[theme];
  const { brand, onBrand } = brandColors[toolbarBrand(globals)][theme];
  return create({
    base: theme,
    brandTitle: 'Melhor Escola',
    brandImage: `./logo-${theme}.svg`,
    brandUrl: './',
    fontBase: typeface,
    fontCode: `'Atkinson Hyperlegible Mono Variable', ui-monospace, monospace`,
    colorPrimary: brand,
    colorSecondary: brand,
    appBg: paper,
    appContentBg: paper,
    appPreviewBg: paper,
    appHoverBg: wash,
    appBorderColor: hairline,
    appBorderRadius: scale.radius.control.$value.value,
    textColor: ink,
    textMutedColor: soft,
    textInverseColor: onBrand,
    barBg: paper,
    barTextColor: soft,
    barHoverColor: brand,
    barSelectedColor: brand,
    buttonBg: card,
    buttonBorder: edge,
    booleanBg: wash,
    booleanSelectedBg: card,
    inputBg: card,
    inputBorder: edge,
    inputTextColor: ink,
    inputBorderRadius: scale.radius.control.$value.value,
  });
}

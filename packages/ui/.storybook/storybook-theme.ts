import { type Brand, brands } from '@melhor-escola/config/brand';
import type { ThemeVars } from 'storybook/theming';
import { create } from 'storybook/theming/create';
import tokens from '../tokens.json' with { type: 'json' };

/** The themes of Storybook's interface, which are those of the kit. */
export type StorybookTheme = 'light' | 'dark';

/** The toolbar's theme. Side by side uses light, because each half has a document of its own. */
export function themeOf(globals: Readonly<Record<string, unknown>>): StorybookTheme {
  return globals['theme'] === 'dark' ? 'dark' : 'light';
}

/** The toolbar's brand; the site's own brand if the name is unknown. */
export function brandOf(globals: Readonly<Record<string, unknown>>): Brand {
  return brands.find((name) => name === globals['brand']) ?? 'melhor-escola';
}

const typeface = tokens.font.sans.$value.map((name) => (name.includes(' ') ? `'${name}'` : name)).join(', ');

/** Storybook's manager and documentation pages in the kit's colours, typeface and logo. */
export function storybookTheme(globals: Readonly<Record<string, unknown>>): ThemeVars {
  const theme = themeOf(globals);
  const { paper, card, wash, ink, hairline, 'ink-soft': soft, 'control-line': edge } = tokens.theme[theme];
  const colors = tokens.brand[brandOf(globals)][theme];
  const brand = colors.brand.$value.hex;
  return create({
    base: theme,
    brandTitle: 'Melhor Escola',
    brandImage: `./logo-${theme}.svg`,
    brandUrl: './',
    fontBase: typeface,
    fontCode: `'Atkinson Hyperlegible Mono Variable', ui-monospace, monospace`,
    colorPrimary: brand,
    colorSecondary: brand,
    appBg: paper.$value.hex,
    appContentBg: paper.$value.hex,
    appPreviewBg: paper.$value.hex,
    appHoverBg: wash.$value.hex,
    appBorderColor: hairline.$value.hex,
    appBorderRadius: tokens.radius.control.$value.value,
    textColor: ink.$value.hex,
    textMutedColor: soft.$value.hex,
    textInverseColor: colors['on-brand'].$value.hex,
    barBg: paper.$value.hex,
    barTextColor: soft.$value.hex,
    barHoverColor: brand,
    barSelectedColor: brand,
    buttonBg: card.$value.hex,
    buttonBorder: edge.$value.hex,
    booleanBg: wash.$value.hex,
    booleanSelectedBg: card.$value.hex,
    inputBg: card.$value.hex,
    inputBorder: edge.$value.hex,
    inputTextColor: ink.$value.hex,
    inputBorderRadius: tokens.radius.control.$value.value,
  });
}

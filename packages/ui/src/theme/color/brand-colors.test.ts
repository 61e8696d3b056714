import { readFileSync } from 'node:fs';
import { brandColors, brands, highlightColors, themeColors } from '@melhor-escola/config/brand';
import { describe, expect, it } from 'vitest';
import { hexOf } from './contrast.ts';
import { colorOf, type Declarations, readRules, themeTokens } from './tokens.ts';

const rules = readRules(readFileSync(new URL('../tokens.css', import.meta.url), 'utf8'));
const rule = (selector: string): Declarations => rules.get(selector) ?? {};
const light = themeTokens(rules, 'light');
const dark = themeTokens(rules, 'dark');

describe.each(brands)('EN-15 %s, for uses without CSS variables,', (brand) => {
  const own = rule(
    brand === 'melhor-escola' ? ":root, [data-brand='melhor-escola']" : `[data-brand='${brand}']`,
  );
  const hex = (token: string, theme: Declarations) => hexOf(colorOf(token, theme, own));

  it('has the colours of the tokens', () => {
    expect(brandColors[brand]).toEqual({
      light: { brand: hex('brand', light), cover: hex('cover', light), coverLine: hex('cover-line', light) },
      dark: { brand: hex('brand', dark), onBrand: hex('on-brand', dark) },
    });
    expect(themeColors[brand]).toEqual({ light: hex('brand-wash', light), dark: hex('brand-wash', dark) });
  });
});

it('EN-15 the highlighter has the colours of the light theme, for uses without CSS variables', () => {
  expect(highlightColors).toEqual({
    fill: hexOf(colorOf('highlight', light, {})),
    ink: hexOf(colorOf('on-highlight', light, {})),
  });
});

import { describe, expect, it } from 'vitest';
import { packageTokens } from '../design-tokens.ts';
import { contrastRatio, hexOf, inGamut, type Oklch } from '../../src/theme/color/contrast.ts';
import { colorOf, readRules } from '../../src/theme/color/tokens.ts';
import { oklchOfHex } from './oklch-of-hex.ts';
import { tokenDocument } from './token-document.ts';
import {
  buildTheme,
  checkTheme,
  customBrand,
  kitChoice,
  nearestReadable,
  type ThemeChoice,
  themeStyles,
  withBuiltTheme,
} from './theme-recipe.ts';
import { themeColor, themeNames } from './token-source.ts';

const source = packageTokens();
const kit = kitChoice(source, 'melhor-escola');

const distance = (one: Oklch, other: Oklch) =>
  Math.abs(one.lightness - other.lightness) + Math.abs(one.chroma - other.chroma);

/** Every colour of the built theme. */
function builtColors(choice: ThemeChoice) {
  const built = withBuiltTheme(source, buildTheme(source, choice));
  return themeNames.flatMap((theme) =>
    Object.entries({ ...built.themes[theme], ...built.derived })
      .filter(([, value]) => value.startsWith('oklch(') && !value.includes('/'))
      .map(([token]) => ({ theme, token, color: themeColor(built, token, theme, customBrand) })),
  );
}

it.each(['#1e49b7', '#ffd400', '#000000', '#ffffff', '#808080', '#00ff00'])(
  '%s survives the conversion to OKLCH and back',
  (hex) => {
    const color = oklchOfHex(hex);
    expect(color && hexOf(color)).toBe(hex);
  },
);

it('rejects a colour without exactly six hex digits', () => {
  expect(['blue', '#12345', '#1234567', ''].map(oklchOfHex)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

describe.each([...source.brands.keys()])('from the choices of %s', (brand) => {
  it("builds a theme visually equal to the kit's", () => {
    for (const { theme, token, color } of builtColors(kitChoice(source, brand)))
      expect(distance(color, themeColor(source, token, theme, brand)), `${token}, ${theme}`).toBeLessThan(
        0.02,
      );
  });

  it('every pair has enough contrast', () => {
    expect(checkTheme(source, kitChoice(source, brand)).faint).toEqual([]);
  });
});

describe.each(['#ffd400', '#0000ff', '#ff0000', '#7a7a7a', '#00c2a8'])('with the brand %s', (brand) => {
  const choice = { ...kit, brand };

  it('every colour is inside sRGB', () => {
    const outside = builtColors(choice).filter(({ color }) => !inGamut(color));
    expect(outside).toEqual([]);
  });

  it('the button text is the more readable of both options', () => {
    const built = withBuiltTheme(source, buildTheme(source, choice));
    const [text, fill] = ['on-brand', 'brand'].map((token) => themeColor(built, token, 'light', customBrand));
    // On a medium grey neither white nor black reaches 4.5.
    expect(text && fill && contrastRatio(text, fill)).toBeGreaterThan(4.2);
  });
});

describe('a brand that is too light', () => {
  const choice = { ...kit, brand: '#ffd400' };

  it('is reported as text on paper', () => {
    const { faint, count } = checkTheme(source, choice);
    expect(count).toBeGreaterThan(80);
    expect(faint).toContainEqual(expect.objectContaining({ on: 'brand', ground: 'paper', theme: 'light' }));
  });

  it('has a nearest readable colour of the same hue', () => {
    const hex = nearestReadable(source, choice, 'brand') ?? '';
    expect(checkTheme(source, { ...choice, brand: hex }).faint).toEqual([]);
    expect(oklchOfHex(hex)?.hue).toBeCloseTo(oklchOfHex('#ffd400')?.hue ?? 0, -1);
  });

  it('is not fixed by another background', () => {
    expect(nearestReadable(source, { ...choice, ink: '#ffffff' }, 'ground')).toBeUndefined();
  });
});

describe('the results', () => {
  const built = buildTheme(source, { ...kit, brand: '#7a1f5c', radius: 4 });

  it('include a style sheet with the checked colours', () => {
    const rules = readRules(themeStyles(built));
    const dark = rules.get("[data-theme='dark']") ?? {};
    expect(rules.get(':root:not([data-theme])')).toEqual(dark);
    const brand = { ...rules.get(':root') };
    expect(brand['radius-card']).toBe('6px');
    const light = { ...source.themes.light, ...source.derived, ...rules.get(":root, [data-theme='light']") };
    expect(hexOf(colorOf('brand', light, brand))).toBe('#7a1f5c');
  });

  it('include design tokens in the shape of the kit’s', () => {
    const document = tokenDocument(withBuiltTheme(source, built));
    expect(Object.keys(document)).toEqual(Object.keys(tokenDocument(source)));
    expect(document).toMatchObject({
      brand: { custom: { light: { brand: { $value: { hex: '#7a1f5c' } } } } },
      radius: { control: { $value: { value: 4, unit: 'px' } } },
    });
  });
});

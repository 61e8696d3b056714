import { coverHues } from '@melhor-escola/config/brand';
import { themeColors } from '@melhor-escola/config/colors';
import Color from 'colorjs.io';
import { describe, expect, it } from 'vitest';
import dark from '../../../tokens/theme-dark.json';
import light from '../../../tokens/theme-light.json';
import { contrastRatio } from './contrast.ts';

const inks = { light: light['school-cover'], dark: dark['school-cover'] };
const parts = ['pen', 'spine', 'ground', 'pattern'] as const;

/** An ink of school covers, as in packages/search/src/school/card/school-cover.css. */
function ink(part: (typeof parts)[number], theme: 'light' | 'dark', hue: number): Color {
  const measures = inks[theme];
  return new Color('oklch', [measures[`${part}-lightness`].$value, measures[`${part}-chroma`].$value, hue]);
}

const hex = (color: Color) => color.to('srgb').toString({ format: 'hex', collapse: false });

describe.each(['light', 'dark'] as const)('A1 inks of school covers, %s theme', (theme) => {
  it.each(coverHues)('initials of hue %d are readable on the label and on the cover', (hue) => {
    const pen = hex(ink('pen', theme, hue));
    expect(contrastRatio(pen, themeColors[theme].card)).toBeGreaterThanOrEqual(4.5);
    expect(contrastRatio(pen, hex(ink('ground', theme, hue)))).toBeGreaterThanOrEqual(3);
  });

  it.each(coverHues)('hue %d stays inside sRGB', (hue) => {
    expect(parts.filter((part) => !ink(part, theme, hue).inGamut('srgb-linear', { epsilon: 0.002 }))).toEqual(
      [],
    );
  });
});

it.each(coverHues)('on the blackboard a cover of hue %d is an outline in chalk', (hue) => {
  const board = themeColors.dark.card;
  for (const part of ['spine', 'ground'] as const)
    expect(contrastRatio(hex(ink(part, 'dark', hue)), board)).toBeLessThan(1.5);
  expect(contrastRatio(hex(ink('pen', 'dark', hue)), board)).toBeGreaterThanOrEqual(3);
});

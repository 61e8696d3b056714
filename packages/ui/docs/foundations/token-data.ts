import { type Brand, parseBrand } from '@melhor-escola/config/brand';
import { brandColors, themeColors } from '@melhor-escola/config/colors';
import careerGuide from '../../tokens/brand-career-guide.json';
import distanceLearning from '../../tokens/brand-distance-learning.json';
import mainEducation from '../../tokens/brand-main-education.json';
import melhorEscola from '../../tokens/brand-melhor-escola.json';
import scale from '../../tokens/scale.json';
import dark from '../../tokens/theme-dark.json';
import light from '../../tokens/theme-light.json';
import { contrastRatio } from '../../src/testing/color/contrast.ts';
import { listPairs, markPairs, pricePairs, textPairs } from '../../src/testing/color/pairs.ts';

export type ThemeName = 'light' | 'dark';

const themes = { light, dark };
const brandTokens = {
  'melhor-escola': melhorEscola,
  'main-education': mainEducation,
  'career-guide': careerGuide,
  'distance-learning': distanceLearning,
} satisfies Record<Brand, unknown>;

/** A token as it stands in its file. */
interface Token {
  readonly $value: unknown;
  readonly $description?: string;
  readonly $extensions?: Readonly<Record<string, string>>;
}

const isToken = (value: unknown): value is Token =>
  typeof value === 'object' && value !== null && '$value' in value;

/** The tokens of a group, by name. */
const listTokens = (group: object): [name: string, token: Token][] =>
  Object.entries(group).filter((entry): entry is [string, Token] => isToken(entry[1]));

/** A color as it stands in its file: OKLCH, which is opaque without `alpha`. */
interface ColorValue {
  readonly components: readonly number[];
  readonly alpha?: number;
}

const isColor = (value: unknown): value is ColorValue =>
  typeof value === 'object' && value !== null && 'components' in value;

/** The opaque colors that the brand does not change. */
export const themeColorNames = listTokens(light.color)
  .filter(([, { $value }]) => isColor($value) && $value.alpha === undefined)
  .map(([name]) => name);

/** The colors that both the theme and the brand decide. */
export const brandColorNames = listTokens(light['brand-color']).map(([name]) => name);

/** A color in both notations. */
export interface ColorNotation {
  readonly oklch: string;
  readonly hex: string;
}

export function colorNotation(name: string, theme: ThemeName, brand: string): ColorNotation {
  const own = brandTokens[parseBrand(brand)][theme];
  const token = new Map([...listTokens(themes[theme].color), ...listTokens(own)]).get(name);
  if (!isColor(token?.$value)) throw new Error(`There is no color ${name}.`);
  return { oklch: `oklch(${token.$value.components.join(' ')})`, hex: colorHex(name, theme, brand) };
}

function colorHex(name: string, theme: ThemeName, brand: string): string {
  const property = name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const colors: Readonly<Record<string, string>> = {
    ...themeColors[theme],
    ...brandColors[parseBrand(brand)][theme],
  };
  return colors[property] ?? '';
}

/** An allowed pair of colors with its required and its actual contrast. */
export interface CheckedPair {
  readonly on: string;
  readonly ground: string;
  readonly least: number;
  readonly ratio: number;
}

const requirements = [
  { pairs: listPairs(textPairs), least: 4.5 },
  { pairs: listPairs(pricePairs), least: 7 },
  { pairs: listPairs(markPairs), least: 3 },
];

/** The contrast of every pair that the kit allows. */
export function listContrastPairs(theme: ThemeName, brand: string): CheckedPair[] {
  return requirements.flatMap(({ pairs, least }) =>
    pairs.map(([on, ground]) => ({
      on,
      ground,
      least,
      ratio: contrastRatio(colorHex(on, theme, brand), colorHex(ground, theme, brand)),
    })),
  );
}

/**
 * The pair with the lowest contrast that contains the token: as text or mark on its backgrounds or, failing that, as
 * the background of others.
 *
 * @returns none if the token is neither text nor a meaningful mark.
 */
export function weakestPair(token: string, pairs: readonly CheckedPair[]): CheckedPair | undefined {
  const asText = pairs.filter(({ on }) => on === token);
  const concerned = asText.length > 0 ? asText : pairs.filter(({ ground }) => ground === token);
  return concerned.toSorted((one, other) => one.ratio / one.least - other.ratio / other.least)[0];
}

/** The steps of the grid that the kit uses. */
export const spaceSteps = Object.keys(scale.space)
  .filter((step) => step !== 'base')
  .map(Number);

interface ScaleToken {
  readonly name: string;
  /** The custom property without its dashes. */
  readonly property: string;
  readonly value: string;
}

/** A length as it stands in its file. */
interface Length {
  readonly value: number;
  readonly unit: string;
}

const isLength = (value: unknown): value is Length =>
  typeof value === 'object' && value !== null && 'unit' in value;

/** A length or a ratio as CSS. */
function tokenCss({ $value, $extensions }: Token): string {
  const css = $extensions?.['example.melhorescola.css'];
  return css ?? (isLength($value) ? `${$value.value}${$value.unit}` : String($value));
}

/** Corners and breakpoints, by group. */
export const scaleTokens = (group: 'radius' | 'breakpoint'): ScaleToken[] =>
  listTokens(scale[group]).map(([name, token]) => ({
    name,
    property: `${group}-${name}`,
    value: tokenCss(token),
  }));

/** A size of type; lengths in px, those of a fluid size at its largest. */
export interface TypeSize extends ScaleToken {
  readonly pixels: number;
  readonly linePixels: number;
  /** The height of a line as CSS. */
  readonly line: string;
}

const pixels = ({ value, unit }: Length) => (unit === 'rem' ? value * 16 : value);

export const typeSizes = Object.entries(scale.text).map(
  ([name, { size, 'line-height': height }]): TypeSize => {
    const sizeInPixels = pixels(size.$value);
    const linePixels =
      typeof height.$value === 'number' ? height.$value * sizeInPixels : pixels(height.$value);
    return {
      name,
      property: `text-${name}`,
      value: tokenCss(size),
      pixels: sizeInPixels,
      linePixels,
      line: tokenCss(height),
    };
  },
);

export const easeOut = `cubic-bezier(${scale.ease.out.$value.join(', ')})`;

const descriptions = new Map<string, string>(
  [
    ...[light.color, light['brand-color'], light.shadow].flatMap(listTokens),
    ...(['radius', 'breakpoint'] as const).flatMap((group) =>
      listTokens(scale[group]).map(([name, token]): [string, Token] => [`${group}-${name}`, token]),
    ),
    ...Object.entries(scale.text).map(([name, { size }]): [string, Token] => [`text-${name}`, size]),
  ].flatMap(([name, { $description }]) => ($description === undefined ? [] : [[name, $description]])),
);

/** What a token is for. */
export const tokenDescription = (token: string): string => descriptions.get(token) ?? '';

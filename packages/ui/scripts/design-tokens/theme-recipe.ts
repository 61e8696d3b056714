import { contrastRatio, hexOf, type Oklch } from '../../src/theme/color/contrast.ts';
import { colorOf, type Declarations } from '../../src/theme/color/tokens.ts';
import { checkPairs, type CheckedPair, isTooFaint } from './contrast-checks.ts';
import { fitGamut, oklchOfHex } from './oklch-of-hex.ts';
import { themeNames, type ThemeName, type TokenSource } from './token-source.ts';

/** The choices for a custom theme: four colours as hex, and the radius of a control in px. */
export interface ThemeChoice {
  /** The brand colour: actions, links, focus. */
  readonly brand: string;
  /** The highlight colour behind saved items. */
  readonly accent: string;
  /** The background of the light theme. */
  readonly ground: string;
  /** The text of the light theme. */
  readonly ink: string;
  readonly radius: number;
}

export type ChosenColor = Exclude<keyof ThemeChoice, 'radius'>;
export const chosenColors: readonly ChosenColor[] = ['brand', 'accent', 'ground', 'ink'];

/** The resulting tokens that differ from the kit's. */
export interface BuiltTheme {
  /** Independent of the theme: hue and chroma of the brand, and the radii. */
  readonly shared: Declarations;
  readonly themes: Readonly<Record<ThemeName, Declarations>>;
}

/** @throws if a colour is not a hex of six digits: the form keeps the last valid one. */
function chosen(choice: ThemeChoice, name: ChosenColor): Oklch {
  const color = oklchOfHex(choice[name]);
  if (!color) throw new Error(`${choice[name]} is not a hex colour of six digits.`);
  return color;
}

const css = ({ lightness, chroma, hue }: Oklch) =>
  `oklch(${Number(lightness.toFixed(4))} ${Number(chroma.toFixed(4))} ${Number(hue.toFixed(1))})`;

/** The same colour, lighter or darker by an amount and with a share of its chroma, within sRGB. */
function shifted({ lightness, chroma, hue }: Oklch, lighter: number, share: number): Oklch {
  return fitGamut({ lightness: Math.min(1, Math.max(0, lightness + lighter)), chroma: chroma * share, hue });
}

/**
 * Derives a theme with the kit's own lightness steps and chroma ratios. The dark theme keeps its background and text
 * colours, and takes the hues of brand and marker.
 */
export function buildTheme(source: TokenSource, choice: ThemeChoice): BuiltTheme {
  const brand = chosen(choice, 'brand');
  return {
    shared: {
      'brand-hue': String(brand.hue),
      'brand-chroma': String(brand.chroma),
      ...corners(choice.radius),
    },
    themes: {
      light: changes(source.themes.light, lightTheme(source, choice)),
      dark: changes(source.themes.dark, darkTheme(source, choice)),
    },
  };
}

/** Values that differ from the kit's. */
function changes(kit: Declarations, built: Declarations): Declarations {
  return Object.fromEntries(Object.entries(built).filter(([name, value]) => kit[name] !== value));
}

/** The kit's proportions: a mark has half the radius of a control, a card 1.5 times, a sheet 2.5 times. */
function corners(radius: number): Declarations {
  return {
    'radius-mark': `${radius / 2}px`,
    'radius-control': `${radius}px`,
    'radius-card': `${radius * 1.5}px`,
    'radius-sheet': `${radius * 2.5}px`,
  };
}

function lightTheme(source: TokenSource, choice: ThemeChoice): Declarations {
  const kit = source.themes.light;
  const brand = chosen(choice, 'brand');
  const ground = chosen(choice, 'ground');
  const ink = chosen(choice, 'ink');
  const white = { lightness: 1, chroma: 0, hue: brand.hue };
  const black = fitGamut({ lightness: 0.2, chroma: Math.min(0.03, brand.chroma), hue: brand.hue });
  const isDark = contrastRatio(white, brand) >= contrastRatio(black, brand);
  const onBrand = isDark ? white : black;
  // Moves away from the text colour, so that contrast does not decrease on hover.
  const step = isDark ? -1 : 0.75;
  const lightness = {
    brand: brand.lightness,
    'brand-strong': Math.min(1, brand.lightness + 0.08 * step),
    'brand-edge': Math.max(0, brand.lightness - 0.09),
  };
  return {
    paper: css(ground),
    card: css(shifted(ground, 0.018, 0)),
    wash: css(shifted(ground, -0.03, 1.4)),
    ink: css(ink),
    'ink-soft': css(shifted(ink, 0.2, 0.8)),
    price: css(ink),
    hairline: css(shifted(ground, -0.097, 2)),
    'control-line': css(shifted(ink, 0.34, 0.57)),
    ...brandSteps(kit, brand, lightness),
    'on-brand-l': String(onBrand.lightness),
    'on-brand-c': String(onBrand.chroma),
    highlight: css(chosen(choice, 'accent')),
    'on-highlight': css(ink),
  };
}

function darkTheme(source: TokenSource, choice: ThemeChoice): Declarations {
  const kit = source.themes.dark;
  const accent = chosen(choice, 'accent');
  const marker = colorOf('highlight', kit, {});
  const highlight = { ...marker, chroma: Math.min(marker.chroma, accent.chroma), hue: accent.hue };
  return { ...brandSteps(kit, chosen(choice, 'brand'), {}), highlight: css(fitGamut(highlight)) };
}

/** The theme's `-l` and `-c` values of each brand colour, with the chroma limited to sRGB. */
function brandSteps(
  kit: Declarations,
  brand: Oklch,
  lightness: Readonly<Record<string, number>>,
): Declarations {
  const names = ['brand', 'brand-strong', 'brand-edge', 'brand-wash', 'brand-line', 'cover', 'cover-line'];
  return Object.fromEntries(
    names.flatMap((name) => {
      const level = lightness[name] ?? Number(kit[`${name}-l`]);
      const share = Number(kit[`${name}-c`]);
      const { chroma } = fitGamut({ lightness: level, chroma: brand.chroma * share, hue: brand.hue });
      const fitting = brand.chroma === 0 ? share : Math.floor((chroma / brand.chroma) * 1000) / 1000;
      return [
        [`${name}-l`, String(Number(level.toFixed(4)))],
        [`${name}-c`, String(Math.min(share, fitting))],
      ];
    }),
  );
}

/** The kit's tokens with those of the built theme in their place; `custom` is the only brand. */
export function withBuiltTheme(source: TokenSource, { shared, themes }: BuiltTheme): TokenSource {
  const isOfScale = (name: string) => source.scale[name] !== undefined;
  const part = (keep: (name: string) => boolean) =>
    Object.fromEntries(Object.entries(shared).filter(([name]) => keep(name)));
  return {
    ...source,
    scale: { ...source.scale, ...part(isOfScale) },
    brands: new Map([[customBrand, part((name) => !isOfScale(name))]]),
    themes: {
      light: { ...source.themes.light, ...themes.light },
      dark: { ...source.themes.dark, ...themes.dark },
    },
  };
}

/** The brand name of a built theme. */
export const customBrand = 'custom';

function block(declarations: Declarations, indent: string): string {
  return Object.entries(declarations)
    .map(([name, value]) => `${indent}--${name}: ${value};`)
    .join('\n');
}

/** The style sheet of a built theme. It must be imported after the kit's own to override it. */
export function themeStyles({ shared, themes }: BuiltTheme): string {
  return `/* After the theme of @melhor-escola/ui. */
:root {
${block(shared, '  ')}
}

:root,
[data-theme='light'] {
${block(themes.light, '  ')}
}

@media (prefers-color-scheme: dark) {
  :root:not([data-theme]) {
${block(themes.dark, '    ')}
  }
}

[data-theme='dark'] {
${block(themes.dark, '  ')}
}
`;
}

/** A pair whose contrast is too low, with its theme. */
export interface FaintPair extends CheckedPair {
  readonly theme: ThemeName;
}

/** The pairs whose contrast is too low, and the total number of pairs. */
export function checkTheme(
  source: TokenSource,
  choice: ThemeChoice,
): { readonly faint: readonly FaintPair[]; readonly count: number } {
  const built = withBuiltTheme(source, buildTheme(source, choice));
  const brand = built.brands.get(customBrand) ?? {};
  const pairs = themeNames.flatMap((theme) =>
    checkPairs((token) => colorOf(token, { ...built.themes[theme], ...built.derived }, brand)).map(
      (pair) => ({
        ...pair,
        theme,
      }),
    ),
  );
  return { faint: pairs.filter(isTooFaint), count: pairs.length };
}

/** The lightness step of the search for a readable colour. */
const STEPS = 60;

/**
 * The colour nearest to the chosen one, lighter or darker, with which every pair has enough contrast.
 *
 * @returns its hex, or none if no lightness of this colour alone fixes the theme.
 */
export function nearestReadable(
  source: TokenSource,
  choice: ThemeChoice,
  name: ChosenColor,
): string | undefined {
  const color = chosen(choice, name);
  for (let step = 1; step <= STEPS; step++)
    for (const direction of [-1, 1]) {
      const lightness = color.lightness + direction * step * 0.01;
      if (lightness < 0 || lightness > 1) continue;
      const hex = hexOf(fitGamut({ ...color, lightness }));
      if (checkTheme(source, { ...choice, [name]: hex }).faint.length === 0) return hex;
    }
  return undefined;
}

/** The choices that correspond to a brand of the kit, as a starting point. */
export function kitChoice(source: TokenSource, brand: string): ThemeChoice {
  const declarations = { ...source.themes.light, ...source.derived };
  const hex = (token: string) => hexOf(colorOf(token, declarations, source.brands.get(brand) ?? {}));
  return {
    brand: hex('brand'),
    accent: hex('highlight'),
    ground: hex('paper'),
    ink: hex('ink'),
    radius: Number.parseFloat(source.scale['radius-control'] ?? ''),
  };
}

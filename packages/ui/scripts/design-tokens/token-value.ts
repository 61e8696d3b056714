import { hexOf, type Oklch } from '../../src/theme/color/contrast.ts';

/** A typed value of the Design Tokens format 2025.10 (https://www.designtokens.org/tr/2025.10/format/). */
export type TokenValue =
  | ColorToken
  | { readonly $type: 'dimension'; readonly $value: Dimension }
  | { readonly $type: 'duration'; readonly $value: { readonly value: number; readonly unit: 'ms' } }
  | { readonly $type: 'cubicBezier'; readonly $value: readonly number[] | string }
  | { readonly $type: 'fontFamily'; readonly $value: readonly string[] }
  | { readonly $type: 'number'; readonly $value: number }
  | { readonly $type: 'shadow'; readonly $value: readonly Shadow[] };

export interface ColorToken {
  readonly $type: 'color';
  readonly $value: ColorValue;
}

export interface ColorValue {
  readonly colorSpace: 'oklch' | 'srgb';
  readonly components: readonly number[];
  /** Absent: opaque. */
  readonly alpha?: number;
  /** For tools that only read sRGB; without alpha. */
  readonly hex: string;
}

export interface Dimension {
  readonly value: number;
  readonly unit: 'px' | 'rem';
}

interface Shadow {
  readonly color: ColorValue;
  readonly offsetX: Dimension;
  readonly offsetY: Dimension;
  readonly blur: Dimension;
  readonly spread: Dimension;
}

/** A value with CSS that the format cannot express; a design tool uses the nearest value instead. */
export type ReadValue = TokenValue & { readonly css?: string };

const oklch = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)(?: \/ ([\d.]+))?\)$/;

/**
 * Converts a CSS value. For `clamp()` and `min()` it takes the largest size, as on a desktop, and keeps the CSS beside
 * it.
 *
 * @throws if the syntax of the value is unknown: add it here.
 */
export function tokenValue(css: string): ReadValue {
  const translated =
    color(css) ?? size(css) ?? responsiveSize(css) ?? motion(css) ?? shadow(css) ?? fontFamily(css);
  if (!translated) throw new Error(`The Design Tokens format has no type for the value ${css}.`);
  return translated;
}

/** A colour with its nearest hex. */
export function oklchValue({ lightness, chroma, hue }: Oklch, alpha?: number): ColorValue {
  return {
    colorSpace: 'oklch',
    components: [lightness, Number(chroma.toFixed(4)), hue],
    ...(alpha !== undefined && { alpha }),
    hex: hexOf({ lightness, chroma, hue }),
  };
}

function readColor(css: string): ColorValue | undefined {
  const [, lightness, chroma, hue, alpha] = oklch.exec(css) ?? [];
  if (lightness === undefined) return undefined;
  const parts = { lightness: Number(lightness), chroma: Number(chroma), hue: Number(hue) };
  return oklchValue(parts, alpha === undefined ? undefined : Number(alpha));
}

function color(css: string): ReadValue | undefined {
  const $value = readColor(css);
  return $value && { $type: 'color', $value };
}

function readDimension(css: string): Dimension | undefined {
  if (css === '0') return { value: 0, unit: 'px' };
  const [, value, unit] = /^(-?[\d.]+)(px|rem)$/.exec(css) ?? [];
  return unit === 'px' || unit === 'rem' ? { value: Number(value), unit } : undefined;
}

function size(css: string): ReadValue | undefined {
  const $value = readDimension(css);
  if ($value) return { $type: 'dimension', $value };
  return /^-?[\d.]+$/.test(css) ? { $type: 'number', $value: Number(css) } : undefined;
}

function responsiveSize(css: string): ReadValue | undefined {
  const largest = /^clamp\(.*, ([^,]+)\)$/.exec(css)?.[1] ?? /^min\(([^,]+),/.exec(css)?.[1];
  const $value = largest === undefined ? undefined : readDimension(largest);
  if ($value) return { $type: 'dimension', $value, css };
  // The format has no length in `ch`: it gets the number, with the unit in the CSS.
  const letters = /^(\d+)ch$/.exec(css)?.[1];
  return letters === undefined ? undefined : { $type: 'number', $value: Number(letters), css };
}

function motion(css: string): ReadValue | undefined {
  const milliseconds = /^(\d+)ms$/.exec(css)?.[1];
  if (milliseconds !== undefined)
    return { $type: 'duration', $value: { value: Number(milliseconds), unit: 'ms' } };
  const curve = /^cubic-bezier\(([\d., ]+)\)$/.exec(css)?.[1];
  return curve === undefined ? undefined : { $type: 'cubicBezier', $value: curve.split(',').map(Number) };
}

/** Layers of `x y blur spread color`; a missing length is 0. */
function shadow(css: string): ReadValue | undefined {
  const layers = css.split(/,\s*(?![^(]*\))/).map((layer) => {
    const [, lengths = '', written = ''] = /^(.+?) (oklch\(.+\))$/.exec(layer) ?? [];
    const [offsetX, offsetY, blur, spread = '0'] = lengths.split(' ');
    const layerColor = readColor(written);
    const [x, y, softness, growth] = [offsetX, offsetY, blur, spread].map((length) =>
      readDimension(length ?? ''),
    );
    return layerColor && x && y && softness && growth
      ? { color: layerColor, offsetX: x, offsetY: y, blur: softness, spread: growth }
      : undefined;
  });
  const $value = layers.filter((layer) => layer !== undefined);
  return $value.length === layers.length && $value.length > 0 ? { $type: 'shadow', $value } : undefined;
}

function fontFamily(css: string): ReadValue | undefined {
  if (!css.includes("'")) return undefined;
  return { $type: 'fontFamily', $value: css.split(',').map((name) => name.trim().replaceAll("'", '')) };
}

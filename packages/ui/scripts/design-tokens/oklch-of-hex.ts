import { inGamut, type Oklch } from '../../src/theme/color/contrast.ts';

const round = (value: number, digits: number) => Number(value.toFixed(digits));

/**
 * Converts a hex colour to OKLCH, using Björn Ottosson's published matrices (CSS Color 4, §10). The hue of a grey is 0.
 *
 * @returns none if the text is not a colour of six hex digits.
 */
export function oklchOfHex(hex: string): Oklch | undefined {
  const [red, green, blue] =
    /^#?([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(hex)?.slice(1).map(linear) ?? [];
  if (red === undefined || green === undefined || blue === undefined) return undefined;
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  const chroma = round(Math.hypot(a, b), 4);
  const hue = chroma === 0 ? 0 : (Math.atan2(b, a) * 180) / Math.PI;
  return { lightness: round(lightness, 4), chroma, hue: round((hue + 360) % 360, 1) };
}

/** Two hex digits of sRGB as linear light, from 0 to 1. */
function linear(digits: string): number {
  const channel = Number.parseInt(digits, 16) / 255;
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

/** Reduces the chroma of a colour until sRGB can show it at its lightness. */
export function fitGamut(color: Oklch): Oklch {
  if (inGamut(color)) return color;
  let [fits, exceeds] = [0, color.chroma];
  while (exceeds - fits > 0.0005) {
    const chroma = (fits + exceeds) / 2;
    if (inGamut({ ...color, chroma })) fits = chroma;
    else exceeds = chroma;
  }
  return { ...color, chroma: round(fits, 4) };
}

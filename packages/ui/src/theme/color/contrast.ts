/** A colour in OKLCH: lightness 0–1, chroma, hue in degrees. */
export interface Oklch {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
}

/** Red, green and blue of sRGB before gamma, 0–1 inside the gamut. */
export type LinearRgb = readonly [red: number, green: number, blue: number];

/** Converts by Björn Ottosson's published matrices (CSS Color 4, §10). The result may lie outside the sRGB gamut. */
function linearRgb({ lightness, chroma, hue }: Oklch): LinearRgb {
  const radians = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(radians), chroma * Math.sin(radians)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** Whether a plain sRGB screen can show the colour, within half a step of 8 bits. */
export function inGamut(color: Oklch): boolean {
  return linearRgb(color).every((channel) => channel > -0.002 && channel < 1.002);
}

function clip(channel: number): number {
  return Math.min(1, Math.max(0, channel));
}

/** '#1e49b7', as a browser clips it to sRGB and shows it. */
export function hexOf(color: Oklch): string {
  const channels = linearRgb(color).map((channel) => {
    const linear = clip(channel);
    const encoded = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

/** Relative luminance of WCAG 2.2, of the colour as a browser clips it to sRGB. */
function luminance(color: Oklch): number {
  const [red, green, blue] = linearRgb(color);
  return 0.2126 * clip(red) + 0.7152 * clip(green) + 0.0722 * clip(blue);
}

/** Contrast ratio of WCAG 2.2, from 1 to 21. */
export function contrastRatio(one: Oklch, other: Oklch): number {
  const [first, second] = [luminance(one), luminance(other)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

import { colorNames, themeColor, type ThemeName, type TokenSource } from './token-source.ts';
import { spaceSteps, type TokenGroup } from './token-document.ts';
import { hexOf } from '../../src/theme/color/contrast.ts';
import { tokenValue } from './token-value.ts';

/** 1 rem in px, for design tools. */
const ROOT_PX = 16;

/**
 * One mode of a collection of colour variables in Figma: every colour of a theme with a brand, with the same names in
 * each mode. In sRGB, because Figma does not import OKLCH.
 */
function figmaColors(source: TokenSource, theme: ThemeName, brand: string): TokenGroup {
  return Object.fromEntries(
    colorNames(source).map((name) => {
      const hex = hexOf(themeColor(source, name, theme, brand));
      const components = [1, 3, 5].map((start) =>
        Number((Number.parseInt(hex.slice(start, start + 2), 16) / 255).toFixed(4)),
      );
      return [
        name,
        {
          $type: 'color',
          $value: { colorSpace: 'srgb', components, alpha: 1, hex },
          ...description(source, name),
        },
      ];
    }),
  );
}

/** A collection of numbers in Figma: radius, space, breakpoints and font sizes, in px. */
function figmaSizes(source: TokenSource): TokenGroup {
  const groups: Record<string, TokenGroup> = {};
  const add = (group: string, name: string, value: number, property: string) => {
    groups[group] = {
      ...groups[group],
      [name]: { $type: 'dimension', $value: { value, unit: 'px' }, ...description(source, property) },
    };
  };
  for (const [property, css] of Object.entries(source.scale)) {
    const [, group, name] = /^(radius|breakpoint|text)-([\w-]+)$/.exec(property) ?? [];
    const pixels = group === undefined ? undefined : pixelsOf(css);
    if (group !== undefined && name !== undefined && pixels !== undefined) add(group, name, pixels, property);
  }
  const unit = pixelsOf(source.scale['spacing'] ?? '') ?? 0;
  for (const step of spaceSteps) add('space', String(step), step * unit, '');
  return groups;
}

/** A length in px; none for relative values, such as a line height without a unit. */
function pixelsOf(css: string): number | undefined {
  const value = tokenValue(css);
  if (value.$type !== 'dimension') return undefined;
  return value.$value.unit === 'rem' ? value.$value.value * ROOT_PX : value.$value.value;
}

function description({ descriptions }: TokenSource, name: string): { $description?: string } {
  const text = descriptions[name];
  return text === undefined ? {} : { $description: text };
}

/** The files by name; Figma imports them one at a time. */
export function figmaFiles(source: TokenSource): ReadonlyMap<string, TokenGroup> {
  const colors = [...source.brands.keys()].flatMap((brand) =>
    (['light', 'dark'] as const).map((theme): [string, TokenGroup] => [
      `${brand}-${theme}.json`,
      figmaColors(source, theme, brand),
    ]),
  );
  return new Map([...colors, ['sizes.json', figmaSizes(source)]]);
}

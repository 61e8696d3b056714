import { brands } from '@melhor-escola/config/brand';

const themes = ['light', 'dark'] as const;

/** The viewports of preview.tsx that Chromatic takes pictures at. */
const widths = { phone: 'w360', desk: 'w1280' } as const;

/**
 * Theme × brand × width, by names such as `phone-dark-melhor-escola`. Each mode is a picture of its own for every story whose code changed
 * (`onlyChanged` in chromatic.config.json).
 */
export const chromaticModes = Object.fromEntries(
  Object.entries(widths).flatMap(([device, viewport]) =>
    themes.flatMap((theme) =>
      brands.map((brand) => [`${device}-${theme}-${brand}`, { viewport, theme, brand }] as const),
    ),
  ),
);

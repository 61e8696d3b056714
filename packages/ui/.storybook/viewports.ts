/** The widths at which the kit is checked, and one with space for a further column. */
const widths = Object.fromEntries(
  [320, 360, 768, 1280, 1536, 1680].map((width) => [
    `w${width}`,
    { name: `${width} px`, styles: { width: `${width}px`, height: width < 600 ? '740px' : '900px' } },
  ]),
);

/** Viewport sizes in CSS px of phones common in Brazil, from the narrowest to the widest. */
const sizes = {
  'Galaxy A (A05, A06) and Moto G (G04, G24)': [360, 800],
  'iPhone SE': [375, 667],
  'Galaxy A (A15, A16)': [384, 832],
  'iPhone 13 and 14': [390, 844],
  'Redmi Note': [393, 873],
  'Moto G (G54, G84)': [412, 915],
  'iPhone 11 and XR': [414, 896],
} as const;

const phones = Object.fromEntries(
  Object.entries(sizes).map(([name, [width, height]]) => [
    name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'),
    {
      name: `${name}, ${width} × ${height}`,
      type: 'mobile' as const,
      styles: { width: `${width}px`, height: `${height}px` },
    },
  ]),
);

/** The viewports of Storybook's toolbar. */
export const viewports = { ...widths, ...phones };

/**
 * Each mode is a picture of every story whose code changed (`onlyChanged` in chromatic.config.json): each width and each
 * theme once, as in `checks`. All brands are on the page of the brands.
 */
export const chromaticModes = {
  phone: { viewport: 'w360', theme: 'light' },
  desktop: { viewport: 'w1280', theme: 'dark' },
};

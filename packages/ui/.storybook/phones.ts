/** Width and height in CSS px of what a browser has on phones that many in Brazil use, from the narrowest to the widest. */
const sizes = {
  'Galaxy A (A05, A06) and Moto G (G04, G24)': [360, 800],
  'iPhone SE': [375, 667],
  'Galaxy A (A15, A16)': [384, 832],
  'iPhone 13 and 14': [390, 844],
  'Redmi Note': [393, 873],
  'Moto G (G54, G84)': [412, 915],
  'iPhone 11 and XR': [414, 896],
} as const;

/** The phones as viewports of Storybook's toolbar. */
export const phones = Object.fromEntries(
  Object.entries(sizes).map(([name, [width, height]]) => [
    name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'),
    {
      name: `${name}, ${width} × ${height}`,
      type: 'mobile' as const,
      styles: { width: `${width}px`, height: `${height}px` },
    },
  ]),
);

/** The four brands (EN-15). Each is also a theme: `data-brand` on the root of the page. */
export const brands = ['melhor-escola', 'main-education', 'career-guide', 'distance-learning'] as const;

export type Brand = (typeof brands)[number];

/** What a visitor calls each brand: the family's word, and the brand's own. */
export const brandNames: Readonly<Record<Brand, readonly [family: string, own: string]>> = {
  'melhor-escola': ['Melhor', 'Escola'],
  'main-education': ['Melhor', 'Educação'],
  'career-guide': ['Melhor', 'Carreira'],
  'distance-learning': ['Melhor', 'EAD'],
};

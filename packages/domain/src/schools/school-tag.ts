/** A feature of a school that parents filter by (EN-08 `school_tags`, RT-20 `tags[]`). */
export interface SchoolTag {
  readonly slug: SchoolTagSlug;
  readonly name: string;
}

export type SchoolTagSlug = (typeof table)[number][0];

const table = [
  ['bilingue', 'Bilíngue'],
  ['montessoriana', 'Montessoriana'],
  ['construtivista', 'Construtivista'],
  ['tradicional', 'Tradicional'],
  ['waldorf', 'Waldorf'],
  ['freiriana', 'Freiriana'],
  ['sociointeracionista', 'Sociointeracionista'],
  ['religiosa', 'Orientação religiosa'],
  ['acessivel', 'Acessível'],
  ['quadra-coberta', 'Quadra coberta'],
  ['piscina', 'Piscina'],
  ['biblioteca', 'Biblioteca'],
  ['laboratorio-de-ciencias', 'Laboratório de ciências'],
  ['area-verde', 'Área verde'],
  ['alimentacao', 'Alimentação na escola'],
  ['parque-infantil', 'Parque infantil'],
] as const;

/** The tags that say how a school teaches, which only the school itself knows. */
export const methodologyTags = [
  'tradicional',
  'construtivista',
  'sociointeracionista',
  'montessoriana',
  'waldorf',
  'freiriana',
  'bilingue',
] as const satisfies readonly SchoolTagSlug[];

export type MethodologyTag = (typeof methodologyTags)[number];

/**
 * At most 31 tags: an offer stores them as bits of one integer of four bytes; the bit number is the index in this list. The order is part
 * of the stored data: append, never reorder.
 */
export const schoolTags: readonly SchoolTag[] = table.map(([slug, name]) => ({ slug, name }));

const bits = new Map<string, number>(table.map(([slug], bit) => [slug, bit]));

/** The bit number of a tag; `undefined` for an unknown slug. */
export function tagBit(slug: string): number | undefined {
  return bits.get(slug);
}

/** The mask with the bits of these tags. */
export function tagMask(slugs: readonly SchoolTagSlug[]): number {
  return slugs.reduce((mask, slug) => mask | (1 << (bits.get(slug) ?? 0)), 0);
}

/** The tags whose bits are set in a mask, in the list's order. */
export function tagsOfMask(mask: number): SchoolTag[] {
  return schoolTags.filter((_, bit) => (mask & (1 << bit)) !== 0);
}

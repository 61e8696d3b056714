import type { Methodology } from './methodology.ts';
import { bilingue } from './texts/bilingue.ts';
import { construtivista } from './texts/construtivista.ts';
import { freiriana } from './texts/freiriana.ts';
import { montessoriana } from './texts/montessoriana.ts';
import { sociointeracionista } from './texts/sociointeracionista.ts';
import { tradicional } from './texts/tradicional.ts';
import { waldorf } from './texts/waldorf.ts';

/** Those that have a page (EN-19), the commonest first. */
export const methodologies: readonly Methodology[] = [
  tradicional,
  construtivista,
  sociointeracionista,
  montessoriana,
  waldorf,
  freiriana,
  bilingue,
];

/** The one whose page has this slug; `undefined` when none has. */
export function findMethodology(slug: string): Methodology | undefined {
  return methodologies.find((methodology) => methodology.slug === slug);
}

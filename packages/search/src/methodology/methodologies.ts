import type { Methodology } from './methodology.ts';
import { bilingue } from './methodologies/bilingue.ts';
import { construtivista } from './methodologies/construtivista.ts';
import { freiriana } from './methodologies/freiriana.ts';
import { montessoriana } from './methodologies/montessoriana.ts';
import { sociointeracionista } from './methodologies/sociointeracionista.ts';
import { tradicional } from './methodologies/tradicional.ts';
import { waldorf } from './methodologies/waldorf.ts';

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

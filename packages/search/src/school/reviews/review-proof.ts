import type { ReviewProof } from './review.ts';

/** What stands behind a review, as visitors read it (product, feature 7). */
export const proofNames: Readonly<Record<ReviewProof, string>> = {
  enrolled: 'Matrícula feita por aqui',
  email: 'E-mail confirmado',
};

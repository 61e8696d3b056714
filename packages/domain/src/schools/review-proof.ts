/** What stands behind a review: its author enrolled through us, or confirmed an e-mail (product, feature 7). */
export type ReviewProof = 'enrolled' | 'email';

/** What stands behind a review, as visitors read it. */
export const proofNames: Readonly<Record<ReviewProof, string>> = {
  enrolled: 'Matrícula feita por aqui',
  email: 'E-mail confirmado',
};

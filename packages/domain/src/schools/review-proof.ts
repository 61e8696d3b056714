/** How a review was verified: by an enrollment through us or by a confirmed e-mail (product 7). */
export type ReviewProof = 'enrolled' | 'email';

/** Labels for visitors. */
export const reviewProofLabels: Readonly<Record<ReviewProof, string>> = {
  enrolled: 'Matrícula feita por aqui',
  email: 'E-mail confirmado',
};

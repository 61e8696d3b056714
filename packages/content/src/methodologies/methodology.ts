import type { teachingMethodologies } from '@melhor-escola/domain/review-rules';

/** A way to teach, as families ask about it (EN-19). */
export interface Methodology {
  readonly slug: string;
  /** As reviews name it. */
  readonly name: Exclude<(typeof teachingMethodologies)[number], 'Outra'>;
  /** The heading of its page: 'Escola montessoriana'. */
  readonly title: string;
  /** In one sentence. */
  readonly summary: string;
  readonly what: readonly string[];
  /** An ordinary day there, for instance. */
  readonly day: readonly { readonly time: string; readonly what: string }[];
  readonly suits: readonly string[];
  readonly mayNotSuit: readonly string[];
  /** What to ask and look at on a visit. */
  readonly questions: readonly string[];
}

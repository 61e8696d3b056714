import type { ResultsSearch } from '../results/search-params.ts';
import type { Offer } from './offer.ts';

/** What is true of every scholarship of a list: said once above it, and not on its cards. */
export interface SharedFacts {
  /** The search is of one grade: its heading names it. */
  readonly grade: boolean;
  /** The search is of one shift: its filters name it. */
  readonly shift: boolean;
  /** The search is of one city: its heading names it. */
  readonly city: boolean;
  readonly isPartner: boolean;
  readonly demonstration: boolean;
}

/** The facts that the scholarships on a page of this search share. */
export function sharedFacts(offers: readonly Offer[], { grade, shifts, city }: ResultsSearch): SharedFacts {
  return {
    grade: grade !== undefined,
    shift: shifts?.length === 1,
    city: city !== undefined,
    isPartner: offers.every((offer) => offer.isPartner),
    demonstration: offers.every((offer) => offer.demonstration),
  };
}

/** The line above a list: the rule of every scholarship, and what else they share. */
export function sharedSentence({ isPartner, demonstration }: SharedFacts): string {
  const where = isPartner ? ', em escolas parceiras' : '';
  const rule = `Bolsas para novos alunos${where}, até o fim da etapa.`;
  return demonstration ? `${rule} Ofertas fictícias.` : rule;
}

import { type OfferSearch } from '@melhor-escola/domain/search-filters';
import type { Offer } from './offer.ts';

/** Facts that all scholarships of a list share: shown once above it, and not on its cards. */
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
export function sharedFacts(offers: readonly Offer[], { grade, shifts, city }: OfferSearch): SharedFacts {
  return {
    grade: grade !== undefined,
    shift: shifts?.length === 1,
    city: city !== undefined,
    isPartner: offers.every((offer) => offer.isPartner),
    demonstration: offers.every((offer) => offer.demonstration),
  };
}

/** What the scholarships of a list share besides their rule: who offers them. */
export function sharedSentence({ isPartner, demonstration }: SharedFacts): string {
  return [
    isPartner && 'As bolsas são de escolas parceiras.',
    demonstration && 'As bolsas são fictícias, de demonstração.',
  ]
    .filter(Boolean)
    .join(' ');
}

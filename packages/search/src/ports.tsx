'use client';

import { type OfferSearch } from '@melhor-escola/domain/search-filters';
import type { LinkTarget } from '@melhor-escola/domain/routes';
import type { Service } from '@melhor-escola/api-client/service';
import type { StageGroupSlug } from '@melhor-escola/domain/stage';
import type { Track } from '@melhor-escola/tracking/ports';
import type { QueryClient } from '@tanstack/react-query';
import { createContext, use, type ReactNode } from 'react';
import type { BudgetStore } from './budget/budget-store.ts';
import type { SlugList } from './favorites/slug-list.ts';
import type { GradeStore } from './grade/grade-store.ts';
import type { QuestionsSearch } from './questions/search-params.ts';
import type { SchoolSearch } from './school/search-params.ts';

/** The pages this feature links to, by role. The host binds each role to a path. */
export interface SearchLinks {
  home(): LinkTarget;
  /** The results of a search; without one, those of the whole country. */
  results(search?: OfferSearch): LinkTarget;
  /** The landing page of Brazil. */
  country(): LinkTarget;
  /** The landing page of all stages. */
  basicEducation(): LinkTarget;
  stage(stage: StageGroupSlug): LinkTarget;
  state(state: string): LinkTarget;
  city(city: string): LinkTarget;
  neighborhood(city: string, neighborhood: string): LinkTarget;
  stageInCity(stage: StageGroupSlug, city: string): LinkTarget;
  stageInNeighborhood(stage: StageGroupSlug, city: string, neighborhood: string): LinkTarget;
  /** The form to rate a school. */
  rateSchool(slug: string): LinkTarget;
  reviewThanks(slug: string): LinkTarget;
  confirmReview(slug: string): LinkTarget;
  /** All questions about a school, the form to ask one, and its confirmation. */
  questions(slug: string, search?: QuestionsSearch): LinkTarget;
  /** The school's facts on one page, to print and to send. */
  reportCard(slug: string): LinkTarget;
  /** The form to request a visit to a school. */
  visit(slug: string): LinkTarget;
  /** The privacy policy, or one section of it. */
  privacy(section?: string): LinkTarget;
  /** The terms of use, or one section of them. */
  terms(section?: string): LinkTarget;
  /** A school's page; with a search, a page of its reviews. */
  school(slug: string, search?: SchoolSearch): LinkTarget;
  /** The reservation of a scholarship. @param offerId of the offer. */
  reserve(slug: string, offerId: string): LinkTarget;
  /** The page that asks for alerts of a search. @param query of its URL, without '?'. */
  alerts(query: string): LinkTarget;
  /** The comparison of these schools. */
  compare(slugs: readonly string[]): LinkTarget;
  /** The favorites of this device; with slugs, a shared list. */
  favorites(slugs?: readonly string[]): LinkTarget;
  /** The questions for visits to the favorites of this device. */
  visitChecklist(): LinkTarget;
  methodology(slug: string): LinkTarget;
  /** Where people of a school show that they may look after its page. */
  claimSchool(slug: string): LinkTarget;
  // pnpm new adds a role here
}

/** The files of a photo, for an `<img>`. */
export interface PhotoFiles {
  readonly src: string;
  /** Several widths in ascending order, chosen by the browser by `sizes`; absent if there is only one. */
  readonly srcSet?: string | undefined;
}

/** Consent to embedded maps. Only in browsers: a server-rendered page never has it. */
export interface MapConsent {
  readonly isGranted: () => boolean;
  /** Notifies of each change. @returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * Saves a search of offers for alerts by e-mail.
 *
 * @param query of its URL, without '?'.
 * @returns `signed-out` without a session, when an address can get the alerts instead; `failed` once the visitor has been told why.
 */
export type SaveSearchCall = (query: string) => Promise<'saved' | 'signed-out' | 'failed'>;

/** What the host provides to every screen of this feature. */
export interface SearchPorts {
  readonly links: SearchLinks;
  readonly service: Service;
  /** The schools that a visitor saved, without an account. After signing in, the host may bind a list stored in the account. */
  readonly favorites: SlugList;
  /** The schools in the visitor's comparison. */
  readonly compared: SlugList;
  /**
   * The files of a school's photo by URL; `undefined` if the host does not show it.
   *
   * @param shownWidth largest width that it is shown in, in CSS px, so that wider files are not offered.
   */
  readonly photo: (address: string, shownWidth?: number) => PhotoFiles | undefined;
  /** The grade that the family asks about, on this device. */
  readonly grade: GradeStore;
  /** Tracks what a visitor did (CA-14). */
  readonly track: Track;
  /** Whether embedded maps may load without a click; if absent, each map requires one (CO-05). */
  readonly mapConsent?: MapConsent | undefined;
  /** Whether the page was rendered to save data, by the visitor's choice or the Save-Data header. @default false */
  readonly saveData?: boolean | undefined;
  /** What the family can pay a month, on this device; if absent, it cannot be set. */
  readonly budget?: BudgetStore | undefined;
  /** If absent, searches cannot be saved. */
  readonly saveSearch?: SaveSearchCall | undefined;
}

/** What a screen's loader gets from the host's router. */
export interface LoaderContext extends Pick<SearchPorts, 'service'> {
  readonly queryClient: QueryClient;
}

const PortsContext = createContext<SearchPorts | undefined>(undefined);

/** Binds the ports for the screens within. Give it the same object on every render. */
export function SearchPortsProvider({ ports, children }: { ports: SearchPorts; children: ReactNode }) {
  return <PortsContext value={ports}>{children}</PortsContext>;
}

/**
 * The ports the host has bound.
 *
 * @throws {Error} outside `SearchPortsProvider`.
 */
export function useSearchPorts(): SearchPorts {
  const ports = use(PortsContext);
  if (!ports) {
    throw new Error(
      'A screen of @melhor-escola/search was rendered without its ports: wrap the page in SearchPortsProvider.',
    );
  }
  return ports;
}

import type { PlacePart, PlaceSummary } from '@melhor-escola/api-client/service';
import { MIN_INDEXED_SCHOOLS, type PlacePageKind } from '@melhor-escola/domain/indexed-pages';
import type { Centavos } from '@melhor-escola/domain/money';
import { findStageGroup, inStage, type StageGroup } from '@melhor-escola/domain/stage';
import { findStateBySlug, inTheState, ofState, type State } from '@melhor-escola/domain/state';
import { toOffer, type Offer } from '../offer/offer.ts';
import { inCity, ofCity, inNeighborhood, ofNeighborhood } from '../place/article.ts';
import type { LocationFilter } from './search-params.ts';

/**
 * The place and stage of a landing page, with their names and summary. Serialized from the server to the browser, so
 * nothing may depend on object identity.
 */
export interface Landing {
  /** Place and stage of the page's canonical URL. */
  readonly filter: LocationFilter;
  readonly kind: LandingKind;
  readonly state?: State | undefined;
  readonly stage?: StageGroup | undefined;
  /** 'Araguaína'. */
  readonly name: string;
  /** 'em Araguaína', 'no Setor Central, Araguaína', 'na Bahia', 'no Brasil'. */
  readonly where: string;
  /** 'de Araguaína', 'da Bahia', 'do Brasil'. */
  readonly of: string;
  /** The next wider place, in the form of `where`: its fees are the comparison. */
  readonly whereAround?: string | undefined;
  readonly summary: Omit<PlaceSummary, 'firstOffers'>;
  /** The first offers of the place, one per school. */
  readonly offers: readonly Offer[];
}

export type LandingKind = PlacePageKind | 'country' | 'stage' | 'all-stages';

/** Maps the service's summary of a landing page. */
export function toLanding(
  { firstOffers, ...summary }: PlaceSummary,
  { allStages }: LocationFilter = {},
): Landing {
  const { place } = summary;
  const state = place.state ? findStateBySlug(place.state.slug) : undefined;
  const stage = place.stage ? findStageGroup(place.stage) : undefined;
  const names = placeNames(place, state);
  return {
    filter: {
      state: place.city ? undefined : state?.slug,
      city: place.city?.slug,
      neighborhood: place.neighborhood?.slug,
      stage: stage?.groupSlug,
      allStages,
    },
    kind: allStages ? 'all-stages' : landingKind(place),
    state,
    stage,
    ...names,
    summary,
    offers: firstOffers.map(toOffer),
  };
}

function landingKind({ city, neighborhood, state, stage }: PlaceSummary['place']): LandingKind {
  if (neighborhood) return stage ? 'stage-neighborhood' : 'neighborhood';
  if (city) return stage ? 'stage-city' : 'city';
  if (state) return 'state';
  return stage ? 'stage' : 'country';
}

function placeNames(
  { city, neighborhood }: PlaceSummary['place'],
  state: State | undefined,
): Pick<Landing, 'name' | 'where' | 'of' | 'whereAround'> {
  if (city && neighborhood) {
    const { name, slug } = neighborhood;
    return {
      name,
      where: `${inNeighborhood(slug, name)}, ${city.name}`,
      of: `${ofNeighborhood(slug, name)}, ${city.name}`,
      whereAround: inCity(city.slug, city.name),
    };
  }
  if (city) {
    return {
      name: city.name,
      where: inCity(city.slug, city.name),
      of: ofCity(city.slug, city.name),
      whereAround: state && inTheState(state),
    };
  }
  if (state) {
    return { name: state.name, where: inTheState(state), of: ofState(state), whereAround: 'no Brasil' };
  }
  return { name: 'Brasil', where: 'no Brasil', of: 'do Brasil' };
}

/** The stage and place as a phrase after a noun: 'no Ensino Médio em Araguaína'. */
export function whereTaught({ stage, where }: Landing): string {
  return stage ? `${inStage(stage)} ${where}` : where;
}

/** Whether the page has enough content of its own to be indexed (quality A5). */
export function isIndexed({ kind, summary }: Landing): boolean {
  if (kind === 'country' || kind === 'stage' || kind === 'all-stages') return summary.schools > 0;
  return summary.schools >= MIN_INDEXED_SCHOOLS[kind];
}

/** Whether the place has neither schools nor offers: the page says so, and links to others. */
export function isEmpty({ summary }: Landing): boolean {
  return summary.schools === 0 && summary.offers === 0;
}

/** Fees of a stage with enough schools for a range. */
export interface StageFees {
  readonly stage: StageGroup;
  readonly schools: number;
  readonly full: Range;
  readonly withScholarship: Range;
  /** Median full fee of the next wider place. */
  readonly aroundMedian?: Centavos | undefined;
}

/** The fees that a sentence about the page quotes: of its own stage only, otherwise of its first one. */
export function quotedFees(landing: Landing): StageFees | undefined {
  const { stage } = landing;
  return stageFees(landing).find((fees) => !stage || fees.stage.groupSlug === stage.groupSlug);
}

interface Range {
  readonly lowest: Centavos;
  readonly median: Centavos;
  readonly highest: Centavos;
}

/** The stages whose fees are known; the page's own stage comes first. */
export function stageFees({ summary, stage: own }: Landing): StageFees[] {
  const fees = summary.fees.flatMap(({ stage: slug, schools, full, withScholarship, aroundMedian }) => {
    const stage = findStageGroup(slug);
    return stage && full && withScholarship
      ? [{ stage, schools, full, withScholarship, aroundMedian: aroundMedian ?? undefined }]
      : [];
  });
  const isOwn = ({ stage }: StageFees): boolean => stage.groupSlug === own?.groupSlug;
  return fees.toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a)));
}

/** The parts of the place: neighborhoods of a city, cities of a state, states of the country. */
export function listParts({ kind, summary }: Landing): {
  readonly of: 'state' | 'city' | 'neighborhood';
  readonly parts: readonly PlacePart[];
} {
  if (kind === 'country') return { of: 'state', parts: summary.states };
  if (kind === 'state' || kind === 'stage' || kind === 'all-stages')
    return { of: 'city', parts: summary.cities };
  return { of: 'neighborhood', parts: summary.neighborhoods };
}

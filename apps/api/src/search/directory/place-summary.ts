import { today } from '@melhor-escola/domain/date';
import { distanceInKm, type Geolocation } from '@melhor-escola/domain/geolocation';
import { MAX_LANDING_OFFERS } from '@melhor-escola/domain/search-defaults';
import { gradeAt, stageGroups } from '@melhor-escola/domain/stage';
import { isUf, getStateByUf } from '@melhor-escola/domain/state';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { directoryTotal } from '../../platform/database/directory-schema.ts';
import { singleFlightCache } from '../../catalog/places/single-flight-cache.ts';
import type { OfferHit } from '../offers/offer-hit.ts';
import { searchSchoolOffers } from '../offers/school-offer.ts';
import { nearCities, nearestWithOffers, type NearCity } from './near-places.ts';
import {
  placeFees,
  placeFigures,
  type NeighborhoodPart,
  type PlaceFigures,
  type StageFees,
} from './place-figures.ts';
import type { PlacePart, PlaceSummary } from './schema.ts';
import { widerPlace, scopeKey, type PlaceScope } from './place-scope.ts';

/** Number of cached summaries: all places visited in an hour, a few kilobytes each. */
const MAX_SUMMARIES = 3_000;

/** Lifetime of a summary without imports, in milliseconds: seats are taken in the meantime. */
const TTL_MS = 10 * 60_000;

/** Number of nearest neighborhoods returned. */
const MAX_NEIGHBORS = 12;

/** Neighborhoods this close have no position of their own, only the city's. */
const SAME_POSITION_KM = 0.05;

/** Summaries of places, cached until the data changes. */
export class PlaceSummaries {
  readonly #database: Database;
  readonly #summaries = singleFlightCache<PlaceSummary>(MAX_SUMMARIES, TTL_MS);
  readonly #fees = singleFlightCache<readonly StageFees[]>(MAX_SUMMARIES, TTL_MS);

  constructor(database: Database) {
    this.#database = database;
  }

  /** The summary of a place; recomputed when an import, a seat or the day has changed it. */
  async of(scope: PlaceScope): Promise<PlaceSummary> {
    const [row] = await this.#database.db
      .select({ version: directoryTotal.version })
      .from(directoryTotal)
      .where(eq(directoryTotal.uf, ''));
    const key = (of: PlaceScope): string => `${row?.version ?? 0}/${today()}/${scopeKey(of)}`;
    return this.#summaries.forceFetch(key(scope), { context: () => this.#compute(scope, key) });
  }

  async #compute(scope: PlaceScope, key: (of: PlaceScope) => string): Promise<PlaceSummary> {
    const wider = widerPlace(scope);
    const [figures, near, feesAround, firstOffers] = await Promise.all([
      placeFigures(this.#database, scope),
      nearCities(this.#database, scope),
      wider
        ? this.#fees.forceFetch(key({ ...wider, stage: undefined }), {
            context: () => placeFees(this.#database, wider),
          })
        : [],
      findFirstOffers(this.#database, scope),
    ]);
    const nearest = figures.offers === 0 ? await nearestWithOffers(this.#database, scope) : undefined;
    return buildSummary(scope, figures, { near, nearest, feesAround, firstOffers });
  }
}

interface Surroundings {
  readonly near: readonly NearCity[];
  readonly nearest: NearCity | undefined;
  readonly feesAround: readonly StageFees[];
  readonly firstOffers: readonly OfferHit[];
}

/** The most relevant offers of a place, of different schools; none for the country. */
async function findFirstOffers(
  database: Database,
  { state, city, neighborhood, stage }: PlaceScope,
): Promise<readonly OfferHit[]> {
  if (!state) return [];
  const clauses = [
    city ? `city_slug:"${city.slug}"` : `state_slug:"${state.slug}"`,
    ...(neighborhood ? [`neighborhood_slug:"${neighborhood.slug}"`] : []),
    ...(stage ? [`stage:"${stage.groupSlug}"`] : []),
  ];
  const { hits } = await searchSchoolOffers(database, {
    filterString: clauses.join(' AND '),
    distinct: 'school_slug',
    pagination: { page: 1, size: MAX_LANDING_OFFERS },
  });
  return hits;
}

function buildSummary(scope: PlaceScope, figures: PlaceFigures, surroundings: Surroundings): PlaceSummary {
  const { near, nearest, feesAround, firstOffers } = surroundings;
  return {
    place: toPlace(scope),
    countedOn: today(),
    schools: figures.schools,
    schoolsWithOffers: figures.schoolsWithOffers,
    offers: figures.offers,
    lowestPrice: figures.lowest,
    largestDiscount: figures.largestDiscount,
    demonstration: figures.demonstration,
    fees: figures.fees.map((fees) => ({
      ...fees,
      stage: stageSlug(fees.stage),
      aroundMedian: feesAround.find(({ stage }) => stage === fees.stage)?.full?.median ?? null,
    })),
    grades: figures.grades.map(({ grade, lowest, ...counts }) => ({
      ...counts,
      grade: gradeAt(grade)?.slug ?? '',
      lowestPrice: lowest,
    })),
    stages: figures.stages.map(({ stage, schools }) => ({ stage: stageSlug(stage), schools })),
    states: figures.states.map(({ id, ...counts }) => toPart({ ...stateNamed(id), ...counts })),
    cities: figures.cities.map((part) => toPart(part)),
    neighborhoods: scope.neighborhood
      ? neighbors(figures.neighborhoods, scope.neighborhood)
      : figures.neighborhoods.map((part) => toPart(part)),
    nearCities: near.map((part) => toPart(part, part.distance)),
    nearestWithOffers: nearest ? toPart(nearest, nearest.distance) : null,
    bestRated: [...figures.bestRated],
    firstOffers: [...firstOffers],
  };
}

function toPlace({ state, city, neighborhood, stage }: PlaceScope): PlaceSummary['place'] {
  return {
    state: state ? { name: state.name, slug: state.slug, uf: state.uf } : null,
    city: city ? located(city) : null,
    neighborhood: neighborhood ? located(neighborhood) : null,
    stage: stage?.groupSlug ?? null,
  };
}

function located(row: { name: string; slug: string; lat: number; lng: number }) {
  return { name: row.name, slug: row.slug, geoloc: { lat: row.lat, lng: row.lng } };
}

function toPart(
  part: { name: string; slug: string; schools: number; offers: number; lowest: number | null },
  distance?: number,
): PlacePart {
  const { name, slug, schools, offers, lowest } = part;
  return {
    name,
    slug,
    schools,
    offers,
    lowestPrice: lowest,
    distanceInKm: distance === undefined ? null : Math.round(distance * 100) / 100,
  };
}

/** The other neighborhoods of the city, nearest first; those without a position of their own last. */
function neighbors(
  parts: readonly NeighborhoodPart[],
  of: { readonly slug: string } & Geolocation,
): PlacePart[] {
  return parts
    .filter(({ slug }) => slug !== of.slug)
    .map((part) => ({ part, distance: distanceInKm(of, part) }))
    .map(({ part, distance }) => ({ part, distance: distance < SAME_POSITION_KM ? undefined : distance }))
    .toSorted((a, b) => (a.distance ?? Infinity) - (b.distance ?? Infinity) || 0)
    .slice(0, MAX_NEIGHBORS)
    .map(({ part, distance }) => toPart(part, distance));
}

function stageSlug(code: number): string {
  return stageGroups[code]?.groupSlug ?? '';
}

function stateNamed(uf: string): { name: string; slug: string } {
  if (!isUf(uf)) throw new Error(`Unknown state abbreviation: ${uf}.`);
  const { name, slug } = getStateByUf(uf);
  return { name, slug };
}

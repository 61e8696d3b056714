import { placeKey } from '@melhor-escola/domain/place-key';
import { ufOfCitySlug } from '@melhor-escola/domain/slug';
import { type StageGroup, findStageGroup, stageGroups } from '@melhor-escola/domain/stage';
import { type State, getStateByUf, findStateBySlug, findStateByUf } from '@melhor-escola/domain/state';
import { and, eq, inArray, or } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { city as cityTable, neighborhood } from '../../platform/database/schema.ts';
import { readings } from '../../catalog/places/city-text.ts';
import { otherCityNames } from '../../catalog/places/other-city-names.ts';
import { notFound } from '../../platform/http/errors/service-error.ts';
import { isSlug } from './slug.ts';

/** Slugs of a place (the narrowest one counts) and of a stage group; none for the whole country. */
interface PlaceQuery {
  /** A slug or an abbreviation. */
  readonly state?: string | undefined;
  readonly city?: string | undefined;
  readonly neighborhood?: string | undefined;
  readonly stage?: string | undefined;
}

type NeighborhoodRow = typeof neighborhood.$inferSelect;

/** An existing place, from the widest to the narrowest level; absent levels do not narrow it. */
export interface PlaceScope {
  readonly state?: State | undefined;
  readonly city?: CityRow | undefined;
  readonly neighborhood?: NeighborhoodRow | undefined;
  readonly stage?: StageGroup | undefined;
}

/**
 * Finds the place and stage for these slugs. A city implies its state; a neighborhood needs its city.
 *
 * @throws {ServiceError} 404 'State not found: {slug}' and similar (ER-02).
 */
export async function findPlace(database: Database, query: PlaceQuery): Promise<PlaceScope> {
  const stage = query.stage ? findStageGroup(query.stage) : undefined;
  if (query.stage && !stage) throw notFound('Stage', query.stage);
  const city = query.city ? await findCityBySlug(database, query.city) : undefined;
  if (query.city && !city) throw notFound('City', query.city);
  const state = city ? getStateByUf(city.uf) : findState(query.state);
  if (query.neighborhood === undefined) return { state, city, stage };
  const found = city && (await findNeighborhood(database, city.id, query.neighborhood));
  if (!found) throw notFound('Neighborhood', query.neighborhood);
  return { state, city, neighborhood: found, stage };
}

/** The state with this slug or abbreviation. @throws {ServiceError} 404 for an unknown one. */
export function findState(slugOrUf: string | undefined): State | undefined {
  if (!slugOrUf) return undefined;
  const state = findStateBySlug(slugOrUf) ?? findStateByUf(slugOrUf);
  if (!state) throw notFound('State', slugOrUf);
  return state;
}

/** The neighborhood with this slug in this city, also abbreviated or in another spelling: 'vl-sabrina'. */
export async function findNeighborhood(
  { db }: Database,
  cityId: number,
  slug: string,
): Promise<NeighborhoodRow | undefined> {
  if (!isSlug(slug)) return undefined;
  const [exact] = await db
    .select()
    .from(neighborhood)
    .where(and(eq(neighborhood.cityId, cityId), eq(neighborhood.slug, slug)));
  if (exact) return exact;
  const keys = readings(slug.replaceAll('-', ' ').trim());
  const named = await db
    .select()
    .from(neighborhood)
    .where(and(eq(neighborhood.cityId, cityId), inArray(neighborhood.norm, keys)))
    .limit(2);
  return named.length === 1 ? named[0] : undefined;
}

/** The next wider place, to compare figures with; `undefined` for the country. */
export function widerPlace(scope: PlaceScope): PlaceScope | undefined {
  const { state, city, stage } = scope;
  if (scope.neighborhood) return { state, city, stage };
  if (city) return { state, stage };
  return state ? { stage } : undefined;
}

/** A unique key of the place and stage. */
export function scopeKey({ state, city, neighborhood: part, stage }: PlaceScope): string {
  return [state?.uf, city?.id, part?.id, stage?.groupSlug].join('/');
}

/** The stage's code in `offer.stage`, and its bit in `school.stage_mask`. */
export function stageCode(stage: StageGroup): number {
  return stageGroups.indexOf(stage);
}

type CityRow = typeof cityTable.$inferSelect;

/**
 * The city with this slug, also in another spelling or under a former name: 'parati-rj', 'augusto-severo-rn'. A slug without '-{uf}'
 * (VA-03) matches if only one state has a city of that name.
 */
export async function findCityBySlug({ db }: Database, slug: string): Promise<CityRow | undefined> {
  if (!isSlug(slug)) return undefined;
  const [exact] = await db.select().from(cityTable).where(eq(cityTable.slug, slug));
  if (exact) return exact;
  const uf = ufOfCitySlug(slug);
  const key = placeKey(uf ? slug.slice(0, -3) : slug);
  const others = otherCityNames.filter((other) => other.key === key && (!uf || other.uf === uf));
  const isNamed = or(
    eq(cityTable.norm, key),
    inArray(
      cityTable.id,
      others.map(({ id }) => id),
    ),
  );
  const named = await db
    .select()
    .from(cityTable)
    .where(and(isNamed, uf && eq(cityTable.uf, uf)))
    .limit(2);
  return named.length === 1 ? named[0] : undefined;
}

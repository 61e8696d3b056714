import type { Geolocation } from '@melhor-escola/domain/geolocation';
import { placeKey } from '@melhor-escola/domain/place-key';
import { neighborhoodFullSlug, slugify } from '@melhor-escola/domain/slug';
import type { Uf } from '@melhor-escola/domain/state';
import type { Pool, PoolClient } from 'pg';

/** A city for lookups during imports. */
export interface KnownCity extends Geolocation {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly uf: Uf;
  readonly population: number;
}

export interface WantedNeighborhood {
  readonly city: KnownCity;
  /** In proper case; names with the same slug in a city are one neighborhood. */
  readonly name: string;
  /** Assumed position until `placeNeighborhoods` computes one. */
  readonly position: Geolocation;
}

interface StoredNeighborhood {
  readonly id: number;
  readonly name: string;
  readonly demo: boolean;
}

/** Stored neighborhoods by city and slug. */
export interface Neighborhoods {
  /** The id of a stored neighborhood; `undefined` before `store` received it. */
  find(cityId: number, name: string): number | undefined;
  /** Stores new neighborhoods. A name with more accents replaces the stored one, and a real name replaces a demo one. */
  store(client: PoolClient, wanted: readonly WantedNeighborhood[], demo: boolean): Promise<void>;
}

/** Reads the stored neighborhoods. The caller must hold the import lock to store more. */
export async function readNeighborhoods(database: Pool | PoolClient): Promise<Neighborhoods> {
  const { rows } = await database.query<{
    id: number;
    city_id: number;
    name: string;
    slug: string;
    full_slug: string;
    demo: boolean;
  }>('SELECT id, city_id, name, slug, full_slug, demo FROM neighborhood');
  const known = new Map<string, StoredNeighborhood>(rows.map((row) => [`${row.city_id}/${row.slug}`, row]));
  const fullSlugs = new Set(rows.map((row) => row.full_slug));
  return {
    find: (cityId, name) => known.get(neighborhoodKey(cityId, name))?.id,
    async store(client, wanted, demo) {
      const best = new Map<string, WantedNeighborhood>();
      for (const one of wanted) {
        const key = neighborhoodKey(one.city.id, one.name);
        const rival = best.get(key)?.name ?? '';
        if (!best.has(key) || accents(one.name) > accents(rival)) best.set(key, one);
      }
      const fresh = [...best].filter(([key]) => !known.has(key)).map(([, one]) => one);
      const better = [...best].flatMap(([key, one]) => {
        const stored = known.get(key);
        return stored && !demo && (stored.demo || accents(one.name) > accents(stored.name))
          ? [{ id: stored.id, name: one.name, key }]
          : [];
      });
      for (const { id, name, key } of better) known.set(key, { id, name, demo: false });
      if (better.length > 0) await rename(client, better);
      for (const row of await insert(client, fresh, fullSlugs, demo))
        known.set(`${row.city_id}/${row.slug}`, row);
    },
  };
}

function neighborhoodKey(cityId: number, name: string): string {
  return `${cityId}/${slugify(name)}`;
}

function accents(name: string): number {
  return name.replaceAll(/\p{ASCII}/gu, '').length;
}

async function rename(client: PoolClient, names: readonly { id: number; name: string }[]): Promise<void> {
  await client.query(
    `UPDATE neighborhood n SET name = r.name, demo = false
     FROM json_to_recordset($1) AS r (id int, name text) WHERE n.id = r.id`,
    [JSON.stringify(names)],
  );
}

async function insert(
  client: PoolClient,
  fresh: readonly WantedNeighborhood[],
  fullSlugs: Set<string>,
  demo: boolean,
): Promise<(StoredNeighborhood & { city_id: number; slug: string })[]> {
  if (fresh.length === 0) return [];
  const rows = fresh.map(({ city, name, position }) => {
    let fullSlug = neighborhoodFullSlug(city.uf, city.name, name);
    // 'Santa Rita' + 'Do Sapucaí Centro' would read like 'Santa Rita do Sapucaí' + 'Centro'.
    if (fullSlugs.has(fullSlug)) fullSlug = `${fullSlug}-${city.id}`;
    fullSlugs.add(fullSlug);
    return {
      city_id: city.id,
      name,
      slug: slugify(name),
      full_slug: fullSlug,
      norm: placeKey(name),
      lat: position.lat,
      lng: position.lng,
      demo,
    };
  });
  const inserted = await client.query<StoredNeighborhood & { city_id: number; slug: string }>(
    `INSERT INTO neighborhood (city_id, name, slug, full_slug, norm, lat, lng, demo)
     SELECT city_id, name, slug, full_slug, norm, lat, lng, demo
     FROM json_to_recordset($1) AS r (city_id int, name text, slug text, full_slug text, norm text,
                                      lat float8, lng float8, demo boolean)
     RETURNING id, city_id, name, slug, demo`,
    [JSON.stringify(rows)],
  );
  return inserted.rows;
}

/**
 * Moves every neighborhood of real schools to the median of its exactly positioned schools, or to its city without
 * any. A median, so that one wrong position has little effect.
 */
export async function placeNeighborhoods(client: PoolClient): Promise<void> {
  await client.query(
    `UPDATE neighborhood n SET lat = m.lat, lng = m.lng
       FROM (
         SELECT n.id,
                coalesce(percentile_cont(0.5) WITHIN GROUP (ORDER BY s.lat), min(c.lat)) AS lat,
                coalesce(percentile_cont(0.5) WITHIN GROUP (ORDER BY s.lng), min(c.lng)) AS lng
         FROM neighborhood n JOIN city c ON c.id = n.city_id
         LEFT JOIN school s ON s.neighborhood_id = n.id AND s.position_precision = 'exact' AND NOT s.demo
         WHERE NOT n.demo GROUP BY n.id
       ) m
       WHERE n.id = m.id AND (n.lat, n.lng) IS DISTINCT FROM (m.lat, m.lng)`,
  );
}

/** All cities, by IBGE code. */
export async function readCities(database: Pool | PoolClient): Promise<ReadonlyMap<number, KnownCity>> {
  const { rows } = await database.query<KnownCity>(
    'SELECT id, name, slug, uf, lat, lng, population FROM city',
  );
  return new Map(rows.map((city) => [city.id, city]));
}

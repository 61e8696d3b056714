import { amenities } from '@melhor-escola/domain/amenity';
import type { Geolocation } from '@melhor-escola/domain/geolocation';
import { tagMask, type SchoolTagSlug } from '@melhor-escola/domain/school-tag';
import { normalizeSearchText } from '@melhor-escola/domain/search-text';
import { slugify } from '@melhor-escola/domain/slug';

import { tagsOfFacts } from '../../catalog/schools/amenity-facts.ts';
import type { KnownCity } from '../../catalog/imports/neighborhoods.ts';
import { schoolNameKey } from '../../catalog/schools/school-name-key.ts';
import { makeDemoContact, type DemoContact } from './demo-contact.ts';
import type { DemoNeighborhood } from './demo-neighborhoods.ts';
import { createRandom, type Random } from '../random.ts';
import { fictionalSchoolName } from './school-names.ts';

/** A demonstration school. Its offers and reviews are derived from `key`. */
export interface DemoSchool extends DemoContact {
  /** Seed of its random values: its city and its rank there. */
  readonly key: string;
  /** Rank among the city's demonstration schools, from 0, best known first. */
  readonly rank: number;
  readonly city: KnownCity;
  readonly neighborhood: DemoNeighborhood;
  readonly slug: string;
  readonly name: string;
  readonly norm: string;
  readonly core: string;
  readonly street: string;
  readonly number: string;
  readonly position: Geolocation;
  /** Bit n: the stage group at index n of `stageGroups`. */
  readonly stageMask: number;
  readonly tagMask: number;
  readonly amenities: Readonly<Record<string, boolean>>;
  readonly enrollments: number;
  /** Price level within its city: 1 is average. */
  readonly tier: number;
}

const infantil = 0b0001;

/** Combinations of stages with their frequency. */
const stageMixes: readonly (readonly [number, number])[] = [
  [0b0001, 26],
  [0b0011, 28],
  [0b0111, 16],
  [0b0110, 4],
  [0b1111, 17],
  [0b1110, 4],
  [0b1100, 3],
  [0b1000, 2],
];

const streets =
  'Rua das Acácias,Rua dos Ipês,Avenida Brasil,Rua Sete de Setembro,Avenida das Nações,Rua das Palmeiras,Rua Quinze de Novembro,Avenida Presidente Vargas,Rua Tiradentes,Rua Santos Dumont,Avenida Getúlio Vargas,Rua das Flores,Rua Dom Pedro II,Avenida Central,Rua Rui Barbosa,Travessa da Alegria,Alameda dos Pássaros'.split(
    ',',
  );

const methodologies: readonly (readonly [SchoolTagSlug | undefined, number])[] = [
  [undefined, 40],
  ['tradicional', 22],
  ['construtivista', 14],
  ['sociointeracionista', 11],
  ['montessoriana', 7],
  ['freiriana', 3],
  ['waldorf', 3],
];

/** Creates the school with this rank in a city, deterministically. `taken` contains the city's slugs so far. */
export function makeDemoSchool(
  city: KnownCity,
  rank: number,
  neighborhoods: readonly DemoNeighborhood[],
  taken: Set<string>,
): DemoSchool {
  const key = `${city.id}/${rank}`;
  const random = createRandom(`school ${key}`);
  const stageMask = random.weighted(stageMixes);
  const name = fictionalSchoolName(random, stageMask === infantil);
  const neighborhood = random.pick(neighborhoods);
  const tier = Math.min(3.2, Math.max(0.5, Math.exp(random.normal() * 0.4)));
  const facts = drawAmenities(random, tier);
  const slug = demoSlug(name, city, taken);
  return {
    key,
    rank,
    city,
    neighborhood,
    slug,
    name,
    norm: normalizeSearchText(name),
    core: schoolNameKey(name),
    street: random.pick(streets),
    number: random.chance(0.06) ? 'S/N' : String(random.whole(10, 2400)),
    position: {
      lat: round(neighborhood.lat + random.normal() * 0.004),
      lng: round(neighborhood.lng + random.normal() * 0.004),
    },
    stageMask,
    tagMask: tagsOfFacts(facts) | tagMask(drawTags(random, tier)),
    amenities: facts,
    enrollments: Math.round(40 + 420 * random.next() ** 2 * (1 + bits(stageMask))),
    tier,
    ...makeDemoContact({ key, slug, uf: city.uf }),
  };
}

/** Ends in '-demo', which no import assigns, so that it never conflicts with a real school's URL. */
function demoSlug(name: string, city: KnownCity, taken: Set<string>): string {
  const words = slugify(name).split('-');
  const base = words.length > 10 ? [...words.slice(0, 4), ...words.slice(-6)].join('-') : words.join('-');
  for (let copy = 1; ; copy += 1) {
    const slug = `${base}-${city.slug}-demo${copy === 1 ? '' : `-${copy}`}`;
    if (taken.has(slug)) continue;
    taken.add(slug);
    return slug;
  }
}

/** More expensive schools have more amenities; one fact in nine is 'não divulgado', as in reality. */
function drawAmenities(random: Random, tier: number): Record<string, boolean> {
  const facts: Record<string, boolean> = {};
  for (const { slug } of amenities) {
    const has = random.chance(Math.min(0.92, (usual[slug] ?? 0.4) * (0.6 + 0.5 * tier)));
    if (!random.chance(1 / 9)) facts[slug] = has;
  }
  return facts;
}

/** Share of schools with the amenity; four in ten for those not listed. */
const usual: Readonly<Record<string, number>> = {
  biblioteca: 0.6,
  piscina: 0.15,
  elevador: 0.08,
  'banda-larga': 0.85,
  'internet-para-alunos': 0.6,
  'parque-infantil': 0.65,
  'patio-coberto': 0.6,
  cozinha: 0.75,
  'estudio-de-danca': 0.12,
  'sala-de-musica': 0.15,
  'laboratorio-de-ciencias': 0.3,
  alimentacao: 0.35,
};

function drawTags(random: Random, tier: number): SchoolTagSlug[] {
  const methodology = random.weighted(methodologies);
  const tags: SchoolTagSlug[] = methodology ? [methodology] : [];
  if (random.chance(0.06 + 0.08 * tier)) tags.push('bilingue');
  if (random.chance(0.14)) tags.push('religiosa');
  return tags;
}

function bits(mask: number): number {
  return mask.toString(2).replaceAll('0', '').length;
}

function round(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}

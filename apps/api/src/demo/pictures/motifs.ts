import type { AmenitySlug } from '@melhor-escola/domain/amenity';
import { demoPicturePath } from '@melhor-escola/domain/demo-picture';
import { stageGroups } from '@melhor-escola/domain/stage';
import { createRandom, type Random } from '../random.ts';

/** What demonstration schools are drawn with. */
export const demoMotifs = [
  'fachada',
  'portao',
  'patio',
  'parque',
  'jardim',
  'quadra',
  'piscina',
  'sala',
  'biblioteca',
  'laboratorio',
  'informatica',
  'auditorio',
  'refeitorio',
] as const;

export type DemoMotif = (typeof demoMotifs)[number];

/** What a drawing shows of its school. */
export interface Subject {
  /** Nothing but infantil. */
  readonly isForToddlers: boolean;
  /** Médio, without infantil. */
  readonly isForTeenagers: boolean;
  /** Whether the court has a roof. */
  readonly hasRoofedCourt: boolean;
}

/** What the pictures of a demonstration school depend on. */
export interface DrawnSchool {
  readonly slug: string;
  /** Bit n: the stage group at index n of `stageGroups`. */
  readonly stageMask: number;
  readonly amenities: Readonly<Record<string, boolean>>;
}

/** A school's pictures as stored: URLs, and in the same order their alternative texts. */
export interface DemoPictures {
  readonly images: readonly string[];
  readonly imageAlts: readonly string[];
}

const MIN_PICTURES = 3;
const MAX_PICTURES = 5;

/** How much a demonstration school shows of itself: real photos are rare and often bad. */
export type PictureState = 'none' | 'one' | 'poor' | 'usual';

/** One school in twenty each has no picture, one picture, and pictures that are badly made. */
export function pictureState(slug: string): PictureState {
  return createRandom(`${slug} state of pictures`).weighted<PictureState>([
    ['none', 5],
    ['one', 5],
    ['poor', 5],
    ['usual', 85],
  ]);
}

/** Motifs that need one of these amenities. */
const amenitiesByMotif: Partial<Record<DemoMotif, readonly AmenitySlug[]>> = {
  patio: ['patio-coberto'],
  parque: ['parque-infantil'],
  jardim: ['area-verde'],
  quadra: ['quadra-coberta', 'quadra-descoberta'],
  piscina: ['piscina'],
  biblioteca: ['biblioteca', 'sala-de-leitura'],
  laboratorio: ['laboratorio-de-ciencias'],
  informatica: ['laboratorio-de-informatica'],
  auditorio: ['auditorio'],
  refeitorio: ['refeitorio'],
};

/**
 * Pictures of a demonstration school: usually three to five, the building or its gate first, then a classroom and what the school has.
 * The same for a school every time.
 */
export function demoPictures(school: DrawnSchool): DemoPictures {
  const random = createRandom(`${school.slug} pictures`);
  const first: DemoMotif = random.chance(0.75) ? 'fachada' : 'portao';
  const owned = demoMotifs.filter((motif) => amenitiesByMotif[motif]?.some((slug) => school.amenities[slug]));
  const chosen = shuffled(random, ['sala', ...owned]).slice(0, random.whole(MIN_PICTURES, MAX_PICTURES) - 1);
  const rest: DemoMotif[] = [first === 'fachada' ? 'portao' : 'fachada', 'sala'];
  for (const motif of rest) {
    if (chosen.length < MIN_PICTURES - 1 && !chosen.includes(motif)) chosen.push(motif);
  }
  const subject = pictureSubject(school);
  const most = { none: 0, one: 1, poor: MAX_PICTURES, usual: MAX_PICTURES }[pictureState(school.slug)];
  const motifs = [first, ...chosen].slice(0, most);
  return {
    images: motifs.map((motif) => demoPicturePath(school.slug, motif)),
    imageAlts: motifs.map((motif) => `Ilustração: ${describe(motif, subject)}`),
  };
}

export function pictureSubject({ stageMask, amenities }: Omit<DrawnSchool, 'slug'>): Subject {
  const stages = stageGroups.filter((_, bit) => (stageMask & (1 << bit)) !== 0).map(({ key }) => key);
  return {
    isForToddlers: stages.length === 1 && stages[0] === 'infantil',
    isForTeenagers: stages.includes('medio') && !stages.includes('infantil'),
    hasRoofedCourt: amenities['quadra-coberta'] === true,
  };
}

function shuffled(random: Random, motifs: readonly DemoMotif[]): DemoMotif[] {
  return motifs
    .map((motif) => ({ motif, order: random.next() }))
    .toSorted((one, other) => one.order - other.order)
    .map(({ motif }) => motif);
}

function describe(motif: DemoMotif, subject: Subject): string {
  if (motif === 'quadra') {
    return subject.hasRoofedCourt
      ? 'quadra coberta com arquibancada'
      : 'quadra ao ar livre com tabelas de basquete';
  }
  if (motif === 'sala' && subject.isForToddlers) return 'sala de aula com mesas redondas e bandeirinhas';
  return descriptions[motif];
}

const descriptions: Readonly<Record<Exclude<DemoMotif, 'quadra'>, string>> = {
  fachada: 'fachada da escola vista da rua',
  portao: 'portão de entrada da escola, aberto',
  patio: 'pátio coberto com bancos e amarelinha no chão',
  parque: 'parquinho com escorregador, balanços e tanque de areia',
  jardim: 'horta com canteiros de verduras e flores',
  piscina: 'piscina coberta com raias e bandeirinhas',
  sala: 'sala de aula com lousa e carteiras',
  biblioteca: 'biblioteca com estantes de livros e mesa de leitura',
  laboratorio: 'laboratório de ciências com bancada e vidraria',
  informatica: 'sala de informática com computadores em fila',
  auditorio: 'auditório com palco, cortinas e plateia',
  refeitorio: 'refeitório com mesas compridas e balcão',
};

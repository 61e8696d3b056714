import type { ReservationStage } from './machine.ts';

/** Values of `?passo=`. The first step has none. */
const stages: ReadonlyMap<string, ReservationStage> = new Map<string, ReservationStage>([
  ['2', 'person'],
  ['3', 'student'],
  ['4', 'confirmation'],
  ['pronto', 'done'],
]);

/** The stage that the URL asks for; the first step for any other value. */
export function readStage(search: Readonly<Record<string, unknown>>): ReservationStage {
  return stages.get(String(search['passo'])) ?? 'eligibility';
}

/** The search parameters of a stage's URL. */
export function stageSearch(stage: ReservationStage): Readonly<Record<string, string>> {
  const [passo] = [...stages].find(([, known]) => known === stage) ?? [];
  return passo === undefined ? {} : { passo };
}

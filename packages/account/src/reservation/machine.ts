/** The steps of a reservation, from 1. */
export const reservationSteps = [
  { label: 'Elegibilidade' },
  { label: 'Seus dados' },
  { label: 'O estudante' },
  { label: 'Confirmar' },
] as const;

export type ReservationStep = 1 | 2 | 3 | 4;
/** What the address asks for: a step, or what has come of it all. */
export type ReservationPlace = ReservationStep | 'done';

/** As addresses have them. */
const places: ReadonlyMap<string, ReservationPlace> = new Map<string, ReservationPlace>([
  ['2', 2],
  ['3', 3],
  ['4', 4],
  ['pronto', 'done'],
]);

/** What the query of an address says; the first step for anything that is no step. */
export function readPlace(query: Readonly<Record<string, unknown>>): ReservationPlace {
  return places.get(String(query['passo'])) ?? 1;
}

/** The query of a step's address: none for the first. */
export function searchOfPlace(place: ReservationPlace): Readonly<Record<string, string>> {
  const [passo] = [...places].find(([, known]) => known === place) ?? [];
  return passo === undefined ? {} : { passo };
}

/** How far a reservation has come. */
export interface ReservationProgress {
  readonly isEligible: boolean;
  /** The student is named, and the rules are accepted. */
  readonly hasStudent: boolean;
}

/** The step to show where the address asks for one: none before what it stands on is there. */
export function stepAt(
  asked: ReservationStep,
  { isEligible, hasStudent }: ReservationProgress,
): ReservationStep {
  if (!isEligible) return 1;
  return asked === 4 && !hasStudent ? 3 : asked;
}

/** What a drawing shows of its school. */
export interface Subject {
  /** Nothing but infantil. */
  readonly isForToddlers: boolean;
  /** Médio, without infantil. */
  readonly isForTeenagers: boolean;
  /** Whether the court has a roof. */
  readonly hasRoofedCourt: boolean;
}

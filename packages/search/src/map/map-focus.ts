/** What is looked at, on the map and in the list alike. */
export interface MapFocus {
  /** Slug of the school under pointer or focus. */
  readonly hovered: string | undefined;
  /** Slugs of the school, or of those at one place, that was chosen. */
  readonly selected: readonly string[];
  /** Slug of the school that the list asks to see on the map. */
  readonly target: string | undefined;
}

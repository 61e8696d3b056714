/** A page of a search's hits, as every search of the service answers (spec §7). */
export interface SearchResult<Hit> {
  readonly hits: readonly Hit[];
  /** Hits on all pages. */
  readonly total: number;
  /** The page answered, from 1, after bringing the wish into range. */
  readonly page: number;
  readonly size: number;
  readonly facets: readonly Facet[];
}

/** How the hits spread over the values of one field. */
export interface Facet {
  readonly name: string;
  readonly values: readonly FacetValue[];
}

export interface FacetValue {
  /** As the field takes it in a filter string. */
  readonly value: string;
  /** In Brazilian Portuguese, for the visitor. */
  readonly label: string;
  readonly count: number;
}

/** What a page of results asks over GraphQL, as the benchmarks send it. */
export const cityPageQuery = `query ($filterString: String, $facets: [String!]) {
  schoolOffer(filterString: $filterString, facets: $facets) {
    hits { id discount_percentage monthly_fee monthly_fee_with_discount grade_name shift_name school_name school_slug }
    total
    facets { name values { value label count } }
  }
}`;

/** The facets of that page. */
export const cityPageFacets = ['grade', 'shift', 'neighborhood_slug', 'tag'] as const;

import type { Facet, FacetValue } from '../search-result.ts';
import { builder } from './builder.ts';

const facetValueType = builder.objectRef<FacetValue>('FacetValue').implement({
  fields: (t) => ({
    value: t.exposeString('value', {
      description:
        "As a filter string takes it: 'grade:{value}'. For `price` a range in centavos, 'MIN TO MAX'.",
    }),
    label: t.exposeString('label', { description: 'In Brazilian Portuguese, for the visitor.' }),
    count: t.exposeInt('count', { description: 'Hits there would be with this value.' }),
  }),
});

export const facetType = builder.objectRef<Facet>('Facet').implement({
  description:
    'How the hits spread over the values of a field. A facet ignores the conditions on its own field: those operands of ' +
    "the filter string's top-level ANDs, and those arguments (`shift`, `year`), that are about this field alone. " +
    'The argument `tags` is not ignored, because each tag narrows the search further.',
  fields: (t) => ({
    name: t.exposeString('name'),
    values: t.expose('values', {
      type: [facetValueType],
      description:
        'Values without hits are absent, but for `price`: a histogram of at most eight steps, the first beginning at ' +
        'the lowest price and the last ending at the highest. `neighborhood_slug` has the 100 most frequent.',
    }),
  }),
});

import type { Geolocation } from '@melhor-escola/domain/geolocation';
import { builder } from './builder.ts';
import type { Facet, FacetValue } from '../search-result.ts';

export const geolocationInput = builder.inputType('GeolocationInput', {
  description:
    'Where to search. Applies only when lat and lon are both present and non-zero. Decimal degrees (WGS 84).',
  fields: (t) => ({
    lat: t.float(),
    lon: t.float(),
    distance_in_km: t.float({
      description:
        'Radius. By default 12 km for offers and 11 km for neighborhoods; without it cities and schools are not restricted.',
    }),
  }),
});

export const paginationInput = builder.inputType('PaginationInput', {
  fields: (t) => ({
    page: t.int({ description: 'From 1, the default. Hits beyond the 10,000th cannot be paged to.' }),
    size: t.int({
      description: 'Hits per page: 23 by default, at most 100; for cities of a single state at most 1,000.',
    }),
  }),
});

export const geolocType = builder.objectRef<Geolocation>('Geoloc').implement({
  description: 'A position in decimal degrees (WGS 84).',
  fields: (t) => ({ lat: t.exposeFloat('lat'), lng: t.exposeFloat('lng') }),
});

const facetValueType = builder.objectRef<FacetValue>('FacetValue').implement({
  fields: (t) => ({
    value: t.exposeString('value', {
      description: "In filter syntax: 'grade:{value}'. For `price` a range in centavos, 'MIN TO MAX'.",
    }),
    label: t.exposeString('label', { description: 'In Brazilian Portuguese, for the visitor.' }),
    count: t.exposeInt('count', { description: 'Number of hits with this value.' }),
  }),
});

export const facetType = builder.objectRef<Facet>('Facet').implement({
  description:
    'Number of hits by value of a field. A facet ignores the conditions on its own field: those operands of ' +
    "the filter string's top-level ANDs, and those arguments (`shift`, `year`), that are about this field alone. " +
    'The argument `tags` is not ignored, because each tag narrows the search further.',
  fields: (t) => ({
    name: t.exposeString('name'),
    values: t.expose('values', {
      type: [facetValueType],
      description:
        'Values without hits are absent, except for `price`: a histogram of at most eight steps, the first starting at ' +
        'the lowest price and the last ending at the highest. `neighborhood_slug` has the 100 most frequent.',
    }),
  }),
});

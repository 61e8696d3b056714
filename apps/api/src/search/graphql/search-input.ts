import { builder } from './builder.ts';

export const geolocationInput = builder.inputType('GeolocationInput', {
  description:
    'Where to search. It applies only when lat and lon are both present and non-zero. Decimal degrees (WGS 84).',
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
      description: 'Hits a page: 23 by default, at most 100; for cities of a single state at most 1,000.',
    }),
  }),
});

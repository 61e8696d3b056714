import type { Geolocation } from '@melhor-escola/domain/geolocation';
import { builder } from './builder.ts';

export const geolocType = builder.objectRef<Geolocation>('Geoloc').implement({
  description: 'A position in decimal degrees (WGS 84).',
  fields: (t) => ({ lat: t.exposeFloat('lat'), lng: t.exposeFloat('lng') }),
});

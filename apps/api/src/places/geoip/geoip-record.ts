import { z } from 'zod';

/** What the dbip-city layout says of an address. Fields beside these are not looked at. */
export const geoipRecord = z.object({
  city: z.string(),
  country_code: z.string().length(2),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
});

import { z } from 'zod';

export const visitorLocation = z
  .object({
    city: z.string(),
    region: z.string().meta({ description: "The state's name." }),
    regionCode: z.string().meta({ description: "The state's abbreviation." }),
    latitude: z.number(),
    longitude: z.number(),
  })
  .meta({ id: 'VisitorLocation' });

const { regionCode, ...sameInEveryCase } = visitorLocation.shape;

export const snakeCaseLocation = z
  .object({ ...sameInEveryCase, region_code: regionCode })
  .meta({ id: 'VisitorLocationInSnakeCase' });

export type VisitorLocation = z.infer<typeof visitorLocation>;

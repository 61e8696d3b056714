import { z } from 'zod';

/** What a browser may have kept before its owner signed in. */
export const MAX_MERGED_FAVORITES = 200;

export const schoolSlug = z
  .string()
  .max(200)
  .regex(/^[a-z0-9-]+$/);

export const favoritesBody = z
  .object({
    items: z.array(
      z.object({
        slug: z.string(),
        name: z.string(),
        logo: z.string().nullable(),
        image: z.string().nullable(),
        city: z.string(),
        citySlug: z.string(),
        uf: z.string(),
        neighborhood: z.string().nullable(),
        ratingAverage: z.number(),
        ratingCount: z.int(),
        isPartner: z.boolean(),
        demo: z.boolean(),
        offers: z.int().meta({ description: 'Scholarships that can be reserved now.' }),
        lowestPrice: z.int().nullable().meta({ description: 'Centavos a month; null without an offer.' }),
        addedAt: z.iso.datetime(),
      }),
    ),
  })
  .meta({ id: 'Favorites' });

export const favoriteParams = z.object({ schoolSlug });

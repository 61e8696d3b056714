import { z } from 'zod';

/** The number of a review in a path. */
export const reviewParameters = z.object({ id: z.coerce.number<string>().int().min(1).max(2_147_483_647) });

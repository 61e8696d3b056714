import { z } from 'zod';
import type { SavedSearchRow } from './saved-searches.ts';
import { maximumNameLength } from './search-name.ts';

export const savedSearchBody = z
  .object({
    id: z.int(),
    name: z.string(),
    query: z.string().meta({ description: "'city=sao-paulo-sp&grade=1-ano', for /escolas/busca?" }),
    alerts: z.boolean().meta({ description: 'Whether new offers are told by e-mail.' }),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'SavedSearch' });

export const savedSearchName = z
  .string()
  .trim()
  .min(1)
  .max(maximumNameLength)
  .refine((text) => text.isWellFormed() && !/\p{Cc}/u.test(text), 'holds no control characters');

export const savedSearchParams = z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) });

export const toSavedSearch = ({ id, name: called, query, alerts, createdAt }: SavedSearchRow) => ({
  id,
  name: called,
  query,
  alerts,
  createdAt: createdAt.toISOString(),
});

export const alertToken = z.object({ token: z.string().regex(/^[\w-]{43}$/) });

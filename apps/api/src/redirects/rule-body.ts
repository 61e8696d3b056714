import { z } from 'zod';
import { redirectKinds } from './redirect-path.ts';

/** A rule as the operator is answered it. */
export const ruleBody = z
  .object({
    kind: z.enum(redirectKinds),
    path: z.string(),
    target: z.string(),
    status: z.int(),
    startsOn: z.string().nullable(),
    endsOn: z.string().nullable(),
  })
  .meta({ id: 'RedirectRule' });

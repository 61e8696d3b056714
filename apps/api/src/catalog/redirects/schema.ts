import { z } from 'zod';
import { redirectKinds } from './redirect-path.ts';
import { redirectStatuses } from './redirect-rule.ts';

/** A rule in responses to the operator. */
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

export const redirectBody = z
  .object({
    location: z.string().meta({ description: 'A path of the site, or an https URL on another host.' }),
    status: z.literal([...redirectStatuses]),
  })
  .meta({ id: 'Redirect' });

export const writtenRule = z
  .object({
    kind: z.enum(redirectKinds).default('exact'),
    path: z.string().max(8_192),
    target: z.string().max(8_192),
    status: z.literal([...redirectStatuses]).default(301),
    startsOn: z.string().nullish().meta({ description: 'First day, 2026-12-31 or 31/12/2026.' }),
    endsOn: z.string().nullish().meta({ description: 'Last day.' }),
  })
  .meta({ id: 'WrittenRedirectRule' });

import { z } from 'zod';

/** Listed schools that the latest census of their state does not have, those that were confirmed longest ago first. */
export const unconfirmedSchoolsBody = z
  .object({
    total: z.int(),
    pages: z.int().min(1),
    schools: z.array(
      z.object({
        slug: z.string(),
        name: z.string(),
        city: z.string(),
        uf: z.string(),
        codEnt: z.int(),
        phone: z.string().nullable().meta({ description: 'Digits.' }),
        confirmedIn: z.int().meta({ description: 'Year of the last census that had it.' }),
        missingIn: z.int().meta({ description: 'Year of the latest census of its state.' }),
      }),
    ),
  })
  .meta({ id: 'UnconfirmedSchools' });

export const unconfirmedDecisionBody = z
  .object({
    decision: z.enum(['keep', 'close']),
    missingIn: z.int().meta({ description: 'As it was shown: 409 CONFLICT if there is a newer census.' }),
  })
  .meta({ id: 'UnconfirmedDecision' });

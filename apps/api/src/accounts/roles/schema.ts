import { schoolRoles } from '@melhor-escola/domain/panel-role';
import { z } from 'zod';

const member = z.object({ email: z.string(), name: z.string(), since: z.iso.datetime() });

/** An operator, for `pnpm api operators list`. */
export const operatorBody = member.meta({ id: 'Operator' });

/** Whether the session of a call is privileged. */
export const secondFactorStatus = z.enum(['none', 'needed', 'shown']).meta({
  description: "Whether this session has shown the account's second factor; none: it has none.",
});

/** What the current user may do in the panel. */
export const panelBody = z
  .object({
    isOperator: z.boolean(),
    secondFactor: secondFactorStatus,
    schools: z.array(
      z.object({
        slug: z.string(),
        name: z.string(),
        city: z.string(),
        uf: z.string(),
        role: z.enum(schoolRoles),
      }),
    ),
  })
  .meta({ id: 'Panel' });

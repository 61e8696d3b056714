import { z } from 'zod';

/** For the contract: `requireTenant` has checked it before a route's schema is looked at. */
export const tenantHeaders = z.object({
  'x-tenant': z.string().meta({ description: 'The site that calls: one of TENANTS (spec §6).' }),
});

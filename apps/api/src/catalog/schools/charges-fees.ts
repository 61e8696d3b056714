import { sql, type SQL } from 'drizzle-orm';
import { school } from '../../platform/database/schema.ts';

/** Whether families pay for the school: not conveniada, whose places the city or state pays for. */
export const chargesFees = (): SQL => sql`(${school.publiclyFunded} IS NOT TRUE)`;

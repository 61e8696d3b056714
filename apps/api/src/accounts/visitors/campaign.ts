import type { GaCampaign } from '../../database/account-schema.ts';
import type { AccountFields } from '../schema.ts';

/** The campaign's parameters that say something. */
export function campaignOf(given: AccountFields['gaCampaignParams']): GaCampaign {
  const named = Object.entries(given ?? {}).flatMap(([name, value]): [string, string][] =>
    value ? [[name, value]] : [],
  );
  return Object.fromEntries(named);
}

import { parseCookie } from 'cookie';
import type { FastifyRequest } from 'fastify';

/** The parameters of a campaign that are kept of who registers (spec §7), by the names of their cookies. */
const campaignCookies = ['utmCampaign', 'utmSource', 'utmMedium', 'adgroupid', 'gadSource', 'gclid'] as const;

/** 'GA1.1.', which every analytics cookie begins with. */
const analyticsPrefix = 6;

/**
 * What analytics cookies say of how a visitor came, as the service takes it with a person's data (CA-04). There are such
 * cookies only where the visitor has agreed to them.
 */
export function campaignOf({ headers }: FastifyRequest) {
  const cookies = parseCookie(headers.cookie ?? '');
  const gaToken = cookies['_ga']?.slice(analyticsPrefix);
  const params = campaignCookies.flatMap((name) => (cookies[name] ? [[name, cookies[name]] as const] : []));
  return {
    ...(gaToken && { gaToken }),
    ...(params.length > 0 && { gaCampaignParams: Object.fromEntries(params) }),
  };
}

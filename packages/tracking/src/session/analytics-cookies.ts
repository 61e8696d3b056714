import { parseCookie, stringifySetCookie } from 'cookie';

/** Campaign cookie names (CA-04), and the URL parameters of the entry page that they come from. */
const campaignParameters = {
  utmCampaign: 'utm_campaign',
  utmSource: 'utm_source',
  utmMedium: 'utm_medium',
  adgroupid: 'adgroupid',
  gadSource: 'gad_source',
  gclid: 'gclid',
} as const;

type CampaignCookie = keyof typeof campaignParameters;

const isCampaignCookie = (name: string): name is CampaignCookie => Object.hasOwn(campaignParameters, name);

/** Names in the order of the spec. Sent with a person's data (CA-04). */
export const campaignCookieNames = Object.keys(campaignParameters).filter(isCampaignCookie);

/** Attribution window of an ad. */
const CAMPAIGN_MAX_AGE_S = 90 * 24 * 60 * 60;
/** Longer than any campaign name. */
const MAX_VALUE_LENGTH = 200;

/**
 * The `document.cookie` assignments for an entry page: none without a campaign, else all six cookies, so that campaigns do not mix.
 */
export function campaignCookies(entryUrl: URL, isSecure: boolean): string[] {
  const values = campaignCookieNames.map((name) => ({
    name,
    value: entryUrl.searchParams.get(campaignParameters[name])?.trim().slice(0, MAX_VALUE_LENGTH) ?? '',
  }));
  if (values.every(({ value }) => value === '')) return [];
  return values.map(({ name, value }) =>
    stringifySetCookie({
      name,
      value,
      maxAge: value === '' ? 0 : CAMPAIGN_MAX_AGE_S,
      path: '/',
      sameSite: 'lax',
      secure: isSecure,
    }),
  );
}

/** Length of 'GA1.1.', the prefix of every analytics cookie. */
const ANALYTICS_PREFIX_LENGTH = 6;

/** Campaign fields that are stored with a person's data (CA-04). The cookies exist only with consent. */
export function readCampaign(cookieHeader: string) {
  const cookies = parseCookie(cookieHeader);
  const gaToken = cookies['_ga']?.slice(ANALYTICS_PREFIX_LENGTH);
  const params = campaignCookieNames.flatMap((name) =>
    cookies[name] ? [[name, cookies[name]] as const] : [],
  );
  return {
    ...(gaToken && { gaToken }),
    ...(params.length > 0 && { gaCampaignParams: Object.fromEntries(params) }),
  };
}

export const visitorCookie = 'visitor_id';
/** Same as the consent it depends on. */
const VISITOR_MAX_AGE_S = 180 * 24 * 60 * 60;

/** The visitor's id; created if there is none (EN-13). Call it only with consent: it writes a cookie. */
export function visitorId(): string {
  const existing = parseCookie(document.cookie)[visitorCookie];
  if (existing) return existing;
  const created = crypto.randomUUID();
  document.cookie = stringifySetCookie({
    name: visitorCookie,
    value: created,
    maxAge: VISITOR_MAX_AGE_S,
    path: '/',
    sameSite: 'strict',
    secure: true,
  });
  return created;
}

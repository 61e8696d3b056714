import { parseCookie, stringifySetCookie } from 'cookie';

/** Cookie names of the campaign somebody came by (spec §7), and the parameters of the entry page that they are read from. */
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

/** The names, in the order of the spec. They are sent with a person's data (CA-04). */
export const campaignCookieNames = Object.keys(campaignParameters).filter(isCampaignCookie);

/** As long as an ad is credited with what comes of it. */
const CAMPAIGN_MAX_AGE_S = 90 * 24 * 60 * 60;
/** Longer than any name of a campaign. */
const MAX_VALUE_LENGTH = 200;

/**
 * What is written into `document.cookie` for the address of an entry page: nothing when it names no campaign, else all six, so that
 * one campaign is not mixed with another.
 */
export function campaignCookies(entryAddress: URL, isSecure: boolean): string[] {
  const values = campaignCookieNames.map((name) => ({
    name,
    value: entryAddress.searchParams.get(campaignParameters[name])?.trim().slice(0, MAX_VALUE_LENGTH) ?? '',
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

/** 'GA1.1.', which every analytics cookie begins with. */
const analyticsPrefix = 6;

/** What a person's data take of the cookies of analytics (CA-04): there are any only where the visitor agreed to them. */
export function campaignOf(cookieHeader: string) {
  const cookies = parseCookie(cookieHeader);
  const gaToken = cookies['_ga']?.slice(analyticsPrefix);
  const params = campaignCookieNames.flatMap((name) =>
    cookies[name] ? [[name, cookies[name]] as const] : [],
  );
  return {
    ...(gaToken && { gaToken }),
    ...(params.length > 0 && { gaCampaignParams: Object.fromEntries(params) }),
  };
}

export const visitorCookie = 'visitor_id';
/** As long as the consent it depends on. */
const VISITOR_MAX_AGE_S = 180 * 24 * 60 * 60;

/** The visitor's id; created if there is none (EN-13). Call it only with consent: it writes a cookie. */
export function visitorId(): string {
  const kept = parseCookie(document.cookie)[visitorCookie];
  if (kept) return kept;
  const made = crypto.randomUUID();
  document.cookie = stringifySetCookie({
    name: visitorCookie,
    value: made,
    maxAge: VISITOR_MAX_AGE_S,
    path: '/',
    sameSite: 'strict',
    secure: true,
  });
  return made;
}

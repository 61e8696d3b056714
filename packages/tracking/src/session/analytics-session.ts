import { isbot } from 'isbot';
import { redactText } from '@melhor-escola/domain/personal-data';
import { campaignCookies, visitorId } from './analytics-cookies.ts';
import type { EntryPage } from './entry-page.ts';

/** Location of a visitor by IP address (EN-12). */
export interface VisitorLocation {
  readonly city: string;
  readonly region: string;
  readonly regionCode: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** Returns null if unknown; never rejects (CA-11). */
export type FindVisitorLocation = () => Promise<VisitorLocation | null>;

/** Attributes of a visit (EN-13), as non-empty strings for monitoring. */
export interface AnalyticsSession {
  readonly visitorId: string;
  readonly attributes: Readonly<Record<string, string>>;
}

const utmAttributes = {
  utmSource: 'utm_source',
  utmMedium: 'utm_medium',
  utmCampaign: 'utm_campaign',
  utmContent: 'utm_content',
  utmTerm: 'utm_term',
} as const;

/** Longer than any UTM value. */
const MAX_VALUE_LENGTH = 200;

/**
 * Opens the analytics session: stores the visitor id and the campaign in cookies, and collects the attributes of the visit. Call it
 * only with consent to 'analytics'.
 */
export async function openAnalyticsSession(
  entryPage: EntryPage,
  findLocation: FindVisitorLocation,
): Promise<AnalyticsSession> {
  const id = visitorId();
  for (const cookie of campaignCookies(entryPage.url, window.location.protocol === 'https:'))
    document.cookie = cookie;
  return {
    visitorId: id,
    attributes: sessionAttributes(entryPage, await withTimeout(findLocation()), navigator),
  };
}

/** Maximum wait for the location. */
const LOCATION_TIMEOUT_MS = 2000;

/** The result, or null on failure or timeout. */
function withTimeout(found: ReturnType<FindVisitorLocation>): Promise<VisitorLocation | null> {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), LOCATION_TIMEOUT_MS));
  return Promise.race([found.catch(() => null), late]);
}

/** Attributes of EN-13, with the spec’s names. */
export function sessionAttributes(
  { url, referrer }: Omit<EntryPage, 'route'>,
  location: VisitorLocation | null,
  browser: Pick<Navigator, 'userAgent' | 'webdriver'>,
): Record<string, string> {
  const all = {
    referrer: redactText(referrer),
    is_bot: String(browser.webdriver || isbot(browser.userAgent)),
    ...locationAttributes(location),
    ...Object.fromEntries(
      Object.entries(utmAttributes).map(([name, parameter]) => [
        name,
        redactText(url.searchParams.get(parameter)?.trim().slice(0, MAX_VALUE_LENGTH) ?? ''),
      ]),
    ),
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
}

function locationAttributes(location: VisitorLocation | null): Record<string, string> {
  if (!location) return {};
  const { city, region, regionCode, latitude, longitude } = location;
  return { city, region, regionCode, latitude: String(latitude), longitude: String(longitude) };
}

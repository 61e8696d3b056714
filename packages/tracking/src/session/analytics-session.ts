import { isbot } from 'isbot';
import { redactText } from '@melhor-escola/domain/personal-data';
import { campaignCookies, visitorId } from './analytics-cookies.ts';
import type { EntryPage } from './entry-page.ts';

/** Where a visitor is by their IP address (EN-12). */
export interface VisitorLocation {
  readonly city: string;
  readonly region: string;
  readonly regionCode: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** Answers with nothing where it is not known, and never fails (CA-11). */
export type FindVisitorLocation = () => Promise<VisitorLocation | null>;

/** What is known of a visit (EN-13), as monitoring takes it: texts, and none that is empty. */
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

/** Longer than any of them is. */
const MAX_VALUE_LENGTH = 200;

/**
 * Begins the analytics of a visit: writes the visitor's id and the campaign they came by into cookies, and finds out what
 * is known of the visit. Call it only with consent to 'analytics'.
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

/** Milliseconds that a session waits for its location. */
const LOCATION_TIMEOUT_MS = 2000;

/** What comes in time; nothing for what fails or is late. */
function withTimeout(found: ReturnType<FindVisitorLocation>): Promise<VisitorLocation | null> {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), LOCATION_TIMEOUT_MS));
  return Promise.race([found.catch(() => null), late]);
}

/** The attributes of EN-13, with the names of the spec. */
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

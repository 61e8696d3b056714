import { parseCookie, stringifySetCookie } from 'cookie';

/**
 * The purposes a visitor may consent to on this device, each on its own. `analytics` means the same as in an account
 * (apps/api/src/privacy/change-consent.ts): measuring how the site is used, and the campaign a visit came from. `maps`: pages that
 * embed a map may load it from its host without a click.
 */
export const purposes = ['analytics', 'marketing', 'maps'] as const;

export type Purpose = (typeof purposes)[number];

/**
 * Counted up when a purpose comes to mean more than it did: who chose before is asked again. What changes goes into the
 * privacy policy first (packages/content/src/help-article/articles/privacy.ts).
 */
export const CONSENT_VERSION = 1;

/** What a visitor said. */
export interface ConsentChoice {
  readonly granted: readonly Purpose[];
  /** ISO, to the second. */
  readonly decidedAt: string;
}

/** Strictly necessary: it is how a refusal is remembered. */
const cookieName = 'consent';
/** Half a year: then it is time to ask again. */
const MAX_AGE_S = 180 * 24 * 60 * 60;
/** '1.analytics-marketing.1795343602': version, what was agreed to, seconds since 1970. */
const form = /^(?<version>\d+)\.(?<granted>[a-z-]*)\.(?<seconds>\d{10})$/;

/** The choice that cookies hold; nothing when there is none, when it is of another version, or when it cannot be one. */
export function readChoice(cookies: string): ConsentChoice | undefined {
  const groups = form.exec(parseCookie(cookies)[cookieName] ?? '')?.groups;
  if (!groups || Number(groups['version']) !== CONSENT_VERSION) return undefined;
  const names = groups['granted']?.split('-') ?? [];
  return {
    granted: purposes.filter((purpose) => names.includes(purpose)),
    decidedAt: new Date(Number(groups['seconds']) * 1000).toISOString(),
  };
}

/** What is written into `document.cookie` to keep a choice. @param isSecure whether the page may write `Secure` cookies. */
export function choiceCookie({ granted, decidedAt }: ConsentChoice, isSecure: boolean): string {
  const seconds = Math.floor(Date.parse(decidedAt) / 1000);
  return stringifySetCookie({
    name: cookieName,
    value: [CONSENT_VERSION, granted.join('-'), seconds].join('.'),
    maxAge: MAX_AGE_S,
    path: '/',
    sameSite: 'lax',
    secure: isSecure,
  });
}

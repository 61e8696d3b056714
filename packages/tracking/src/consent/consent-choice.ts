import { parseCookie, stringifySetCookie } from 'cookie';

/**
 * The purposes a visitor may consent to on this device, each on its own. `analytics` means the same as in an account
 * (apps/api/src/privacy/change-consent.ts): measuring how the site is used, and the campaign a visit came from. `maps`: pages that
 * embed a map may load it from its host without a click.
 */
export const purposes = ['analytics', 'marketing', 'maps'] as const;

export type Purpose = (typeof purposes)[number];

/**
 * Incremented when a purpose gains meaning: visitors who chose before are asked again. Update the privacy policy first (packages/content/src/help-article/articles/privacy.ts).
 */
export const CONSENT_VERSION = 1;

/** The choice of a visitor. */
export interface ConsentChoice {
  readonly granted: readonly Purpose[];
  /** ISO 8601, to the second. */
  readonly decidedAt: string;
}

/** Strictly necessary: it also stores a rejection. */
const cookieName = 'consent';
/** Half a year; then the visitor is asked again. */
const MAX_AGE_S = 180 * 24 * 60 * 60;
/** '1.analytics-marketing.1795343602': version, granted purposes, Unix time in seconds. */
const cookieFormat = /^(?<version>\d+)\.(?<granted>[a-z-]*)\.(?<seconds>\d{10})$/;

/** The stored choice; `undefined` if there is none, it has another version, or it is invalid. */
export function readChoice(cookies: string): ConsentChoice | undefined {
  const groups = cookieFormat.exec(parseCookie(cookies)[cookieName] ?? '')?.groups;
  if (!groups || Number(groups['version']) !== CONSENT_VERSION) return undefined;
  const names = groups['granted']?.split('-') ?? [];
  return {
    granted: purposes.filter((purpose) => names.includes(purpose)),
    decidedAt: new Date(Number(groups['seconds']) * 1000).toISOString(),
  };
}

/** The `document.cookie` assignment that stores a choice. @param isSecure whether the page can set `Secure` cookies. */
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

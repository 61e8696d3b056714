import { siteUrl } from './site.ts';

/** Storage of a visitor who has answered the consent notice. */
const consentTo = (granted: string) => ({
  cookies: [
    {
      name: 'consent',
      value: `1.${granted}.${Math.floor(Date.now() / 1000)}`,
      domain: new URL(siteUrl).hostname,
      path: '/',
      expires: -1,
      httpOnly: false,
      secure: false,
      sameSite: 'Lax' as const,
    },
  ],
  origins: [],
});

/** Denied, so that no consent notice covers the page. */
export const deniedConsent = consentTo('');

/** Consented to third-party maps. */
export const mapsConsent = consentTo('maps');

/** Consented to analytics. */
export const analyticsConsent = consentTo('analytics');

import { siteUrl } from './site.ts';

/** Of a visitor who was asked before. */
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

/** Of one who refused: nothing of the question lies over their pages. */
export const deniedConsent = consentTo('');

/** Of one who agreed to maps from their host. */
export const mapsConsent = consentTo('maps');

/** Of one who agreed to being measured. */
export const analyticsConsent = consentTo('analytics');

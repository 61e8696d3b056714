import { siteUrl } from './site.ts';

/** Of a visitor who was asked before and refused: nothing of the question lies over their pages. */
export const refusedConsent = {
  cookies: [
    {
      name: 'consent',
      value: `1..${Math.floor(Date.now() / 1000)}`,
      domain: new URL(siteUrl).hostname,
      path: '/',
      expires: -1,
      httpOnly: false,
      secure: false,
      sameSite: 'Lax' as const,
    },
  ],
  origins: [],
};

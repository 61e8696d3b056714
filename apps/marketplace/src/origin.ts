import { createIsomorphicFn } from '@tanstack/react-start';

/** The site's public address without a slash at its end: `SITE_URL` on the server, where the visitor is in a browser. */
export const origin = createIsomorphicFn()
  .client(() => window.location.origin)
  .server(() => {
    const siteUrl = process.env['SITE_URL'];
    if (!siteUrl)
      throw new Error('SITE_URL must be set before a page is rendered (src/server/main.ts does).');
    return siteUrl;
  });

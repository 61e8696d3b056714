import { site } from '@melhor-escola/config/site';
import type { PageHead } from '@melhor-escola/config/page-head';
import { jsonLdScript } from './json-ld.ts';

/** Converts a page's head into what TanStack's `head` takes. `origin` is the site's public origin. */
export function toRouteHead(head: PageHead, origin: string) {
  const canonical = `${origin}${head.canonicalPath}`;
  const [path = ''] = head.canonicalPath.split('?');
  return {
    meta: [
      { title: head.title },
      { name: 'description', content: head.description },
      ...(head.robots ? [{ name: 'robots', content: head.robots }] : []),
      { property: 'og:type', content: 'website' },
      { property: 'og:site_name', content: site.name },
      { property: 'og:locale', content: 'pt_BR' },
      { property: 'og:title', content: head.title },
      { property: 'og:description', content: head.description },
      { property: 'og:url', content: canonical },
      // Rendered by the site's server, from what packages/search/src/share-image finds on the page.
      { property: 'og:image', content: `${origin}/compartilhar${path}.png` },
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: '630' },
      { property: 'og:image:alt', content: head.title },
      { name: 'twitter:card', content: 'summary_large_image' },
    ],
    links: [{ rel: 'canonical', href: canonical }],
    scripts: head.jsonLd?.length ? [jsonLdScript(head.jsonLd)] : [],
  };
}

/** The head of an account page: its title with the site's name, and `noindex`. */
export function accountHead(
  { title, description }: { readonly title: string; readonly description: string },
  path: string,
  origin: string,
) {
  return toRouteHead(
    { title: `${title} | ${site.name}`, description, canonicalPath: path, robots: 'noindex' },
    origin,
  );
}

/** Response headers of account pages: not indexed, and their URL, which may contain a token, is not sent to other sites. */
export const accountHeaders = () => ({ 'x-robots-tag': 'noindex', 'referrer-policy': 'same-origin' });

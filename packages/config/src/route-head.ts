import type { PageHead } from './page-head.ts';
import { site } from './site.ts';

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
      // Rendered by the site's server from what the page shows.
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

/** A `<script>` element of a page's head. */
interface JsonLdScript {
  readonly type: string;
  readonly children: string;
}

const texts = new WeakMap<JsonLdScript, string>();

/**
 * The element for a page's structured data, without its text: loaders return it, and loader data is serialized into a page that
 * already contains the text in its head. `withJsonLd` adds the text.
 */
function jsonLdScript(data: object): JsonLdScript {
  const script = { type: 'application/ld+json', children: '' };
  texts.set(script, scriptText(data));
  return script;
}

/**
 * Adds the text of the structured data to the head that a loader returned. In a browser that hydrates the page the text stays
 * empty, and React leaves the server's element as it is.
 */
export function withJsonLd<Head extends { readonly scripts: JsonLdScript[] }>(head: Head): Head {
  return {
    ...head,
    scripts: head.scripts.map((script) => ({ ...script, children: texts.get(script) ?? '' })),
  };
}

/** JSON that cannot close its script element, whatever it contains, for example in a school's name (S21). */
function scriptText(data: object): string {
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
}

/** Response headers of pages that are not indexed, and whose URL, which may contain a token, is not sent to other sites. */
export const privateHeaders = () => ({ 'x-robots-tag': 'noindex', 'referrer-policy': 'same-origin' });

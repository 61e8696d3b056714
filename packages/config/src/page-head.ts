import { site } from './site.ts';

/** What a page tells browsers, search engines and those it is shared with. Plain data: the host renders it. */
export interface PageHead {
  /** At most 60 characters. */
  readonly title: string;
  /** At most 160 characters. */
  readonly description: string;
  /** Path and query of the page's one address, from the site's root. */
  readonly canonicalPath: string;
  readonly robots?: 'noindex';
  /** schema.org objects, addresses in them absolute. */
  readonly jsonLd?: readonly object[];
}

export const MAX_TITLE_LENGTH = 60;
export const MAX_DESCRIPTION_LENGTH = 160;

/** Where absolute addresses count from when the host gives no other. */
export const siteOrigin = `https://${site.domain}`;

/** The first of the texts, best first, that fits the limit; when none does, the last one cut at a word, with '…'. */
export function firstThatFits(limit: number, ...texts: readonly [string, ...string[]]): string {
  const fitting = texts.find((text) => text.length <= limit);
  if (fitting !== undefined) return fitting;
  const last = texts.at(-1) ?? '';
  const cut = last.slice(0, limit - 1);
  const end = last[limit - 1] === ' ' ? cut.length : cut.lastIndexOf(' ');
  return `${(end > 0 ? cut.slice(0, end) : cut).replace(/[\s,;:–-]+$/u, '')}…`;
}

/** The text with the site's name after it where both fit, else the text, cut when it must be. */
export function pageTitle(...texts: readonly [string, ...string[]]): string {
  const [best, ...others] = texts;
  return firstThatFits(MAX_TITLE_LENGTH, `${best} | ${site.name}`, best, ...others);
}

/** A BreadcrumbList of these steps. */
export function breadcrumbJsonLd(
  steps: readonly { readonly name: string; readonly path: string }[],
  origin: string,
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  };
}

import { site } from './site.ts';

/** Metadata of a page for browsers, search engines and link previews. Plain data, rendered by the host. */
export interface PageHead {
  /** At most 60 characters. */
  readonly title: string;
  /** At most 160 characters. */
  readonly description: string;
  /** Canonical path and query. */
  readonly canonicalPath: string;
  readonly robots?: 'noindex';
  /** schema.org objects with absolute URLs. */
  readonly jsonLd?: readonly object[];
}

export const MAX_TITLE_LENGTH = 60;
export const MAX_DESCRIPTION_LENGTH = 160;

/** Default origin of absolute URLs. */
export const siteOrigin = `https://${site.domain}`;

/** The first text that fits the limit; if none fits, the last one truncated at a word boundary, with '…'. */
export function firstThatFits(limit: number, ...texts: readonly [string, ...string[]]): string {
  const fitting = texts.find((text) => text.length <= limit);
  if (fitting !== undefined) return fitting;
  const last = texts.at(-1) ?? '';
  const cut = last.slice(0, limit - 1);
  const end = last[limit - 1] === ' ' ? cut.length : cut.lastIndexOf(' ');
  return `${(end > 0 ? cut.slice(0, end) : cut).replace(/[\s,;:–-]+$/u, '')}…`;
}

/** The title with the site's name appended if it fits, else the title, truncated if necessary. */
export function pageTitle(...texts: readonly [string, ...string[]]): string {
  const [best, ...others] = texts;
  return firstThatFits(MAX_TITLE_LENGTH, `${best} | ${site.name}`, best, ...others);
}

/** A schema.org BreadcrumbList. */
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

import type { BreadcrumbItem } from './breadcrumb.tsx';

/** A `BreadcrumbList` of schema.org, ready for `JSON.stringify`. */
export interface BreadcrumbJsonLd {
  readonly '@context': 'https://schema.org';
  readonly '@type': 'BreadcrumbList';
  readonly itemListElement: readonly {
    readonly '@type': 'ListItem';
    readonly position: number;
    readonly name: string;
    readonly item?: string;
  }[];
}

/**
 * A `Breadcrumb`'s path as structured data for search engines. URLs become absolute with `origin` (`https://…`); the
 * current page may have none.
 *
 * @throws TypeError if `origin` is not an absolute URL.
 */
export function breadcrumbJsonLd(items: readonly BreadcrumbItem[], origin: string): BreadcrumbJsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: items.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(href !== undefined && { item: new URL(href, origin).href }),
    })),
  };
}

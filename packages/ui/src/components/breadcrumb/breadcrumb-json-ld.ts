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
 * The path of a `Breadcrumb` as search engines read it. Addresses are made absolute against `origin`
 * (`https://…`); the page itself may be left without one.
 *
 * @throws TypeError when `origin` is not an absolute address.
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

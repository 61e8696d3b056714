import type { LinkTarget } from '@melhor-escola/domain/routes';
import { Pagination } from '@melhor-escola/ui/pagination';
import { Link as RouteLink, useRouter } from '@tanstack/react-router';

export interface ListPagesProps {
  /** From 1. */
  page: number;
  /** Number of pages; with one, nothing is rendered. */
  count: number;
  /** The address of a page; `undefined` is the first, which has no number in its URL. */
  target: (page: number | undefined) => LinkTarget;
}

/** The pages of a list, as links. */
export function ListPages({ page, count, target }: ListPagesProps) {
  const { buildLocation } = useRouter();
  const pageTarget = (to: number) => target(to === 1 ? undefined : to);
  return (
    <Pagination
      page={page}
      count={count}
      slots={5}
      hrefFor={(to) => buildLocation(pageTarget(to)).href}
      renderLink={(props, to) => {
        // On the first and last page, the kit's link points to the current page; the router would mark it as active.
        if (props['aria-disabled']) return <a {...props}>{props.children}</a>;
        const { href: _, ...link } = props;
        return <RouteLink activeOptions={{ exact: true }} {...pageTarget(to)} {...link} />;
      }}
    />
  );
}

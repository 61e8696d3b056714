import type { LinkTarget } from '@melhor-escola/domain/routes';
import { Pagination } from '@melhor-escola/ui/pagination';
import { Link as RouteLink } from '@tanstack/react-router';
import { useBuildAddress } from '../navigation.tsx';

export interface ListPagesProps {
  /** From 1. */
  page: number;
  /** Number of pages (CA-05); with one, nothing is rendered. */
  count: number;
  /** Link target of a page; the first page has no number. */
  target: (page: number | undefined) => LinkTarget;
}

/** Page links of a list. Renders the kit's `Pagination`. */
export function ListPages({ page, count, target }: ListPagesProps) {
  const buildAddress = useBuildAddress();
  const at = (to: number) => target(to === 1 ? undefined : to);
  return (
    <Pagination
      page={page}
      count={count}
      slots={5}
      className="print:hidden"
      hrefFor={(to) => buildAddress(at(to))}
      renderLink={(props, to) => {
        // On the first and last page, the kit's link points to the current page; the router would mark it as active.
        if (props['aria-disabled']) return <a {...props}>{props.children}</a>;
        const { href: _, ...link } = props;
        return <RouteLink activeOptions={{ exact: true }} {...at(to)} {...link} />;
      }}
    />
  );
}

import type { LinkTarget } from '@melhor-escola/domain/routes';
import { Pagination } from '@melhor-escola/ui/pagination';
import { Link as RouteLink } from '@tanstack/react-router';
import { useAddressOf } from '../navigation.tsx';

export interface ListPagesProps {
  /** From 1. */
  page: number;
  /** How many there are (CA-05); with one, nothing is rendered. */
  count: number;
  /** Where a page is; the first without a number. */
  target: (page: number | undefined) => LinkTarget;
}

/** The pages of one of a person's lists, as links. Renders the kit's `Pagination`. */
export function ListPages({ page, count, target }: ListPagesProps) {
  const addressOf = useAddressOf();
  const at = (to: number) => target(to === 1 ? undefined : to);
  return (
    <Pagination
      page={page}
      count={count}
      slots={5}
      className="print:hidden"
      hrefFor={(to) => addressOf(at(to))}
      renderLink={(props, to) => {
        // At an edge the kit's link stays on this page; the router would mark it as the current one.
        if (props['aria-disabled']) return <a {...props}>{props.children}</a>;
        const { href: _, ...link } = props;
        return <RouteLink activeOptions={{ exact: true }} {...at(to)} {...link} />;
      }}
    />
  );
}

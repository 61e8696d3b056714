import type { LinkTarget } from '@melhor-escola/domain/routes';
import { Breadcrumb } from '@melhor-escola/ui/breadcrumb';
import { RouteLink, useAddressOf } from './route-link.tsx';

export interface PageBreadcrumbProps {
  /** From the start of the site to this page, which has no target. */
  steps: readonly { readonly label: string; readonly to?: LinkTarget }[];
}

/** The kit's breadcrumb with links of the router. Renders a `<nav>`. */
export function PageBreadcrumb({ steps }: PageBreadcrumbProps) {
  const addressOf = useAddressOf();
  const targets = new Map(steps.flatMap(({ to }) => (to ? [[addressOf(to), to] as const] : [])));
  return (
    <Breadcrumb
      items={steps.map(({ label, to }) => ({ label, href: to && addressOf(to) }))}
      renderLink={({ href, ...rest }) => {
        const to = targets.get(href);
        return to ? <RouteLink to={to} {...rest} /> : rest.children;
      }}
    />
  );
}

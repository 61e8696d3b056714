import { Breadcrumb } from '@melhor-escola/ui/breadcrumb';
import type { LinkTarget } from './ports.tsx';
import { RouteLink, useAddressOf } from './route-link.tsx';

export interface PageBreadcrumbProps {
  /** From the start of the site to this page, which has no target. */
  steps: readonly { readonly label: string; readonly to?: LinkTarget }[];
}

/** The kit's breadcrumb with links of the router. Renders a `<nav>`. */
export function PageBreadcrumb({ steps }: PageBreadcrumbProps) {
  const addressOf = useAddressOf();
  return (
    <Breadcrumb
      items={steps.map(({ label, to }) => ({ label, href: to && addressOf(to) }))}
      renderLink={({ href, ...rest }) => <RouteLink to={{ to: href }} {...rest} />}
    />
  );
}

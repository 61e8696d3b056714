import type { LinkTarget } from '@melhor-escola/domain/routes';
import { Breadcrumb } from '@melhor-escola/ui/breadcrumb';
import { RouteLink, useBuildAddress } from './route-link.tsx';
import { nonBreaking } from './format.ts';

/** A breadcrumb step; the current page, and places without a page, have no target. */
export interface BreadcrumbStep {
  readonly label: string;
  readonly to?: LinkTarget | undefined;
}

export interface PageBreadcrumbProps {
  steps: readonly BreadcrumbStep[];
  /** `parent` where the heading right below names the current page. @default 'current' */
  end?: 'current' | 'parent' | undefined;
}

/** The kit's `Breadcrumb` with router links. */
export function PageBreadcrumb({ steps, end }: PageBreadcrumbProps) {
  const buildAddress = useBuildAddress();
  const targets = new Map(steps.flatMap(({ to }) => (to ? [[buildAddress(to), to] as const] : [])));
  return (
    <Breadcrumb
      end={end}
      items={steps.map(({ label, to }) => ({ label: nonBreaking(label), href: to && buildAddress(to) }))}
      renderLink={({ href, ...rest }) => {
        const to = targets.get(href);
        return to ? <RouteLink to={to} {...rest} /> : rest.children;
      }}
    />
  );
}

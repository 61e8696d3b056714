'use client';

import type { LinkTarget } from '@melhor-escola/domain/routes';
import { Link, useRouter } from '@tanstack/react-router';
import type { ComponentPropsWithoutRef, Ref } from 'react';
import { Breadcrumb } from '@melhor-escola/ui/breadcrumb';

export interface RouteLinkProps extends Omit<ComponentPropsWithoutRef<'a'>, 'href'> {
  ref?: Ref<HTMLAnchorElement> | undefined;
  /** Where it goes: a role of the ports' `links`. */
  to: LinkTarget;
}

/** A link to a page of the site, by role. Give it as the only child to a kit component with `asChild`. Renders an `<a>`. */
export function RouteLink({ to, ...rest }: RouteLinkProps) {
  return <Link activeOptions={{ exact: true }} {...to} {...rest} />;
}

/** Returns a function that builds a page's URL, for elements that take no link component, such as a form. */
export function useBuildAddress(): (target: LinkTarget) => string {
  const router = useRouter();
  return (target) => router.buildLocation(target).href;
}

export interface PageBreadcrumbProps {
  /** From the home page to this page, which has no target. */
  steps: readonly { readonly label: string; readonly to?: LinkTarget }[];
}

/** The kit's `Breadcrumb` with router links. Renders a `<nav>`. */
export function PageBreadcrumb({ steps }: PageBreadcrumbProps) {
  const buildAddress = useBuildAddress();
  const targets = new Map(steps.flatMap(({ to }) => (to ? [[buildAddress(to), to] as const] : [])));
  return (
    <Breadcrumb
      items={steps.map(({ label, to }) => ({ label, href: to && buildAddress(to) }))}
      renderLink={({ href, ...rest }) => {
        const to = targets.get(href);
        return to ? <RouteLink to={to} {...rest} /> : rest.children;
      }}
    />
  );
}

'use client';

import type { LinkTarget } from '@melhor-escola/domain/routes';
import { Link, useRouter } from '@tanstack/react-router';
import type { ComponentPropsWithoutRef, Ref } from 'react';

export interface RouteLinkProps extends Omit<ComponentPropsWithoutRef<'a'>, 'href'> {
  ref?: Ref<HTMLAnchorElement> | undefined;
  /** Where it goes: a role of the ports' `links`. */
  to: LinkTarget;
}

/** A link to a page of the site, by role. Give it as the only child to a kit component with `asChild`. Renders an `<a>`. */
export function RouteLink({ to, ...rest }: RouteLinkProps) {
  return <Link activeOptions={{ exact: true }} {...to} {...rest} />;
}

/** Returns the address of a page of the site, for what takes no link component, such as a form. */
export function useAddressOf(): (target: LinkTarget) => string {
  const router = useRouter();
  return (target) => router.buildLocation(target).href;
}

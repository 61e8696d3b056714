'use client';

import type { LinkTarget } from '@melhor-escola/domain/routes';
import { Link, useRouter } from '@tanstack/react-router';
import type { ComponentPropsWithoutRef, Ref } from 'react';

export interface RouteLinkProps extends Omit<ComponentPropsWithoutRef<'a'>, 'href'> {
  ref?: Ref<HTMLAnchorElement> | undefined;
  /** Where it goes: a role of the ports' `links`. */
  to: LinkTarget;
  /** Replaces the current history entry. @default false */
  replace?: boolean | undefined;
  /** Keeps the scroll position, for links that change a list. */
  keepScroll?: boolean | undefined;
  /** Marks the likely next page: the host prefetches the first such link in view once the browser is idle (ST-14). */
  prefetch?: boolean | undefined;
}

/**
 * A link to a page of the site, by role. Give it as the only child to a kit component with `asChild`. The host's router
 * prefetches on intent. Renders an `<a>`.
 */
export function RouteLink({ to, replace = false, keepScroll = false, prefetch, ...rest }: RouteLinkProps) {
  return (
    <Link
      activeOptions={{ exact: true }}
      replace={replace}
      resetScroll={!keepScroll}
      data-prefetch={prefetch ? '' : undefined}
      {...to}
      {...rest}
    />
  );
}

/** Returns a function that builds a page's URL, for elements that take no link component: a form, a share button. */
export function useBuildAddress(): (target: LinkTarget) => string {
  const router = useRouter();
  return (target) => router.buildLocation(target).href;
}

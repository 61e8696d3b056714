'use client';

import type { LinkTarget } from '@melhor-escola/domain/routes';
import { Link, useRouter } from '@tanstack/react-router';
import type { ComponentPropsWithoutRef, Ref } from 'react';

export interface RouteLinkProps extends Omit<ComponentPropsWithoutRef<'a'>, 'href'> {
  ref?: Ref<HTMLAnchorElement> | undefined;
  /** Where it goes: a role of the ports' `links`. */
  to: LinkTarget;
  /**
   * Takes the place of the current entry in the browser's history.
   * @default false
   */
  replace?: boolean | undefined;
  /** Leaves the page where it is scrolled, for links that change what a list shows. */
  keepScroll?: boolean | undefined;
  /** Where most who see it go on to: the host fetches the first such page in view once this one is at rest (ST-14). */
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

/** Tells the address of a page of the site, for what takes no link component: a form, a share button. */
export function useAddressOf(): (target: LinkTarget) => string {
  const router = useRouter();
  return (target) => router.buildLocation(target).href;
}

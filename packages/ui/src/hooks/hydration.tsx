'use client';

import {
  type ComponentPropsWithRef,
  type ReactNode,
  Suspense,
  useDeferredValue,
  useSyncExternalStore,
} from 'react';
import { PagePart } from './error-boundary.tsx';

/** Whether the component is hydrated: false on the server and during hydration, true from the first render of a client-only mount. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}

const subscribeToNothing = () => () => {};

export interface AfterHydrationProps {
  /** Content that only a browser can render. */
  children: ReactNode;
  /** Shown in the server's HTML and until the children are rendered. */
  fallback?: ReactNode;
}

/**
 * Renders browser-only content once the page is hydrated. Unlike `useHydrated` it renders at low priority: all such
 * content at once would block the page (P2).
 */
export function AfterHydration({ children, fallback = null }: AfterHydrationProps) {
  const isHydrated = useDeferredValue(true, false);
  return isHydrated ? children : fallback;
}

/**
 * Shows whether the Suspense boundary around it is hydrated. Renders a `<div>`.
 *
 * An element is hydrated when no `[data-hydrated="false"]` surrounds it.
 *
 * Data attributes: `data-hydrated` (`false` in the server's HTML, `true` once the effects of the content have run).
 */
export function HydrationMark(props: ComponentPropsWithRef<'div'>) {
  // The children keep their identity: the change of the attribute does not render them again.
  return <div {...props} data-hydrated={useHydrated()} />;
}

export interface HydrationBoundaryProps extends ComponentPropsWithRef<'div'> {
  /** Shown while the content suspends in a client-side render. During hydration the server's HTML stays. */
  fallback?: ReactNode;
}

/**
 * A part of a page that may hydrate later than its surroundings, and fails by itself (`PagePart`). Renders a `<Suspense>`
 * with a `HydrationMark` in it.
 */
export function HydrationBoundary({ fallback, ...props }: HydrationBoundaryProps) {
  return (
    <PagePart>
      <Suspense fallback={fallback}>
        <HydrationMark {...props} />
      </Suspense>
    </PagePart>
  );
}

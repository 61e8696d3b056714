'use client';

import { type ComponentType, type ReactNode, use } from 'react';
import { HydrationBoundary } from './hydration.tsx';

/**
 * Distance from the viewport, as a CSS length, at which code is loaded: none on a page whose host marks it with
 * `<html data-save-data="true">`, for visitors who save data.
 */
function rootMargin(distance: number): string {
  return document.documentElement.dataset['saveData'] === 'true' ? '0px' : `${distance}px`;
}

/** Props in addition to the component's own. */
export interface LazyOnVisibleProps {
  /** Of the `<div>`. */
  className?: string | undefined;
  /** Shown in a client-side render until the code is loaded. As high as the component, so that what follows it stays out of view. */
  fallback?: ReactNode;
}

/** A component whose code is loaded when it approaches the viewport. */
export interface LazyOnVisible<Props> {
  /** Renders a `<div>` that contains the component in a `HydrationBoundary`. */
  (props: Props & LazyOnVisibleProps): ReactNode;
  /**
   * Loads the code, and hydrates or renders the component wherever it is. Loaders wait for it: on a server, so that the page contains
   * the component; in a browser, where it is in the first screen.
   */
  preload(): Promise<void>;
}

/**
 * Hydrates a component when it approaches the viewport. The server's HTML contains it; until then its links work as
 * plain links, also while its code cannot be loaded without a connection. Its props must not change before hydration: React
 * would replace the server's HTML with nothing.
 *
 * @param distance from the viewport at which the code is loaded, in px. Negative for a part at the end of the first screen,
 *   whose code would otherwise be part of the page's first load.
 */
export function lazyOnVisible<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  distance = 300,
): LazyOnVisible<Props> {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;
  const fetchCode = () => (loading ??= load().then((component) => (loaded = component)));
  const visible = Promise.withResolvers<void>();
  // Code that cannot be loaded, as without a connection, leaves the server's HTML: throwing would replace the whole page.
  // There is no second try, because browsers remember modules that failed.
  const loadedOnVisible = visible.promise.then(fetchCode).catch(async () => new Promise<never>(() => {}));

  /** A component of its own, because `use` must not be skipped once it has suspended. */
  function Pending(props: Props) {
    const Loaded = use(loadedOnVisible);
    return <Loaded {...props} />;
  }

  function Content(props: Props) {
    const Loaded = loaded ?? Pending;
    return <Loaded {...props} />;
  }

  const observe = (element: HTMLDivElement | null) => {
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) visible.resolve();
      },
      { rootMargin: rootMargin(distance) },
    );
    observer.observe(element);
    return () => observer.disconnect();
  };

  function Boundary(props: Props & LazyOnVisibleProps) {
    return (
      <div ref={observe} className={props.className}>
        <HydrationBoundary fallback={props.fallback}>
          <Content {...props} />
        </HydrationBoundary>
      </div>
    );
  }

  return Object.assign(Boundary, {
    preload: async () => {
      visible.resolve();
      await fetchCode();
    },
  });
}

'use client';

import { type ComponentType, type ReactNode, use, useEffect, useRef } from 'react';
import { HydrationBoundary } from './hydration.tsx';

/**
 * Distance from the viewport, as a CSS length, at which code is loaded: none on a page whose host marks it with
 * `<html data-save-data="true">`, for visitors who save data.
 */
function rootMargin(distance: number): string {
  return document.documentElement.dataset['saveData'] === 'true' ? '0px' : `${distance}px`;
}

/** A component whose code is loaded when it approaches the viewport. */
export interface LazyOnVisible<Props> {
  /** Renders a `<div>` that contains the component in a `HydrationBoundary`. */
  (props: Props & { className?: string | undefined }): ReactNode;
  /**
   * Loads the code. Loaders wait for it, so that server-rendered pages and client-side navigations contain the
   * component.
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

  function Content(props: Props) {
    const Loaded = loaded ?? use(loadedOnVisible);
    return <Loaded {...props} />;
  }

  function Boundary(props: Props & { className?: string | undefined }) {
    const root = useRef<HTMLDivElement>(null);
    useEffect(() => {
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) visible.resolve();
        },
        { rootMargin: rootMargin(distance) },
      );
      if (root.current) observer.observe(root.current);
      return () => observer.disconnect();
    }, []);
    return (
      <div ref={root} className={props.className}>
        <HydrationBoundary>
          <Content {...props} />
        </HydrationBoundary>
      </div>
    );
  }

  return Object.assign(Boundary, {
    preload: async () => {
      await fetchCode();
    },
  });
}

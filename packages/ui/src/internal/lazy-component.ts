'use client';

import { useEffect, useState } from 'react';

export interface LazyComponent<Component> {
  /** Starts the download: on hover, focus or press of the trigger. Errors are ignored; the next call retries. */
  preload: () => void;
  /** Returns the component once it is loaded. Downloads it while `wanted`. */
  useLoaded: (wanted: boolean) => { readonly loaded: Component | undefined };
}

/**
 * A component that is downloaded when it is first needed, so that pages do not load what few visitors open. Unlike
 * React's `lazy`, a loaded component renders at once, without suspending, and a failed download is retried at the next
 * use.
 */
export function lazyComponent<Component>(load: () => Promise<Component>): LazyComponent<Component> {
  let loaded: { readonly component: Component } | undefined;
  const fetchOnce = async () => {
    try {
      loaded ??= { component: await load() };
    } catch {
      // Offline, or a new version was deployed: nothing opens until it loads.
    }
  };
  const useLoaded = (wanted: boolean) => {
    const [, rerender] = useState(0);
    useEffect(() => {
      if (!wanted || loaded) return undefined;
      let isCurrent = true;
      void fetchOnce().then(() => isCurrent && rerender((count) => count + 1));
      return () => {
        isCurrent = false;
      };
    }, [wanted]);
    return { loaded: loaded?.component };
  };
  return { preload: () => void fetchOnce(), useLoaded };
}

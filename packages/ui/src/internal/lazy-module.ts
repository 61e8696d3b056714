'use client';

import { useEffect, useState } from 'react';

export interface LazyModule<Module> {
  /** Starts the download: on hover, focus or press of the trigger. Errors are ignored; the next call retries. */
  preload: () => void;
  /** Returns the module once it is loaded. Downloads it while `wanted`. */
  useLoaded: (wanted: boolean) => Module | undefined;
}

/**
 * A module that is downloaded when one of its components is first needed, so that pages do not load what few visitors
 * open. Unlike with React's `lazy`, a loaded component renders at once, without suspending, and a failed download is
 * retried at the next use.
 */
export function lazyModule<Module extends object>(load: () => Promise<Module>): LazyModule<Module> {
  let loaded: Module | undefined;
  const fetchOnce = async () => {
    try {
      loaded ??= await load();
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
    return loaded;
  };
  return { preload: () => void fetchOnce(), useLoaded };
}

import { isSitePath } from '@melhor-escola/domain/redirect';
import type { AnyRouter } from '@tanstack/react-router';
import { watchBuild } from './build-watch.ts';
import { mayLoadAnew } from './fresh-load.ts';
import { MovedPaths } from './moved-paths.ts';

/** What a navigation may turn into. */
export interface FollowedNavigation {
  /** The next navigation to another page is a page load: another build, or a script that cannot be taken out (RT-19). */
  readonly loadNextPageAnew: () => void;
}

/**
 * Follows the router for as long as the page is there: leads on from paths that have moved (RT-17), and has the next page
 * loaded anew once there is another build (RT-19). No navigation waits for any of it.
 *
 * @param release id of the build that this page is of.
 */
export function followNavigation(router: AnyRouter, release: string): FollowedNavigation {
  const moved = new MovedPaths();
  let isStale = false;
  const loadNextPageAnew = () => {
    isStale = true;
  };
  watchBuild({ release, onNewBuild: loadNextPageAnew });
  router.subscribe('onBeforeNavigate', ({ toLocation, pathChanged }) => {
    if (!pathChanged) return;
    if (isStale && mayLoadAnew(toLocation.pathname, window.sessionStorage, Date.now())) {
      window.location.assign(toLocation.publicHref);
      return;
    }
    void leadOn(router, moved, toLocation.pathname);
  });
  return { loadNextPageAnew };
}

async function leadOn(router: AnyRouter, moved: MovedPaths, path: string): Promise<void> {
  const redirect = await moved.find(path);
  // Whoever has gone on meanwhile is not called back.
  if (!redirect || router.latestLocation.pathname !== path) return;
  if (isSitePath(redirect.location)) void router.navigate({ href: redirect.location, replace: true });
  else window.location.replace(redirect.location);
}

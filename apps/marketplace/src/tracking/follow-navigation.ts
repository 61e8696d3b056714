import { isSitePath } from '@melhor-escola/domain/redirect';
import { PageRenewal } from '@melhor-escola/tracking/renewal/page-renewal';
import { watchBuilds } from '@melhor-escola/tracking/renewal/watch-builds';
import type { AnyRouter } from '@tanstack/react-router';
import { MovedPaths } from './moved-paths.ts';

/**
 * Follows the router for as long as the page is there: leads on from paths that have moved (RT-17), and has the next page
 * loaded anew once there is another build (RT-19). No navigation waits for any of it.
 *
 * @param release id of the build that this page is of.
 * @returns what has the next page loaded anew for another reason.
 */
export function followNavigation(router: AnyRouter, release: string): PageRenewal {
  const moved = new MovedPaths();
  const renewal = new PageRenewal();
  watchBuilds({ build: release, address: '/builds/latest.json', onNewBuild: renewal.demand });
  router.subscribe('onBeforeNavigate', ({ toLocation, pathChanged }) => {
    if (!pathChanged) return;
    if (renewal.isDue(toLocation.pathname)) window.location.assign(toLocation.publicHref);
    else void leadOn(router, moved, toLocation.pathname);
  });
  return renewal;
}

async function leadOn(router: AnyRouter, moved: MovedPaths, path: string): Promise<void> {
  const redirect = await moved.find(path);
  // Whoever has gone on meanwhile is not called back.
  if (!redirect || router.latestLocation.pathname !== path) return;
  if (isSitePath(redirect.location)) void router.navigate({ href: redirect.location, replace: true });
  else window.location.replace(redirect.location);
}

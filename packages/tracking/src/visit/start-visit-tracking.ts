import { site } from '@melhor-escola/config/site';
import type { AnyRouter } from '@tanstack/react-router';
import { followVisit } from '../app-update/follow-navigation.ts';
import { routePattern } from '../error-reporting/caught-errors.ts';
import type { TrackingPorts } from '../ports.ts';
import { startTracking, type Tracking } from '../start-tracking.ts';
import type { TrackingSettings } from './tracking-settings.ts';
import type { Visit } from './visit.ts';

/** What the visit of a site needs to know about the visitor. */
export type VisitPorts = Pick<TrackingPorts, 'findLocation' | 'findBaseUser'> & {
  readonly isDevelopment: boolean;
};

/** Starts tracking, once per page load, for the purposes that the visitor consents to. */
export function startVisitTracking(
  visit: Visit,
  router: AnyRouter,
  { release, tagManager, rollbar }: TrackingSettings,
  { isDevelopment, ...ports }: VisitPorts,
): Tracking {
  const route = () => routePattern(router.state.matches);
  return visit.tracking(() =>
    startTracking({
      ...ports,
      configuration: {
        isDevelopment,
        app: { name: site.slug, release, environment: isDevelopment ? 'development' : 'production' },
        tagManager: tagManager ? { id: tagManager.id, origin: tagManager.url } : undefined,
        collector: { url: '/api/collect' },
        errorService: rollbar
          ? { accessToken: rollbar.token, endpoint: `${rollbar.url}/api/1/item/` }
          : undefined,
      },
      // Readable by scripts only. Cached pages have no nonce, and their scripts need none to load others.
      nonce: () => document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce,
      route,
      onNavigation: (listener) => {
        router.subscribe('onResolved', ({ pathChanged }) => {
          if (pathChanged) listener(route());
        });
      },
      reloadOnNextNavigation: followVisit(visit, router, release),
      log: (message, cause) => globalThis.console.warn(message, cause ?? ''),
    }),
  );
}

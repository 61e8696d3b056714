import { visitorIdentity } from '@melhor-escola/account/session';
import { visitorLocation } from '@melhor-escola/search/visitor';
import { startTracking, type Tracking } from '@melhor-escola/tracking/start-tracking';
import { site } from '@melhor-escola/config/site';
import type { AnyRouter } from '@tanstack/react-router';
import { accountSession } from '../../account/account-ports.tsx';
import { service } from '../service/service.ts';
import type { TrackingSettings } from '../site-settings.ts';
import { mapConsent } from './consent-ports.ts';
import { routePattern } from '@melhor-escola/tracking/error-reporting/caught-errors';

/**
 * Starts tracking, for the purposes that the visitor consents to.
 *
 * @param loadNextPage makes the next navigation a full page load.
 */
export function startVisitTracking(
  router: AnyRouter,
  { release, tagManager, rollbar }: TrackingSettings,
  loadNextPage: () => void,
): Tracking {
  const visitor = visitorIdentity(accountSession);
  const route = () => routePattern(router.state.matches);
  const tracking = startTracking({
    configuration: {
      isDevelopment: import.meta.env.DEV,
      app: { name: site.slug, release, environment: import.meta.env.DEV ? 'development' : 'production' },
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
    findLocation: async () => (await visitorLocation(service(), AbortSignal.timeout(5_000))) ?? null,
    findBaseUser: () =>
      visitor.isIdentified() ? visitor.load().then((identity) => identity?.baseUserId) : undefined,
    reloadOnNextNavigation: loadNextPage,
    log: (message, cause) => globalThis.console.warn(message, cause ?? ''),
  });
  mapConsent.connect(tracking.consent);
  return tracking;
}

/**
 * Scripts of the test page: a minimal host of tracking. Tests open the page in a frame (`open-visit.ts`) and act as a visitor.
 */
import type { Tracking } from '../src/start-tracking.ts';
import type { Track } from '../src/catalog/catalog.ts';
import { visitNonce } from './visit-nonce.ts';

/** Controls of the test page. */
export interface Visit {
  readonly tracking: Tracking;
  readonly track: Track;
  readonly report: (error: unknown) => void;
  /** Navigates to another route. */
  readonly navigate: (route: string) => void;
  /** Raises an uncaught error, or reports a caught one. */
  readonly fail: (message: string, how?: 'uncaught' | 'caught') => void;
  /** Presses the page's button, which sends a request and changes the page. */
  readonly search: () => void;
  /** Messages logged by the package. */
  readonly log: readonly string[];
  /** Number of calls of `reloadOnNextNavigation`. */
  readonly reloadRequests: () => number;
}

declare global {
  interface Window {
    visit?: Promise<Visit>;
  }
}

const params = new URLSearchParams(window.location.search);

/** Makes the page's clock run faster: at factor 20, five seconds take a quarter of a second. */
function speedUp(factor: number): void {
  const setTimeout = window.setTimeout.bind(window);
  const setInterval = window.setInterval.bind(window);
  const start = Date.now();
  const now = Date.now.bind(Date);
  Object.assign(window, {
    setTimeout: (act: () => void, wait = 0) => setTimeout(act, wait / factor),
    setInterval: (act: () => void, wait = 0) => setInterval(act, wait / factor),
  });
  Date.now = () => start + (now() - start) * factor;
}

async function startVisit(): Promise<Visit> {
  const { report, track } = await import('../src/track.ts');
  const { startTracking } = await import('../src/start-tracking.ts');
  const listeners: ((route: string) => void)[] = [];
  const log: string[] = [];
  let route = params.get('route') ?? '/escolas/busca';
  let reloadRequests = 0;
  // Tracked before tracking has started.
  if (params.has('early')) {
    track({ name: 'button_click', button: 'share', place: 'early' });
    report(new Error('before tracking'));
  }
  const tracking = startTracking({
    configuration: {
      isDevelopment: params.has('development'),
      app: { name: 'marketplace', release: 'build-1', environment: 'test' },
      tagManager: { id: 'GTM-TEST1', origin: `${window.location.origin}/fake/tags` },
      collector: { url: '/fake/collector/collect', apiKey: 'collector-key' },
      errorService: {
        accessToken: 'rollbar-token',
        endpoint: `${window.location.origin}/fake/rollbar/api/1/item/`,
      },
    },
    nonce: () => visitNonce,
    route: () => route,
    onNavigation: (listener) => listeners.push(listener),
    findLocation: async () => {
      const response = await fetch('/fake/location');
      return response.ok ? response.json() : null;
    },
    findBaseUser: () => {
      const number = params.get('base-user');
      return number === null ? undefined : fetch('/fake/location').then(() => Number(number));
    },
    reloadOnNextNavigation: () => (reloadRequests += 1),
    log: (message) => log.push(message),
  });
  return {
    tracking,
    track,
    report,
    log,
    fail: (message, how = 'uncaught') => {
      if (how === 'caught') report(new Error(message));
      else reportError(new Error(message));
    },
    search: () => {
      const button = document.querySelector('button');
      button?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      void fetch('/fake/location');
      button?.setAttribute('aria-pressed', 'true');
    },
    reloadRequests: () => reloadRequests,
    navigate: (next) => {
      route = next;
      for (const listener of listeners) listener(next);
    },
  };
}

// As in Safari. A headless browser sometimes calls back only when the timeout of five seconds is over, in every test.
Reflect.deleteProperty(window, 'requestIdleCallback');

const speed = Number(params.get('speed') ?? 1);
if (speed !== 1) speedUp(speed);
window.visit = startVisit();

import { routes } from '@melhor-escola/domain/routes';
import type { TrackingPorts } from '../src/ports.ts';

/** Route patterns of the pages of this harness. */
export const pages = [routes.home.pattern, routes.results.pattern, routes.school.pattern] as const;

const listeners: ((route: string) => void)[] = [];
let shown: string = pages[0];

/** Simulates a navigation of the router. */
export function navigate(page: string): void {
  shown = page;
  for (const listener of listeners) listener(page);
}

/** All ports of the package, bound as a host does. The collector is the service's, below /api. */
export const ports: TrackingPorts = {
  configuration: {
    isDevelopment: false,
    app: { name: 'live', release: 'live', environment: 'development' },
    collector: { url: '/api/collect' },
  },
  nonce: () => undefined,
  route: () => shown,
  onNavigation: (listener) => void listeners.push(listener),
  findLocation: async () => {
    const response = await fetch('/api/v3/visitor-location');
    return response.ok ? response.json() : null;
  },
  findBaseUser: () => undefined,
  reloadOnNextNavigation: () => globalThis.console.info('reloadOnNextNavigation'),
  log: (message, cause) => globalThis.console.warn(message, cause),
};

import { routes } from '@melhor-escola/domain/routes';
import type { TrackingPorts } from '../src/ports.ts';

/** The pages that a visit of this harness has, by the patterns of their addresses. */
export const pages = [routes.home.pattern, routes.results.pattern, routes.school.pattern] as const;

const listeners: ((route: string) => void)[] = [];
let shown: string = pages[0];

/** Shows another page, as a router would tell it. */
export function navigate(page: string): void {
  shown = page;
  for (const listener of listeners) listener(page);
}

/** Every port of this package, bound: what a host does. The collector is the service's own, below /api. */
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

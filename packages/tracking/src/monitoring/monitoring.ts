import {
  browserMeta,
  ErrorsInstrumentation,
  initializeFaro,
  InternalLoggerLevel,
  osMeta,
  sdkMeta,
  SessionInstrumentation,
  UserActionInstrumentation,
  ViewInstrumentation,
  WebVitalsInstrumentation,
  type Faro,
  type TransportItem,
} from '@grafana/faro-web-sdk';
import { forgetPurpose } from '../consent/forget-purpose.ts';
import { ignoredErrors } from '../error-reporting/ignored-errors.ts';
import { scrubValue } from '../scrub/scrub-value.ts';
import type { AnalyticsSession } from '../session/analytics-session.ts';
import { CollectorTransport, type Collector } from './collector-transport.ts';
import { deviceClass } from './device-class.ts';
import { batch, userActionSettles } from './figures.ts';

/** What monitoring stands on. */
export interface MonitoringOptions {
  readonly collector: Collector;
  readonly app: { readonly name: string; readonly release: string; readonly environment: string };
  readonly session: AnalyticsSession;
  /** Pattern of the page's address: '/escolas/$slug'. An address may say who looks at what. */
  readonly route: () => string;
}

/** Monitoring that is under way. */
export interface Monitoring {
  /** The visitor has gone on to another page. */
  readonly navigated: (route: string) => void;
  /** Nothing is sent or kept from now on. */
  readonly stop: () => void;
}

/** Faro, which is one to a page: what was stopped goes on with the same. */
let running: Faro | undefined;

/**
 * Has Faro watch web vitals, errors and user actions (CA-13). Call it only with consent to 'analytics': it keeps a session
 * in the tab's storage.
 */
export function startMonitoring(options: MonitoringOptions): Monitoring {
  if (running) {
    running.unpause();
    running.instrumentations.add(...stoppable());
  } else running = begin(options);
  const faro = running;
  faro.api.setView({ name: options.route() });
  return {
    navigated: (route) => faro.api.setView({ name: route }),
    stop: () => stop(faro),
  };
}

/** What is taken out when monitoring stops and put in again when it goes on. Web vitals stay: a page tells them once. */
const stoppable = () => [
  new SessionInstrumentation(),
  new UserActionInstrumentation(),
  new ErrorsInstrumentation(),
];

function begin({ collector, app, session, route }: MonitoringOptions): Faro {
  const landingRoute = route();
  const attributes = { ...deviceClass(window) };
  return initializeFaro({
    app: { name: app.name, version: app.release, release: app.release, environment: app.environment },
    // No global variable that any script may find.
    preventGlobalExposure: true,
    transports: [new CollectorTransport(collector)],
    batching: { enabled: true, sendTimeout: batch.milliseconds, itemLimit: batch.items },
    instrumentations: [new ViewInstrumentation(), new WebVitalsInstrumentation(), ...stoppable()],
    sessionTracking: { enabled: true, persistent: false, session: { attributes: { ...session.attributes } } },
    user: { id: session.visitorId },
    // Faro's own but for the page's, which is the whole address.
    metas: [browserMeta, osMeta, sdkMeta, () => ({ page: pageOf(route(), attributes) })],
    userActionsInstrumentation: { initialActivityTimeout: userActionSettles },
    ignoreErrors: [...ignoredErrors],
    ignoreUrls: [collector.url],
    // What fails on the way to the collector is of no concern to a page, nor to its console.
    internalLoggerLevel: InternalLoggerLevel.OFF,
    beforeSend: (item) => ({
      ...item,
      payload: scrubValue(item.payload),
      meta: isOfLanding(item) ? { ...item.meta, page: pageOf(landingRoute, attributes) } : item.meta,
    }),
  });
}

/** A page by the pattern of its address: what is in the address may say who looks at what. */
function pageOf(route: string, attributes: Record<string, string>) {
  return { id: route, url: `${window.location.origin}${route}`, attributes };
}

const landingVitals: ReadonlySet<string> = new Set(['fcp', 'lcp', 'ttfb']);

/** Whether it is a vital sign of the page that was loaded: some are told when the visitor is on another already. */
function isOfLanding({ payload }: TransportItem): boolean {
  return 'values' in payload && Object.keys(payload.values).some((name) => landingVitals.has(name));
}

function stop(faro: Faro): void {
  faro.pause();
  // From the last on: Faro finds an instrumentation to take out only where it is the last.
  const names = new Set<string>(stoppable().map(({ name }) => name));
  for (const instrumentation of faro.instrumentations.instrumentations.toReversed())
    if (names.has(instrumentation.name)) faro.instrumentations.remove(instrumentation);
  forgetPurpose('analytics');
  // Faro's session keeps a listener that cannot be taken out, and would keep a session again when the tab is looked at.
  document.addEventListener('visibilitychange', () => {
    if (faro.transports.isPaused()) forgetPurpose('analytics');
  });
}

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
import { redactPersonalData } from '@melhor-escola/domain/personal-data';
import type { VisitStep } from '@melhor-escola/domain/visit-step';
import { deletePurposeData } from '../consent/delete-purpose-data.ts';
import { ignoredErrors } from '../error-reporting/settings.ts';
import type { AnalyticsSession } from '../session/analytics-session.ts';
import { CollectorTransport, type Collector, BATCH, USER_ACTION_TIMEOUT_MS } from './collector-transport.ts';

/** Options of monitoring. */
export interface MonitoringOptions {
  readonly collector: Collector;
  readonly app: { readonly name: string; readonly release: string; readonly environment: string };
  readonly session: AnalyticsSession;
  /** Route of the entry page. */
  readonly entryRoute: string;
  /** Current route pattern: '/escolas/$slug'. Full URLs may contain personal data. */
  readonly route: () => string;
}

/** Running monitoring. */
export interface Monitoring {
  /** Records a navigation. */
  readonly navigated: (route: string) => void;
  /** Tracks a funnel step. */
  readonly trackStep: (step: VisitStep) => void;
  /** Stops sending and storing. */
  readonly stop: () => void;
}

/** One instance per page: restarting reuses it. */
let faro: Faro | undefined;
/** Id of the current visitor; items of a visitor from before a withdrawal are dropped. */
let visitor: string;

/**
 * Starts monitoring web vitals, errors and user actions with Faro (CA-13). Call it only with consent to 'analytics': it stores a session
 * in sessionStorage.
 */
export function startMonitoring(options: MonitoringOptions): Monitoring {
  visitor = options.session.visitorId;
  const transport = new CollectorTransport(options.collector);
  if (faro) resume(faro, transport);
  else faro = createFaro(options, transport);
  const { api } = faro;
  api.setView({ name: options.route() });
  return {
    navigated: (route) => api.setView({ name: route }),
    // The same step of another visit on this page is not a duplicate.
    trackStep: (step) => api.pushEvent('visit_step', { step }, undefined, { skipDedupe: true }),
    stop: () => faro && stop(faro, transport),
  };
}

/**
 * Instrumentations that are removed on stop and added on restart. The others cannot be removed, but are ignored while Faro is paused.
 */
const createStoppableInstrumentations = () => [new SessionInstrumentation(), new UserActionInstrumentation()];

function createFaro(
  { collector, app, session, entryRoute, route }: MonitoringOptions,
  transport: CollectorTransport,
): Faro {
  const attributes = { ...deviceClass(window) };
  return initializeFaro({
    app: { name: app.name, version: app.release, release: app.release, environment: app.environment },
    // No global variable.
    preventGlobalExposure: true,
    transports: [transport],
    batching: { enabled: true, sendTimeout: BATCH.milliseconds, itemLimit: BATCH.items },
    instrumentations: [
      new ViewInstrumentation(),
      new WebVitalsInstrumentation(),
      new ErrorsInstrumentation(),
      ...createStoppableInstrumentations(),
    ],
    sessionTracking: { enabled: true, persistent: false, session: { attributes: { ...session.attributes } } },
    user: { id: visitor },
    // Faro's default metas, except the page, which would contain the full URL.
    metas: [browserMeta, osMeta, sdkMeta, () => ({ page: pageMeta(route(), attributes) })],
    userActionsInstrumentation: { initialActivityTimeout: USER_ACTION_TIMEOUT_MS },
    ignoreErrors: [...ignoredErrors],
    ignoreUrls: [collector.url],
    // Failures of the collector must not appear in the console.
    internalLoggerLevel: InternalLoggerLevel.OFF,
    beforeSend: (item) =>
      item.meta.user?.id === visitor
        ? { ...item, payload: redactPersonalData(withRoute(item, entryRoute, attributes)) }
        : null,
  });
}

/** Page meta with the route pattern instead of the URL, which may contain personal data. */
function pageMeta(route: string, attributes: Record<string, string>) {
  return { id: route, url: `${window.location.origin}${route}`, attributes };
}

const entryPageVitals: ReadonlySet<string> = new Set(['fcp', 'lcp', 'ttfb']);

/**
 * Adds the route and the device class to web vitals. Some are reported after the visitor has navigated, and the items of a batch share
 * one page meta, so each carries its own route.
 */
function withRoute({ payload, meta }: TransportItem, entryRoute: string, attributes: Record<string, string>) {
  if (!('values' in payload)) return payload;
  const isOfEntryPage = Object.keys(payload.values).some((name) => entryPageVitals.has(name));
  const route = isOfEntryPage ? entryRoute : (meta.page?.id ?? entryRoute);
  return { ...payload, context: { ...payload.context, route, ...attributes } };
}

function resume({ api, instrumentations, transports, unpause }: Faro, transport: CollectorTransport): void {
  api.setUser({ id: visitor });
  transports.add(transport);
  unpause();
  instrumentations.add(...createStoppableInstrumentations());
}

function stop({ api, instrumentations, pause, transports }: Faro, transport: CollectorTransport): void {
  pause();
  // Otherwise Faro would store it again when any meta changes.
  api.resetSession();
  transport.end();
  transports.remove(transport);
  // In reverse order: Faro removes an instrumentation only if it is the last.
  const names = new Set<string>(createStoppableInstrumentations().map(({ name }) => name));
  for (const instrumentation of instrumentations.instrumentations.toReversed())
    if (names.has(instrumentation.name)) instrumentations.remove(instrumentation);
  deletePurposeData('analytics');
  // Faro's session has a listener that cannot be removed and would store a session when the tab becomes visible.
  document.addEventListener('visibilitychange', () => {
    if (transports.isPaused()) deletePurposeData('analytics');
  });
}

/** Device attributes of a web vital (CO-05): the kind by the width of the window, and the computing power. */
interface DeviceClass {
  readonly device: 'phone' | 'tablet' | 'desktop';
  readonly power: 'low' | 'middle' | 'high';
}

/** Gigabytes and cores: a weak device has at most these, a strong one at least those. */
const weak = { memory: 2, cores: 4 } as const;
const strong = { memory: 8, cores: 8 } as const;

/** The class of this device. If the browser does not expose its memory, the number of cores decides. */
function deviceClass({ innerWidth, navigator }: Window): DeviceClass {
  const reported: unknown = Reflect.get(navigator, 'deviceMemory');
  const memory = typeof reported === 'number' ? reported : undefined;
  const { hardwareConcurrency: cores } = navigator;
  const isWeak = memory === undefined ? cores < weak.cores : memory <= weak.memory;
  const isStrong = cores >= strong.cores && (memory ?? strong.memory) >= strong.memory;
  return {
    device: innerWidth < 480 ? 'phone' : innerWidth < 768 ? 'tablet' : 'desktop',
    power: isWeak ? 'low' : isStrong ? 'high' : 'middle',
  };
}

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

/** What monitoring stands on. */
export interface MonitoringOptions {
  readonly collector: Collector;
  readonly app: { readonly name: string; readonly release: string; readonly environment: string };
  readonly session: AnalyticsSession;
  /** Route of the page that was loaded. */
  readonly entryRoute: string;
  /** Pattern of the page's address: '/escolas/$slug'. An address may say who looks at what. */
  readonly route: () => string;
}

/** Monitoring that is under way. */
export interface Monitoring {
  /** The visitor has gone on to another page. */
  readonly navigated: (route: string) => void;
  /** The visit has come so far. */
  readonly trackStep: (step: VisitStep) => void;
  /** Nothing is sent or kept from now on. */
  readonly stop: () => void;
}

/** Faro, which is one to a page: what was stopped goes on with the same. */
let faro: Faro | undefined;
/** Who is watched: what is left of somebody from before a withdrawal is told of nobody. */
let visitor: string;

/**
 * Has Faro watch web vitals, errors and user actions (CA-13). Call it only with consent to 'analytics': it keeps a session
 * in the tab's storage.
 */
export function startMonitoring(options: MonitoringOptions): Monitoring {
  visitor = options.session.visitorId;
  const transport = new CollectorTransport(options.collector);
  if (faro) resume(faro, transport);
  else faro = begin(options, transport);
  const { api } = faro;
  api.setView({ name: options.route() });
  return {
    navigated: (route) => api.setView({ name: route }),
    // The same step of another visit in this page is no repetition.
    trackStep: (step) => api.pushEvent('visit_step', { step }, undefined, { skipDedupe: true }),
    stop: () => faro && stop(faro, transport),
  };
}

/**
 * What is taken out when monitoring stops and put in again when it goes on. The rest cannot be taken out of a page, and is
 * not heard while Faro is paused.
 */
const stoppable = () => [new SessionInstrumentation(), new UserActionInstrumentation()];

function begin(
  { collector, app, session, entryRoute, route }: MonitoringOptions,
  transport: CollectorTransport,
): Faro {
  const attributes = { ...deviceClass(window) };
  return initializeFaro({
    app: { name: app.name, version: app.release, release: app.release, environment: app.environment },
    // No global variable that any script may find.
    preventGlobalExposure: true,
    transports: [transport],
    batching: { enabled: true, sendTimeout: BATCH.milliseconds, itemLimit: BATCH.items },
    instrumentations: [
      new ViewInstrumentation(),
      new WebVitalsInstrumentation(),
      new ErrorsInstrumentation(),
      ...stoppable(),
    ],
    sessionTracking: { enabled: true, persistent: false, session: { attributes: { ...session.attributes } } },
    user: { id: visitor },
    // Faro's own but for the page's, which is the whole address.
    metas: [browserMeta, osMeta, sdkMeta, () => ({ page: pageOf(route(), attributes) })],
    userActionsInstrumentation: { initialActivityTimeout: USER_ACTION_TIMEOUT_MS },
    ignoreErrors: [...ignoredErrors],
    ignoreUrls: [collector.url],
    // What fails on the way to the collector is of no concern to a page, nor to its console.
    internalLoggerLevel: InternalLoggerLevel.OFF,
    beforeSend: (item) =>
      item.meta.user?.id === visitor
        ? { ...item, payload: redactPersonalData(withRoute(item, entryRoute, attributes)) }
        : null,
  });
}

/** A page by the pattern of its address: what is in the address may say who looks at what. */
function pageOf(route: string, attributes: Record<string, string>) {
  return { id: route, url: `${window.location.origin}${route}`, attributes };
}

const entryPageVitals: ReadonlySet<string> = new Set(['fcp', 'lcp', 'ttfb']);

/**
 * What is told, vital signs with the route they are of and the class of the device. Some are told when the visitor is on
 * another page already; those of a batch share what is said of the page, and so each says it for itself.
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
  instrumentations.add(...stoppable());
}

function stop({ api, instrumentations, pause, transports }: Faro, transport: CollectorTransport): void {
  pause();
  // Else Faro would keep it again as soon as anything it tells of a page changes.
  api.resetSession();
  transport.end();
  transports.remove(transport);
  // From the last on: Faro finds an instrumentation to take out only where it is the last.
  const names = new Set<string>(stoppable().map(({ name }) => name));
  for (const instrumentation of instrumentations.instrumentations.toReversed())
    if (names.has(instrumentation.name)) instrumentations.remove(instrumentation);
  deletePurposeData('analytics');
  // Faro's session keeps a listener that cannot be taken out, and would keep a session again when the tab is looked at.
  document.addEventListener('visibilitychange', () => {
    if (transports.isPaused()) deletePurposeData('analytics');
  });
}

/** Device attributes of a web vital (CO-05): the kind by the width of the window, and the computing power. */
interface DeviceClass {
  readonly device: 'phone' | 'tablet' | 'desk';
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
    device: innerWidth < 480 ? 'phone' : innerWidth < 768 ? 'tablet' : 'desk',
    power: isWeak ? 'low' : isStrong ? 'high' : 'middle',
  };
}

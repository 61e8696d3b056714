import { visitSteps, type VisitStep } from '@melhor-escola/domain/visit-step';
import type { Device } from '../database/collected-schema.ts';
import { describeException, type DescribedError } from './described-error.ts';
import type { FaroBody } from './schema.ts';
import { vitalNames, type VitalName } from './vital.ts';

/** What is kept of a batch. */
export interface PageReport {
  /** Absent where the browser gave none. */
  readonly visitId: string | undefined;
  readonly device: Device;
  readonly release: string;
  readonly route: string;
  readonly vitals: readonly MeasuredVital[];
  readonly errors: readonly DescribedError[];
  readonly steps: readonly VisitStep[];
}

/** One vital of one page view. */
export interface MeasuredVital {
  readonly metric: VitalName;
  readonly id: string;
  readonly value: number;
  /** Of the page that was measured, which need not be the one that was shown when it was told. */
  readonly route: string;
}

/** Ten minutes in milliseconds: no page that somebody waited for longer is worth a figure. */
const longest = 600_000;

const routePattern = /^[/\w$.{}-]+$/;

/** Nothing of a robot's: it is no visitor, and its times are nobody's (EN-13). */
const isRobot = ({ meta }: FaroBody): boolean => meta.session?.attributes?.['is_bot'] === 'true';

/**
 * Reads what is kept out of a batch: web vitals, errors, and how far the visit came. Undefined for a robot's.
 */
export function readPageReport(body: FaroBody): PageReport | undefined {
  if (isRobot(body)) return undefined;
  const { app, session, browser, view } = body.meta;
  return {
    visitId: session?.id,
    device: deviceOf(Number(browser?.viewportWidth)),
    release: app?.release ?? app?.version ?? 'unknown',
    route: knownRoute(view?.name),
    vitals: body.measurements.flatMap((measured) => vitalsOf(measured, knownRoute(view?.name))),
    errors: body.exceptions.map(describeException),
    steps: [...new Set(body.events.flatMap(stepOf))],
  };
}

function deviceOf(width: number): Device {
  if (width >= 768) return 'desk';
  return width >= 480 ? 'tablet' : 'phone';
}

const knownRoute = (name: string | undefined): string =>
  name !== undefined && routePattern.test(name) ? name : 'unknown';

function vitalsOf(
  { type, values, context }: FaroBody['measurements'][number],
  shown: string,
): PageReport['vitals'] {
  const id = context?.['id'];
  if (type !== 'web-vitals' || id === undefined || !/^[\w-]{1,64}$/.test(id)) return [];
  const route = context?.['route'] === undefined ? shown : knownRoute(context['route']);
  return vitalNames.flatMap((metric) => {
    const value = values[metric];
    return value !== undefined && value >= 0 && value <= longest ? [{ metric, id, value, route }] : [];
  });
}

function stepOf({ attributes }: FaroBody['events'][number]): readonly VisitStep[] {
  return visitSteps.filter((step) => step === attributes?.['step']);
}

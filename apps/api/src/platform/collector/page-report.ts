import { createHash } from 'node:crypto';
import { type VisitStep, visitSteps } from '@melhor-escola/domain/visit-step';
import { redactText } from '@melhor-escola/domain/personal-data';
import type { Device } from '../database/collected-schema.ts';
import type { FaroBody, FaroException } from './schema.ts';
import { type VitalName, vitalNames } from '@melhor-escola/domain/vital';

/** The stored part of a batch. */
export interface PageReport {
  /** Absent when the browser sent none. */
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
  /** Route of the measured page, which may differ from the page shown when it was sent. */
  readonly route: string;
}

/** Ten minutes in milliseconds: longer times are not meaningful. */
const MAX_TIME_MS = 600_000;

const routePattern = /^[/\w$.{}-]+$/;

/** Robots are not visitors (EN-13), so their measurements are dropped. */
const isRobot = ({ meta }: FaroBody): boolean => meta.session?.attributes?.['is_bot'] === 'true';

/** Extracts web vitals, errors and the visit's steps from a batch. Undefined for a robot. */
export function readPageReport(body: FaroBody): PageReport | undefined {
  if (isRobot(body)) return undefined;
  const { app, session, browser, view } = body.meta;
  return {
    visitId: session?.id,
    device: classifyDevice(Number(browser?.viewportWidth)),
    release: app?.release ?? app?.version ?? 'unknown',
    route: knownRoute(view?.name),
    vitals: body.measurements.flatMap((measured) => readVitals(measured, knownRoute(view?.name))),
    errors: body.exceptions.map(describeException),
    steps: [...new Set(body.events.flatMap(readSteps))],
  };
}

function classifyDevice(width: number): Device {
  if (width >= 768) return 'desktop';
  return width >= 480 ? 'tablet' : 'phone';
}

const knownRoute = (name: string | undefined): string =>
  name !== undefined && routePattern.test(name) ? name : 'unknown';

function readVitals(
  { type, values, context }: FaroBody['measurements'][number],
  shown: string,
): PageReport['vitals'] {
  const id = context?.['id'];
  if (type !== 'web-vitals' || id === undefined || !/^[\w-]{1,64}$/.test(id)) return [];
  const route = context?.['route'] === undefined ? shown : knownRoute(context['route']);
  return vitalNames.flatMap((metric) => {
    const value = values[metric];
    return value !== undefined && value >= 0 && value <= MAX_TIME_MS ? [{ metric, id, value, route }] : [];
  });
}

function readSteps({ attributes }: FaroBody['events'][number]): readonly VisitStep[] {
  return visitSteps.filter((step) => step === attributes?.['step']);
}

/** A page's error as stored, without personal data. */
export interface DescribedError {
  readonly type: string;
  readonly message: string;
  /** 'load (results-page-x1.js:1:200)', one frame a line, innermost first. */
  readonly stack: string;
  /** Equal for similar errors: same type and same location, regardless of numbers in the message. */
  readonly fingerprint: string;
}

/** Stack frames stored. */
const MAX_STACK_FRAMES = 20;
/** Stack frames that distinguish errors: outer frames only show how the page got there. */
const FINGERPRINT_FRAMES = 3;

/** Browsers redact before they send (packages/tracking); the service redacts again, because anyone may send. */
function describeException({ type, value, stacktrace }: FaroException): DescribedError {
  const frames = stacktrace?.frames ?? [];
  const kind = redactText(type);
  const message = redactText(value);
  const stack = frames
    .slice(0, MAX_STACK_FRAMES)
    .map(({ filename, function: name, lineno, colno }) => {
      const file = redactText(assetPath(filename));
      return `${redactText(name) || '?'} (${file}:${lineno ?? 0}:${colno ?? 0})`;
    })
    .join('\n');
  const fingerprintParts = [
    kind,
    message.replace(/\d+/g, '0'),
    ...frames
      .slice(0, FINGERPRINT_FRAMES)
      .map(({ filename, function: name }) => `${name} ${builtFrom(filename)}`),
  ];
  return {
    type: kind,
    message,
    stack,
    fingerprint: createHash('sha256').update(fingerprintParts.join('\n')).digest('hex').slice(0, 16),
  };
}

/** Without origin and query: 'https://x.example/assets/a.js?b' → 'assets/a.js'. */
function assetPath(filename: string): string {
  return URL.canParse(filename) ? new URL(filename).pathname.slice(1) : filename;
}

/** The same file in every build: 'assets/results-page-DkP3x9aQ.js' → 'assets/results-page.js'. */
function builtFrom(filename: string): string {
  return assetPath(filename).replace(/-[\w-]{8}(?=\.js$)/, '');
}

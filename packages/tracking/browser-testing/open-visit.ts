import { vi } from 'vitest';
import type { PlannedResponse, ReceivedRequest } from './fake-services.ts';
import { dataLayerEntries } from '../src/data-layer/data-layer.ts';
import type { Visit } from './visit.ts';

/** Long enough for a busy machine; only a failing test waits for it. */
const TIMEOUT_MS = 20_000;

/** An open page, in its own frame. */
export interface OpenVisit extends Visit {
  readonly window: Window;
  readonly close: () => void;
}

/** Opens the page in a frame. @param query of the entry page: 'utm_source=jornal'; 'speed=20' makes its clock 20 times as fast. */
export async function openVisit(query = ''): Promise<OpenVisit> {
  const frame = document.createElement('iframe');
  frame.src = `/visit?${query}`;
  frame.width = '360';
  frame.height = '640';
  document.body.append(frame);
  const page = frame.contentWindow;
  const visit = await vi.waitUntil(() => page?.visit, TIMEOUT_MS);
  if (!page) throw new Error('The frame has no window.');
  return { ...visit, window: page, close: () => frame.remove() };
}

type Service = 'builds' | 'tags' | 'collector' | 'rollbar' | 'location';

/** Sets the next responses of a fake service, one per request (the last one repeats), and clears its received requests. */
export async function respondWith(service: Service, ...answers: PlannedResponse[]): Promise<void> {
  await fetch(`/fake-responses/${service}`, { method: 'PUT', body: JSON.stringify(answers) });
}

/** The requests a fake service received. */
export async function received(service: Service): Promise<ReceivedRequest[]> {
  const response = await fetch(`/fake-requests/${service}`);
  return response.json();
}

/** Waits until the received requests of a service meet a condition. */
export async function waitFor(
  service: Service,
  isThere: (requests: readonly ReceivedRequest[]) => boolean,
): Promise<ReceivedRequest[]> {
  let seen: ReceivedRequest[] = [];
  await vi.waitUntil(
    async () => {
      seen = await received(service);
      return isThere(seen);
    },
    { timeout: TIMEOUT_MS, interval: 25 },
  );
  return seen;
}

/** Entries of the data layer: events with their fields, commands as arrays. */
export const dataLayer = ({ window }: OpenVisit): unknown[] =>
  dataLayerEntries(window).map((entry) =>
    String(entry) === '[object Arguments]' ? Object.values(Object(entry)) : entry,
  );

/** Events only, without the tag manager's own. */
export const events = (visit: OpenVisit): (Record<string, unknown> & { event: string })[] =>
  dataLayer(visit).filter(
    (entry): entry is Record<string, unknown> & { event: string } =>
      typeof entry === 'object' && entry !== null && 'event' in entry && entry.event !== 'gtm.js',
  );

/** Names of the events. */
export const names = (visit: OpenVisit): string[] => events(visit).map(({ event }) => event);

/** Names of all cookies. */
export const cookieNames = (): string[] =>
  document.cookie
    .split('; ')
    .filter(Boolean)
    .map((cookie) => cookie.split('=')[0] ?? '')
    .toSorted();

/** Clears cookies and storage, and resets the fake services to working responses. */
export async function resetBrowser(): Promise<void> {
  for (const name of cookieNames()) document.cookie = `${name}=; Max-Age=0; Path=/`;
  window.localStorage.clear();
  window.sessionStorage.clear();
  await Promise.all([
    respondWith('tags', {}),
    respondWith('collector', { status: 202 }),
    respondWith('rollbar', { body: '{"err":0,"result":{}}' }),
    respondWith('location', { status: 404 }),
  ]);
}

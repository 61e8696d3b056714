import { vi } from 'vitest';
import type { PlannedResponse, ReceivedRequest } from './fake-services.ts';
import type { Visit } from './visit.ts';

/** A page that is visited, in a frame of its own. */
export interface OpenVisit extends Visit {
  readonly window: Window;
  readonly close: () => void;
}

/** Opens the page. @param query as of an entry page: 'utm_source=jornal'; and 'speed=20' for a page of faster time. */
export async function openVisit(query = ''): Promise<OpenVisit> {
  const frame = document.createElement('iframe');
  frame.src = `/visit?${query}`;
  frame.width = '360';
  frame.height = '640';
  document.body.append(frame);
  const page = frame.contentWindow;
  const visit = await vi.waitUntil(() => page?.visit, 5000);
  if (!page) throw new Error('The frame has no window.');
  return { ...visit, window: page, close: () => frame.remove() };
}

type Service = 'builds' | 'tags' | 'collector' | 'rollbar' | 'location';

/** Has a service forget what it got, and answer so from now on: one answer a request, the last for all that follow. */
export async function respondWith(service: Service, ...answers: PlannedResponse[]): Promise<void> {
  await fetch(`/fake-responses/${service}`, { method: 'PUT', body: JSON.stringify(answers) });
}

/** What a service got. */
export async function received(service: Service): Promise<ReceivedRequest[]> {
  const response = await fetch(`/fake-requests/${service}`);
  return response.json();
}

/** Waits until a service has got so many requests, or one that is looked for. */
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
    { timeout: 8000, interval: 25 },
  );
  return seen;
}

/** The names of this browser's cookies. */
export const cookieNames = (): string[] =>
  document.cookie
    .split('; ')
    .filter(Boolean)
    .map((cookie) => cookie.split('=')[0] ?? '')
    .toSorted();

/** A browser that has never been here, and services that answer as they should. */
export async function freshBrowser(): Promise<void> {
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

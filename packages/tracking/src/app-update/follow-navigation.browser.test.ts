import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followNavigation } from './follow-navigation.ts';

const school = '/escolas/girassol';
let lookups: string[];

/** A router whose visitor has navigated here since the document was sent. */
function routerAt(path: string) {
  const root = createRootRoute();
  return createRouter({
    routeTree: root.addChildren([createRoute({ getParentRoute: () => root, path: '$' })]),
    history: createMemoryHistory({ initialEntries: [path] }),
  });
}

beforeEach(() => {
  lookups = [];
  vi.stubGlobal('fetch', async (url: string) => {
    const [path, query] = url.split('?');
    if (path === '/api/v3/redirects') lookups.push(new URLSearchParams(query).get('path') ?? '');
    return new Response(null, { status: 204 });
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('followNavigation', () => {
  it('RT-17 looks up each page that is opened, and not the one that the server has sent', async () => {
    const router = routerAt(window.location.pathname);
    followNavigation(router, 'one');
    expect(lookups).toEqual([]);
    await router.navigate({ to: school });
    await router.navigate({ to: window.location.pathname });
    expect(lookups).toEqual([school]);
  });

  it('RT-17 also looks up a page that was opened before it began', () => {
    followNavigation(routerAt(school), 'one');
    expect(lookups).toEqual([school]);
  });
});

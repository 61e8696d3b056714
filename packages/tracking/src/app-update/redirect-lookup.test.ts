import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RedirectLookup } from './redirect-lookup.ts';

const minutes = (count: number) => count * 60 * 1000;
const school = '/escolas/colegio-girassol';

/** The paths that were looked up: each is a view of its page. */
function fakeSite(answer: () => Response = () => new Response(null, { status: 204 })): (string | null)[] {
  const paths: (string | null)[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    paths.push(new URLSearchParams(url.split('?')[1]).get('path'));
    return answer();
  });
  return paths;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('RedirectLookup', () => {
  it('repeats a view after half an hour, however long the tab stays open, and not before', async () => {
    const viewed = fakeSite();
    const lookup = new RedirectLookup('/');
    await lookup.find(school);
    vi.advanceTimersByTime(minutes(29));
    await lookup.find(school);
    expect(viewed).toEqual([school]);
    vi.advanceTimersByTime(minutes(1));
    await lookup.find(school);
    await lookup.find(school);
    expect(viewed).toEqual([school, school]);
  });

  it('does not view again the page that the server has sent, which was counted with its document', async () => {
    const viewed = fakeSite();
    const lookup = new RedirectLookup(school);
    await lookup.find('/escolas/busca');
    await lookup.find(school);
    expect(viewed).toEqual(['/escolas/busca']);
    vi.advanceTimersByTime(minutes(30));
    await lookup.find(school);
    expect(viewed).toEqual(['/escolas/busca', school]);
  });

  it('applies the same rule to every page of a long visit', async () => {
    const viewed = fakeSite();
    const lookup = new RedirectLookup('/');
    for (let page = 0; page < 250; page += 1) await lookup.find(`/escolas/escola-${page}`);
    expect(viewed).toHaveLength(250);
    await lookup.find('/escolas/escola-249');
    expect(viewed).toHaveLength(250);
  });

  it('RT-17 repeats a failed lookup, and returns a redirect without another', async () => {
    let isUp = false;
    const viewed = fakeSite(() =>
      isUp ? Response.json({ location: '/escolas/nova', status: 301 }) : new Response(null, { status: 503 }),
    );
    const lookup = new RedirectLookup('/');
    expect(await lookup.find('/escolas/antiga')).toBeUndefined();
    isUp = true;
    expect(await lookup.find('/escolas/antiga')).toMatchObject({ location: '/escolas/nova' });
    expect(await lookup.find('/escolas/antiga')).toMatchObject({ location: '/escolas/nova' });
    expect(viewed).toHaveLength(2);
  });
});

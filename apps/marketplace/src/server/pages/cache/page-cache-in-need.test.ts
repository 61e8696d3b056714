import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PageContext } from '../../../app/request-context.ts';
import { pageOf, RenderedSite } from '../../testing/rendered-site.ts';

let site: RenderedSite;

beforeEach(async () => {
  site = await RenderedSite.start();
});

afterEach(() => site.close());

const shouldTrip = () => true;
/** One that could not have all that it shows. */
const callFails = async (_: Request, context: PageContext | undefined) => {
  await context
    ?.executeCall?.(() => Promise.reject(new Error('no answer')), shouldTrip)
    .catch(() => undefined);
  return site.page();
};

describe('S19 when pages cannot be rendered', () => {
  it('the page that is there is shown, and the new one as soon as there is one', async () => {
    await site.get('/escolas');
    site.pass(3_601);
    site.answer = () => pageOf('x', { status: 503, headers: { 'retry-after': '5' } });
    expect(await site.titleOf('/escolas')).toBe('Versão 1');
    // Not everybody has to find out.
    await Promise.all(Array.from({ length: 20 }, () => site.get('/escolas')));
    expect(site.rendered).toHaveLength(2);
    site.answer = () => site.page();
    site.pass(3);
    expect(await site.titleOf('/escolas')).toBe('Versão 3');
  });

  it('one without the half of what it shows does not take its place, and is not kept', async () => {
    site.answer = callFails;
    expect((await site.get('/escolas')).headers['cache-control']).toBe('no-store');
    site.answer = () => site.page();
    expect(await site.titleOf('/escolas')).toBe('Versão 2');
    site.answer = callFails;
    site.pass(3_601);
    expect(await site.titleOf('/escolas')).toBe('Versão 2');
  });

  it('says so, and when to come back, where there is none; nothing is shown that is a day old', async () => {
    await site.get('/escolas');
    site.answer = () => pageOf('x', { status: 503, headers: { 'retry-after': '5' } });
    site.pass(86_401);
    const { statusCode, headers } = await site.get('/escolas');
    expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'no-store']);
  });

  it('the service is spared calls that it does not answer, and found again by itself', async () => {
    site.answer = callFails;
    for (let school = 0; school < 40; school++) await site.get(`/escolas/colegio-${school}`);
    let calls = 0;
    site.answer = async (_, context) => {
      await context?.executeCall?.(async () => void calls++, shouldTrip).catch(() => undefined);
      return site.page();
    };
    for (let school = 40; school < 60; school++) await site.get(`/escolas/colegio-${school}`);
    expect(calls).toBe(0);
    site.pass(2);
    await site.get('/escolas/colegio-60');
    expect(calls).toBe(1);
    await site.get('/escolas/colegio-61');
    expect(calls).toBe(2);
  });
});

describe('ten times the load', () => {
  it('S26 is refused at once with 503 and when to come back, but for pages that are there', async () => {
    await site.get('/escolas');
    const { promise: held, resolve: finish } = Promise.withResolvers<void>();
    site.answer = async () => held.then(() => site.page());
    const asked = Array.from({ length: 300 }, (_, school) => site.get(`/escolas/colegio-${school}`));
    const refused = await Promise.race(asked);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
    expect(refused.headers['content-security-policy']).toContain("default-src 'none'");
    expect(refused.body).toContain('Muita gente');
    site.pass(3_700);
    expect(await site.titleOf('/escolas')).toBe('Versão 1');
    finish();
    const statuses = (await Promise.all(asked)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 503).length).toBeGreaterThanOrEqual(180);
    expect((await site.get('/escolas/colegio-299')).statusCode).toBe(200);
  });
});

/**
 * A whole visit on a cheap phone (quality targets P1 and P4): home, a city typed and chosen, its results, a school, its reservation page,
 * and back; then a filter. Measures bytes and requests of the visit, and the time from each interaction to the next paint. Part of `pnpm bench`: needs a
 * built site and a data folder with demonstration data. With an origin as argument it visits the site running there; otherwise over HTTP/2,
 * as every visitor of the production layout does.
 */
import path from 'node:path';
import { chromiumArguments, chromiumPath } from '@melhor-escola/config/chromium';
import { recordFigure } from '@melhor-escola/config/figure';
import { freePort } from '@melhor-escola/config/free-port';
import { chromium, type Browser, type Page } from '@playwright/test';
import { startHttp2Front } from './http2-front.ts';
import { median } from './median.ts';
import { StartedPrograms } from './started-programs.ts';

const application = path.join(import.meta.dirname, '..');
const KiB = 1024;
const limits = { bytes: 400 * KiB, requests: 100, milliseconds: 200, filterMilliseconds: 100 };
const filterStep = 'tap on a filter';
/** Per interaction the median of these visits counts. */
const visits = 5;
/** Slow 4G as Lighthouse simulates it: bytes per second, and milliseconds from a request to its response. */
const slow4G = { offline: false, downloadThroughput: 204_800, uploadThroughput: 84_480, latency: 150 };
const cpuSlowdown = 4;
/** Pause before and after a tap: what loads meanwhile is part of the visit. */
const READING_MS = 4_000;

interface Transfer {
  readonly bytes: number;
  readonly requests: number;
}

interface Step extends Transfer {
  /** From the interaction to the next paint. */
  readonly milliseconds: number;
}

interface Visit extends Transfer {
  /** Each interaction, with what was loaded after it, by name. */
  readonly steps: ReadonlyMap<string, Step>;
}

interface Interaction {
  readonly startTime: number;
  readonly duration: number;
}

/**
 * Collects the time to the next paint of the interactions of a page. Runs in the page. The browser reports no interaction for its own back
 * button: there the time starts at `popstate`.
 */
function observeInteractions(): void {
  const interactions: Interaction[] = [];
  // The option is missing in TypeScript's types.
  const options: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    durationThreshold: 16,
    buffered: true,
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (Number(Reflect.get(entry, 'interactionId')) > 0)
        interactions.push({ startTime: entry.startTime, duration: entry.duration });
  }).observe(options);
  addEventListener('popstate', ({ timeStamp }) => {
    // A task queued in a frame callback runs after that frame's paint.
    const measure = () =>
      interactions.push({ startTime: timeStamp, duration: performance.now() - timeStamp });
    requestAnimationFrame(() => setTimeout(measure));
  });
  Object.assign(globalThis, { interactions });
}

/** Duration of the slowest interaction since a time; 0 if all were shorter than the browser reports (16 ms). */
const longestSince = (page: Page, since: number): Promise<number> =>
  page.evaluate((from) => {
    const all: unknown = Reflect.get(globalThis, 'interactions');
    const own = Array.isArray(all) ? all.filter(({ startTime }) => startTime >= from) : [];
    return Math.max(0, ...own.map(({ duration }) => Number(duration)));
  }, since);

async function visit(browser: Browser, origin: string): Promise<Visit> {
  const context = await browser.newContext({
    baseURL: origin,
    locale: 'pt-BR',
    viewport: { width: 360, height: 800 },
    hasTouch: true,
    isMobile: true,
    ignoreHTTPSErrors: true,
    // Caching pages for offline use is not part of the visit.
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.addInitScript(observeInteractions);
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', slow4G);
  await client.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  const measured = { bytes: 0, requests: 0, steps: new Map<string, Step>() };
  client.on('Network.loadingFinished', ({ encodedDataLength }) => {
    measured.bytes += encodedDataLength;
    measured.requests += 1;
  });
  const interact = async (step: string, act: () => Promise<void>) => {
    await page.waitForTimeout(READING_MS);
    const before = { ...measured };
    const since = await page.evaluate(() => performance.now());
    await act();
    await page.waitForTimeout(READING_MS);
    measured.steps.set(step, {
      milliseconds: Math.round(await longestSince(page, since)),
      bytes: measured.bytes - before.bytes,
      requests: measured.requests - before.requests,
    });
  };

  await page.goto('/escolas');
  await interact('tap on the city field', () => page.getByRole('combobox', { name: 'Cidade' }).tap());
  const typed = page.getByRole('dialog').getByRole('combobox', { name: 'Cidade' });
  await interact('typing a city', () => typed.pressSequentially('sao paulo', { delay: 150 }));
  await interact('choosing the city', () =>
    page.getByRole('option', { name: 'São Paulo, SP' }).first().tap(),
  );
  const school = page.locator('main article h2 a').first();
  await school.waitFor();
  await interact('tap on a school', () => school.tap());
  const reserve = page.locator('main a[href^="/reservar/"]').first();
  await reserve.waitFor();
  await interact('tap on a scholarship', () => reserve.tap());
  await page.waitForURL('**/reservar/**');
  await interact('back to the school', async () => {
    await page.goBack();
    await reserve.waitFor();
  });
  const { bytes, requests } = measured;
  // Not part of the visit's bytes and requests.
  await page.goto('/escolas/busca?city=sao-paulo-sp', { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'Filtros' }).tap();
  // Before hydration the link leads to the form below the results, afterwards it opens a dialog.
  const morning = page
    .getByRole('dialog', { name: 'Filtros' })
    .or(page.getByRole('complementary', { name: 'Filtros' }))
    .getByRole('checkbox', { name: /^Manhã/u });
  await interact(filterStep, () => morning.check());
  await context.close();
  return { bytes, requests, steps: measured.steps };
}

const medians = (all: readonly Transfer[]): Transfer => ({
  bytes: median(all.map(({ bytes }) => bytes)),
  requests: median(all.map(({ requests }) => requests)),
});

function report(what: string, value: string, limit: string, holds: boolean): void {
  recordFigure({ target: 'P4', what, value, limit, holds });
  console.log(`${what}: ${value} (${limit})  ${holds ? 'ok' : 'ABOVE'}`);
  if (!holds) process.exitCode = 1;
}

const programs = new StartedPrograms();
let stopFront = () => {};
async function startSite(): Promise<string> {
  const [port, servicePort, frontPort] = [await freePort(), await freePort(), await freePort()];
  const origin = `https://localhost:${frontPort}`;
  const env = {
    PORT: String(port),
    API_PORT: String(servicePort),
    SITE_URL: origin,
    TRUSTED_PROXIES: '127.0.0.1,::1',
  };
  await programs.start(path.join(application, '../api/src/app/main.ts'), { env });
  await programs.start(path.join(application, 'src/main.ts'), { env });
  stopFront = await startHttp2Front(frontPort, `http://localhost:${port}`);
  return origin;
}

const browser = await chromium.launch({ executablePath: await chromiumPath(), args: [...chromiumArguments] });
try {
  const origin = process.argv[2] ?? (await startSite());
  const all: Visit[] = [];
  for (let count = 0; count < visits; count++) all.push(await visit(browser, origin));
  const { bytes, requests } = medians(all);
  report('A visit', `${(bytes / KiB).toFixed(1)} KiB`, `≤ ${limits.bytes / KiB} KiB`, bytes <= limits.bytes);
  report('A visit', `${requests} requests`, `≤ ${limits.requests}`, requests <= limits.requests);
  for (const step of all[0]?.steps.keys() ?? []) {
    const taken = all.flatMap(({ steps }) => steps.get(step) ?? []);
    const milliseconds = median(taken.map((one) => one.milliseconds));
    const limit = step === filterStep ? limits.filterMilliseconds : limits.milliseconds;
    report(`To the next paint, ${step}`, `${milliseconds} ms`, `≤ ${limit} ms`, milliseconds <= limit);
    const loaded = medians(taken);
    console.log(`  then ${(loaded.bytes / KiB).toFixed(1)} KiB in ${loaded.requests} requests`);
  }
} finally {
  await browser.close();
  stopFront();
  await programs.stop();
}

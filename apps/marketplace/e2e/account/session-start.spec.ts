import { expect, type Page } from '@playwright/test';
import { analyticsConsent } from '../consent-cookie.ts';
import { startErrorService, type ErrorService } from '../fakes/error-service.ts';
import { LoopbackServer } from '../fakes/loopback-server.ts';
import { forwardToService } from '../fakes/real-service.ts';
import { startSecondSite, type SecondSite } from '../second-site.ts';
import { test } from '../visitor.ts';
import { accountMenu, newPerson } from './person.ts';

/* ST-02: the start of a session, with a service that does not return the user. */

let service: LoopbackServer;
let errors: ErrorService;
let site: SecondSite;
/** The service's response to "who am I?"; the real one by default. */
let userAnswer: { readonly status: number; readonly code: string } | undefined;
let asked = 0;

test.beforeAll(async () => {
  service = await LoopbackServer.start(async (request, response, body) => {
    if (request.method === 'GET' && request.url === '/v3/account/user') {
      asked += 1;
      if (userAnswer) {
        const { status, code } = userAnswer;
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ code }));
        return;
      }
    }
    const real = await forwardToService(request, body);
    response.writeHead(real.status, { 'content-type': real.type }).end(real.body);
  });
  errors = await startErrorService();
  site = await startSecondSite(service.url, { ROLLBAR_TOKEN: 'known-to-browsers', ROLLBAR_URL: errors.url });
});
test.beforeEach(() => {
  userAnswer = undefined;
  asked = 0;
  errors.reports.length = 0;
});
test.afterAll(() => {
  site.stop();
  errors.stop();
  service.stop();
});

test.use({ storageState: analyticsConsent });

const signInLink = (page: Page) => page.getByRole('link', { name: 'Entrar', exact: true });
const storedUser = (page: Page) => page.evaluate(() => localStorage.getItem('montilla:account'));
const userReports = () => errors.reports.filter(({ body }) => body.includes('Failed to load user'));
const cookieNames = async (page: Page) => (await page.context().cookies()).map(({ name }) => name);

/** Opens an account in this browser, and the home page with its user. */
async function signedIn(page: Page): Promise<void> {
  const person = newPerson();
  const opened = await page.request.post(`${site.url}/api/v3/account/user`, {
    headers: { origin: site.url },
    data: person,
  });
  expect(opened.status(), await opened.text()).toBe(201);
  await page.goto(`${site.url}/escolas`);
  await expect(accountMenu(page)).toBeVisible();
  expect(await storedUser(page)).toContain('Maria');
}

test('ST-02 without the cookie nobody is signed in, and nothing asks for the user', async ({ page }) => {
  await page.goto(`${site.url}/escolas`, { waitUntil: 'networkidle' });
  await expect(signInLink(page)).toBeVisible();
  expect(asked).toBe(0);
});

for (const { status, code, reports } of [
  { status: 500, code: 'INTERNAL', reports: 1 },
  { status: 503, code: 'UNAVAILABLE', reports: 1 },
  { status: 403, code: 'FORBIDDEN', reports: 0 },
]) {
  test(`ST-02 ER-03 a user that cannot be loaded (${status}) is signed out here, and ${reports ? 'reported' : 'not reported'}`, async ({
    page,
  }) => {
    await signedIn(page);
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    userAnswer = { status, code };
    await page.reload({ waitUntil: 'networkidle' });
    await expect(signInLink(page)).toBeVisible();
    await expect(accountMenu(page)).toHaveCount(0);
    expect(await storedUser(page)).toBeNull();
    expect(logged.filter((line) => line.startsWith('Failed to load user'))).toHaveLength(1);
    await expect.poll(() => userReports().length).toBe(reports);
    // The session may still exist: it returns with the service.
    userAnswer = undefined;
    await page.reload();
    await expect(accountMenu(page)).toBeVisible();
  });
}

test('ST-02 a session that the service has ended ends here too', async ({ page }) => {
  await signedIn(page);
  userAnswer = { status: 401, code: 'UNAUTHORIZED' };
  await page.reload({ waitUntil: 'networkidle' });
  await expect(signInLink(page)).toBeVisible();
  expect(await storedUser(page)).toBeNull();
  expect(await cookieNames(page)).not.toContain('signed_in');
  expect(await cookieNames(page)).not.toContain('authentication_token');
  expect(userReports()).toEqual([]);
});

test('EN-17 an account, the first lead, gives its browser a random id', async ({ page }) => {
  await page.goto(`${site.url}/escolas`);
  expect(await cookieNames(page)).not.toContain('userHash');
  await signedIn(page);
  const id = (await page.context().cookies()).find(({ name }) => name === 'userHash');
  expect(id).toMatchObject({ path: '/', httpOnly: false, sameSite: 'Lax' });
  expect(id?.value).toMatch(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u);
});

import { expect, type APIRequestContext } from '@playwright/test';
import { z } from 'zod';
import { expectNoViolations } from '../account/page-checks.ts';
import { anotherDevice, sameOrigin } from '../account/person.ts';
import { deniedConsent } from '../consent-cookie.ts';
import { findSchools } from '../schools.ts';
import { operatorTest as test } from './operator-account.ts';

const TEXTS = 30;

const textList = z.object({
  total: z.number(),
  texts: z.array(
    z.object({
      kind: z.enum(['question', 'review']),
      id: z.number(),
      version: z.string(),
      status: z.string(),
      author: z.string(),
    }),
  ),
});

type Texts = z.output<typeof textList>['texts'];

/** The texts that wait, or all about a school. */
async function readTexts(request: APIRequestContext, query = '') {
  const answer = await request.get(`/api/v3/panel/operation/texts${query}`);
  expect(answer.status(), await answer.text()).toBe(200);
  return textList.parse(await answer.json());
}

async function decide(request: APIRequestContext, texts: Texts, kind: 'hold' | 'publish'): Promise<void> {
  for (let first = 0; first < texts.length; first += 50) {
    const decisions = texts
      .slice(first, first + 50)
      .map(({ kind: ofText, id, version }) => ({ kind: ofText, id, version, decision: { kind } }));
    const answer = await request.post('/api/v3/panel/operation/texts/decisions', {
      headers: sameOrigin,
      data: { decisions },
    });
    expect(answer.status(), await answer.text()).toBe(200);
  }
}

/** Hides public texts about schools of a city that no other test visits. The queue shows them last, behind what others have reported. */
async function holdTexts(request: APIRequestContext, count: number): Promise<Texts> {
  const found: Texts = [];
  for (const { school_slug: slug } of await findSchools(request, 'palmas-to')) {
    const { texts } = await readTexts(request, `?school=${slug}`);
    found.push(...texts.filter(({ status }) => status === 'published'));
    if (found.length >= count) break;
  }
  const chosen = found.slice(0, count);
  expect(chosen).toHaveLength(count);
  await decide(request, chosen, 'hold');
  return chosen;
}

/** Publishes these texts again: the data outlives the run. */
async function publishAgain(request: APIRequestContext, texts: Texts): Promise<void> {
  for (const { school_slug: slug } of await findSchools(request, 'palmas-to')) {
    const { texts: now } = await readTexts(request, `?school=${slug}`);
    const own = now.filter(({ kind, id }) => texts.some((text) => text.kind === kind && text.id === id));
    await decide(request, own, 'publish');
  }
}

const anchor = ({ kind, id }: Pick<Texts[number], 'kind' | 'id'>) => `texto-${kind}-${id}`;

test('an operator clears thirty texts by keyboard, in sixty presses at most', async ({ page }) => {
  test.slow();
  const texts = await holdTexts(page.request, TEXTS);
  const left = new Set(texts.map(anchor));
  let presses = 0;
  const press = async (key: string) => {
    presses += 1;
    await page.keyboard.press(key);
  };
  await page.goto('/painel/operacao');
  await page.getByRole('link', { name: /textos a decidir/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Textos');
  const open = page.getByRole('main').locator('[id^="texto-"]');
  const openId = async () => (await open.getAttribute('id')) ?? '';
  await expectNoViolations(page);
  // What other tests have reported stays.
  for (let others = 0; !left.has(await openId()); others += 1) {
    expect(others).toBeLessThan(20);
    await page.keyboard.press('j');
  }

  const first = await openId();
  await press('p');
  await expect(open).not.toHaveId(first);
  await expect(open.getByRole('heading', { level: 2 })).toBeFocused();
  await press('z');
  await expect(open).toHaveId(first);
  while (left.size > 0) {
    const id = await openId();
    expect([...left]).toContain(id);
    // One in ten is rejected, with the first reason.
    if (left.size % 10 === 0) {
      await press('r');
      const dialog = page.getByRole('dialog', { name: /^Recusar/ });
      await expect(dialog.getByRole('radio').first()).toBeFocused();
      if (left.size === TEXTS) await expectNoViolations(page);
      await press('1');
      await press('Enter');
      await expect(dialog).toBeHidden();
    } else {
      await press('p');
    }
    left.delete(id);
    await expect(page.locator(`#${id}`)).toHaveCount(0);
  }
  expect(presses).toBeLessThanOrEqual(60);

  // The last ones have not been sent yet: leaving the page sends them.
  await page.goto('/painel');
  const waiting = async () => (await readTexts(page.request)).texts.map(anchor);
  await expect
    .poll(async () => (await waiting()).filter((id) => texts.some((text) => anchor(text) === id)))
    .toEqual([]);
  await publishAgain(page.request, texts);
});

test('a text that somebody else has decided meanwhile is said, and left', async ({ page }) => {
  const [text] = await holdTexts(page.request, 1);
  if (!text) throw new Error('Palmas has no public text.');
  await page.goto('/painel/operacao/textos');
  const open = page.getByRole('main').locator(`#${anchor(text)}`);
  await expect(async () => {
    if ((await open.count()) === 0) await page.keyboard.press('j');
    await expect(open).toBeVisible({ timeout: 500 });
  }).toPass();
  const waiting = (await readTexts(page.request)).texts.filter((one) => anchor(one) === anchor(text));
  const rejected = await page.request.post('/api/v3/panel/operation/texts/decisions', {
    headers: sameOrigin,
    data: {
      decisions: waiting.map(({ kind, id, version }) => ({
        kind,
        id,
        version,
        decision: { kind: 'reject', reason: 'false', details: null },
      })),
    },
  });
  expect(rejected.status()).toBe(200);
  await page.keyboard.press('p');
  await expect(page.getByRole('listitem', { name: /Outra pessoa já decidiu/ })).toBeVisible();
  await publishAgain(page.request, [text]);
});

test('S36 without the second factor, the pages of our team lead to it', async ({ operator, browser }) => {
  const device = await anotherDevice(browser, { storageState: deniedConsent });
  const signedIn = await device.request.post('/api/v3/account/auth/login', {
    headers: sameOrigin,
    data: { email: operator.email, password: operator.password },
  });
  expect(signedIn.status(), await signedIn.text()).toBe(200);
  await device.goto('/painel/operacao/textos');
  await expect(device).toHaveURL(`/painel/seguranca?voltar=${encodeURIComponent('/painel/operacao/textos')}`);
  await device.context().close();
});

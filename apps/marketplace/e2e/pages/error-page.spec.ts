import { expect } from '@playwright/test';
import { operatorHeaders } from '../operator.ts';
import { sampledTest as test } from '../visitor.ts';

test('RT-22 the error page shows the end of the request id, so that support can find it in the logs', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  await page.addInitScript(() => {
    const causes: string[] = [];
    Object.assign(window, { wrappedCauses: causes });
    // A page that the server sent with a heading and that has none for a while was blank while it was hydrated.
    const served = { hasHeading: false, wasBlank: false };
    Object.assign(window, { served });
    new MutationObserver(() => {
      const hasHeading = document.querySelector('main h1') !== null;
      served.wasBlank ||= served.hasHeading && !hasHeading;
      served.hasHeading ||= hasHeading;
    }).observe(document, { childList: true, subtree: true });
    addEventListener('error', ({ error }) => {
      if (error instanceof Error && error.message.includes('React error #422;'))
        causes.push(String(error.cause));
    });
  });
  await page.setExtraHTTPHeaders(operatorHeaders());
  const response = await page.goto('/playground/servico-fora-do-ar', { waitUntil: 'networkidle' });
  const id = response?.headers()['x-request-id'] ?? '';
  expect(id).toMatch(/^[\da-f-]{36}$/);
  const code = id.slice(-6).toUpperCase();
  expect(await response?.text()).toContain(`<code>${code}</code>`);
  // The browser hydrates the page without changing it. It reports the error and the status; if React meets the error during
  // hydration it wraps it (422), with the error as its cause.
  await expect(page.getByText('Código para o atendimento:')).toHaveText(`Código para o atendimento: ${code}`);
  expect(await page.evaluate(() => Reflect.get(window, 'served'))).toEqual({
    hasHeading: true,
    wasBlank: false,
  });
  const wrapped = errors.filter((text) => text.includes('React error #422;'));
  const causes = await page.evaluate(() => Reflect.get(window, 'wrappedCauses'));
  expect(causes).toEqual(wrapped.map(() => 'Error: Shown by the playground.'));
  const others = errors.filter((text) => !wrapped.includes(text));
  expect(others.filter((text) => !/503|Shown by the playground/.test(text))).toEqual([]);
});

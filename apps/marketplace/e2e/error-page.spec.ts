import { expect, test } from '@playwright/test';
import { operatorHeaders } from './operator.ts';

test('RT-22 the error page names the request, for support to find it in the logs', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.setExtraHTTPHeaders(operatorHeaders());
  const response = await page.goto('/playground/servico-fora-do-ar', { waitUntil: 'networkidle' });
  const id = response?.headers()['x-request-id'] ?? '';
  expect(id).toMatch(/^[\da-f-]{36}$/);
  expect(await response?.text()).toContain(`<code>${id}</code>`);
  // The browser hydrates the page without changing it. The failure itself it does report, and the status; and React, where it
  // meets the failure while it hydrates (422). A page that differs from the server's would be 418.
  await expect(page.getByText('Código para o atendimento:')).toHaveText(`Código para o atendimento: ${id}`);
  expect(complaints.filter((text) => !/503|Shown by the playground|React error #422;/.test(text))).toEqual(
    [],
  );
});

test('RT-18 a page that does not exist is no fault to tell support of', async ({ page }) => {
  await page.goto('/nao-existe');
  await expect(page.getByText('Código para o atendimento')).toHaveCount(0);
});

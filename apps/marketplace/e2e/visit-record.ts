import type { BrowserContext, Page } from '@playwright/test';

/** Lines of each page's ARIA snapshot in the report. */
const MAX_LINES = 60;

/**
 * Records a visit: writes, error responses, failed requests, and errors of scripts and of the console.
 *
 * @returns a function that returns the record after a failure, with a snapshot of each page, so that a failed CI run can be understood
 *   from its report.
 */
export function recordVisit(context: BrowserContext): () => Promise<string> {
  const events: string[] = [];
  const began = performance.now();
  const note = (text: string) => events.push(`+${Math.round(performance.now() - began)} ms ${text}`);
  context.on('response', (response) => {
    const method = response.request().method();
    const status = response.status();
    if (status >= 400 || method !== 'GET') note(`${method} ${response.url()}: ${status}`);
  });
  context.on('requestfailed', (request) =>
    note(`${request.method()} ${request.url()}: ${request.failure()?.errorText}`),
  );
  context.on('console', (message) => message.type() === 'error' && note(`console: ${message.text()}`));
  context.on('weberror', (error) => note(`script: ${error.error().message}`));
  return async () => {
    note('the test has failed');
    const pages = await Promise.all(context.pages().map(shown));
    return [...events, ...pages].join('\n');
  };
}

async function shown(page: Page): Promise<string> {
  // Fails without JavaScript, and while a page unloads.
  const parts = await page
    .getByRole('main')
    .or(page.getByRole('dialog'))
    .or(page.getByRole('alertdialog'))
    .all()
    .then((all) => Promise.all(all.map((part) => part.ariaSnapshot({ timeout: 2_000 }))))
    .catch((error: unknown) => [String(error)]);
  return [page.url(), ...parts.join('\n').split('\n').slice(0, MAX_LINES)].join('\n');
}

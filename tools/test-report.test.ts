import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readTestReport } from './test-report.mjs';

/** Both runners are installed for this package: what stands in here can import them. */
const packages = path.resolve(import.meta.dirname, '../packages/ui/node_modules');
let folder: string;
beforeAll(async () => {
  await mkdir(packages, { recursive: true });
  folder = await mkdtemp(path.join(packages, '.test-report-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Runs a test runner on what is in `folder`; that it exits with an error is the point. */
const run = (command: string, args: string[], environment: Record<string, string> = {}) =>
  new Promise<void>((resolve) => {
    execFile(
      path.join(packages, '.bin', command),
      args,
      { cwd: folder, env: { ...process.env, ...environment } },
      () => resolve(),
    );
  });

it('names and counts each failed test of Vitest, and a file that fails as a whole', async () => {
  await writeFile(
    path.join(folder, 'sums.test.mjs'),
    `import { expect, it } from 'vitest';
     it('adds', () => expect(1 + 1).toBe(2));
     it('adds badly', () => expect(1 + 1).toBe(3));`,
  );
  await writeFile(path.join(folder, 'broken.test.mjs'), `throw new Error('does not load');`);
  await writeFile(path.join(folder, 'unclosed.test.mjs'), `it('is never closed', () => {`);
  const file = path.join(folder, 'vitest.json');
  await run('vitest', ['run', '--root', folder, '--reporter=json', `--outputFile.json=${file}`]);
  const report = readTestReport(file);
  expect(report).toMatchObject({ passed: 1, failed: 3 });
  expect(report.failures).toHaveLength(3);
  expect(report.failures.find(({ title }) => title.includes('sums.test.mjs'))).toMatchObject({
    title: expect.stringMatching(/sums\.test\.mjs > adds badly$/u),
    message: expect.stringContaining('expected 2 to be 3'),
  });
  expect(report.failures.find(({ title }) => title.includes('broken.test.mjs'))?.message).toContain(
    'does not load',
  );
  expect(report.failures.map(({ title }) => title)).toContain(path.join(folder, 'unclosed.test.mjs'));
});

it('names and counts each failed test of Playwright with its project and what it wrote of its visit, and a file that did not load', async () => {
  await writeFile(
    path.join(folder, 'sums.spec.mjs'),
    `import { expect, test } from '@playwright/test';
     test('adds', () => expect(1 + 1).toBe(2));
     test.describe('badly', () => test('adds', async () => {
       await test.info().attach('visit', { body: 'POST /sums: 503' });
       expect(1 + 1).toBe(3);
     }));`,
  );
  await writeFile(
    path.join(folder, 'playwright.config.mjs'),
    `export default { testMatch: '*.spec.mjs', projects: [{ name: 'phone' }] };`,
  );
  const file = path.join(folder, 'playwright.json');
  const environment = { PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  await run('playwright', ['test', '--reporter=json'], environment);
  const report = readTestReport(file);
  expect(report).toMatchObject({ passed: 1, failed: 1 });
  expect(report.failures).toEqual([
    {
      title: '[phone] sums.spec.mjs > badly > adds',
      message: expect.stringMatching(/Expected: 3[^]*POST \/sums: 503$/u),
    },
  ]);
  await writeFile(path.join(folder, 'broken.spec.mjs'), `throw new Error('does not load');`);
  await run('playwright', ['test', '--reporter=json'], environment);
  const broken = readTestReport(file);
  expect(broken.failed).toBe(1);
  expect(broken.failures).toEqual([
    { title: 'broken.spec.mjs', message: expect.stringContaining('does not load') },
  ]);
});

it('says that the runner wrote no report', () => {
  const report = readTestReport(path.join(tmpdir(), 'no-such-report.json'));
  expect(report).toEqual({
    passed: 0,
    failed: 1,
    failures: [{ title: 'the runner itself', message: 'It wrote no report.' }],
  });
});

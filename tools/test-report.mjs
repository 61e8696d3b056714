// What a gate's test runner wrote about its run, in one shape for Vitest's and Playwright's JSON reports.
import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * @typedef {object} TestReport
 * @property {number} passed
 * @property {number} failed tests that failed, and files that failed as a whole (an error in an import, or in the syntax)
 * @property {{ title: string, message: string }[]} failures each of them, with the first lines of what it said
 */

const escapes = new RegExp(String.raw`\u001B\[[\d;]*m`, 'gu');
/** The lines of a failure that say what was wrong; the stack below them is in the gate's own output. */
const firstLines = (message) =>
  message
    .replaceAll(escapes, '')
    .split('\n')
    .filter((line) => line.trim() && !/^\s+at /u.test(line))
    .slice(0, 40)
    .join('\n');

function vitestReport(report) {
  const failures = report.testResults.flatMap((file) => {
    const tests = file.assertionResults.filter(({ status }) => status === 'failed');
    if (tests.length === 0 && file.status === 'failed')
      return [{ title: file.name, message: firstLines(file.message ?? '') }];
    return tests.map((test) => ({
      title: `${file.name} > ${test.fullName}`,
      message: firstLines(test.failureMessages.join('\n')),
    }));
  });
  return { passed: report.numPassedTests, failed: failures.length, failures };
}

/** What a test said as it failed, and what it wrote down of its visit (apps/marketplace/e2e/visit-record.ts). */
function resultMessage(result) {
  const visits = (result?.attachments ?? [])
    .filter(({ name, body }) => name === 'visit' && body)
    .map(({ body }) => Buffer.from(body, 'base64').toString());
  return [firstLines(result?.errors.map(({ message }) => message).join('\n') ?? ''), ...visits].join('\n');
}

/** The file that an error outside of any test is of, if it says one. */
function errorFile({ location, stack = '' }) {
  const thrownIn = /\bat (?:.+ \()?(?:file:\/\/)?(\/.+?):\d+:\d+/u.exec(stack)?.[1];
  return [location?.file, thrownIn].find((file) => file && path.isAbsolute(file));
}

function playwrightReport(report) {
  const specs = [];
  const collect = (suite, titles) => {
    const parents = [...titles, suite.title];
    for (const spec of suite.specs ?? []) specs.push({ spec, title: [...parents, spec.title].join(' > ') });
    for (const inner of suite.suites ?? []) collect(inner, parents);
  };
  for (const suite of report.suites) collect(suite, []);
  const failures = specs.flatMap(({ spec, title }) =>
    spec.tests
      .filter(({ status }) => status === 'unexpected')
      .map((test) => ({
        title: `[${test.projectName}] ${title}`,
        message: resultMessage(test.results.at(-1)),
      })),
  );
  for (const error of report.errors ?? []) {
    const file = errorFile(error);
    const title = file ? path.relative(report.config.rootDir, file) : 'the runner itself';
    failures.push({ title, message: firstLines(error.message ?? '') });
  }
  return { passed: report.stats.expected + report.stats.flaky, failed: failures.length, failures };
}

/**
 * Reads the report at `file`. A runner that did not come so far as to write one passed nothing.
 * @returns {TestReport}
 */
export function readTestReport(file) {
  let report;
  try {
    report = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {
      passed: 0,
      failed: 1,
      failures: [{ title: 'the runner itself', message: 'It wrote no report.' }],
    };
  }
  return report.stats ? playwrightReport(report) : vitestReport(report);
}

// Reads the JSON reports of Vitest and Playwright into one format.
import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * @typedef {object} TestReport
 * @property {number} passed
 * @property {number} failed failed tests, and files that could not be loaded (import or syntax errors)
 * @property {{ title: string, message: string }[]} failures each failure, with the first lines of its message
 * @property {number} [seconds] of the run that wrote the report, which may be an earlier one
 */

const escapes = new RegExp(String.raw`\u001B\[[\d;]*m`, 'gu');
/** The first lines of a message, without the stack, which is in the gate's output. */
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
  const ends = report.testResults.map(({ endTime }) => endTime);
  const seconds = (Math.max(...ends, report.startTime) - report.startTime) / 1000;
  return { passed: report.numPassedTests, failed: failures.length, failures, seconds };
}

/** Errors of a failed test, and its recorded visit (apps/marketplace/e2e/visit-record.ts). */
function resultMessage(result) {
  const visits = (result?.attachments ?? [])
    .filter(({ name, body }) => name === 'visit' && body)
    .map(({ body }) => Buffer.from(body, 'base64').toString());
  return [firstLines(result?.errors.map(({ message }) => message).join('\n') ?? ''), ...visits].join('\n');
}

/** File of an error outside any test, if known. */
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
 * Reads the report at `file`. A missing report counts as a failure.
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

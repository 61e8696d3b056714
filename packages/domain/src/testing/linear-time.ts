import { runInNewContext } from 'node:vm';

/** Repetitions with which a linear run takes less than a second, and a quadratic one minutes. */
export const MANY = 200_000;

/** Ends a run that is not linear. Long enough for any busy machine: it measures nothing. */
const KILL_MS = 20_000;

/**
 * Runs a function that reads a text of {@link MANY} repetitions, for tests of complexity. A test's own timeout cannot interrupt a regular
 * expression.
 *
 * @throws {Error} `ERR_SCRIPT_EXECUTION_TIMEOUT` when it does not end.
 */
export function endInLinearTime<Value>(run: () => Value): Value {
  return runInNewContext('run()', { run }, { timeout: KILL_MS });
}

/**
 * `npm start` checks before the build whether both servers accept their environment: prints one sentence if not, with
 * exit code 1.
 */
import path from 'node:path';
import { readEnvironment } from '@melhor-escola/server-kit/environment';
import { explainStartFailure } from '../src/app/start-failure.ts';

try {
  readEnvironment(path.resolve(import.meta.dirname, '../../..'));
} catch (error) {
  console.error(explainStartFailure(error, undefined) ?? error);
  process.exitCode = 1;
}

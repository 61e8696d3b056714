import { afterAll, beforeAll } from 'vitest';
import { buildServer } from '../src/app/server.ts';
import type { ZodFastify } from '../src/platform/http/slice-routes.ts';
import type { TestDatabase } from './each-engine.ts';
import { testEnvironment } from './test-server.ts';

/**
 * The service on a test's database, without a log, for all tests of a `describe`.
 *
 * @param test from `describeEachEngine`.
 */
export function silentServer(test: () => TestDatabase): () => ZodFastify {
  let server: ZodFastify | undefined;
  beforeAll(async () => {
    server = await buildServer({
      environment: testEnvironment,
      database: test().database,
      logLevel: 'silent',
    });
  });
  afterAll(() => server?.close());
  return () => {
    if (!server) throw new Error('The server is available within tests only.');
    return server;
  };
}

import { checksEverything } from '@melhor-escola/config/sample';
import fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { beforeAll, expect, it } from 'vitest';
import { describeOneEngine } from '../each-engine.ts';
import { openApiDocument } from '../openapi-document.ts';
import { AnswerCheck } from './answer-check.ts';
import { openFuzzedService, type FuzzedService } from './fuzzed-service.ts';
import { readOperations, type Operation } from './openapi-operations.ts';
import { requestsTo, invalidTextRequestsTo } from './request-arbitrary.ts';

/** `pnpm --filter @melhor-escola/api run fuzz` uses more of both. */
const runs = Number(process.env['FUZZ_RUNS'] ?? (checksEverything ? 20 : 6));
const seed = Number(process.env['FUZZ_SEED'] ?? 20_260);

const document = await openApiDocument();
const { operations, schemas } = readOperations(document);
const check = new AnswerCheck(document);

/** Error codes of requests that were rejected before their handler ran. */
const rejectedCodes = new Set([
  'BAD_REQUEST',
  'TENANT_MISSING',
  'TENANT_UNKNOWN',
  'UNAUTHORIZED',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
]);

describeOneEngine('fuzzed requests', (test) => {
  let service: FuzzedService;
  const reached = new Set<string>();
  const missing = (): Operation[] => operations.filter(({ title }) => !reached.has(title));
  const send = async (operation: Operation, request: Parameters<FuzzedService['send']>[1]) => {
    const answer = await service.send(operation, request);
    if (!rejectedCodes.has(errorCode(answer))) reached.add(operation.title);
    return answer;
  };

  beforeAll(async () => {
    service = await openFuzzedService(test().database);
    // Collect known values first.
    for (const operation of operations) {
      const requests = requestsTo(operation, { schemas, known: service.known });
      for (const request of fc.sample(requests, { seed, numRuns: 4 })) await send(operation, request);
    }
  });

  it.each(operations)(
    'ER-04 $title answers as documented',
    async (operation) => {
      const requests = requestsTo(operation, { schemas, known: service.known });
      await fc.assert(
        fc.asyncProperty(requests, async (request) => {
          const answer = await send(operation, request);
          const { statusCode: status, body } = answer;
          const found = { problem: check.problem(operation, answer), status, body, log: service.log() };
          expect(found).toMatchObject({ problem: undefined });
        }),
        { seed, numRuns: runs },
      );
    },
    10_000 + runs * 200,
  );

  it.each(operations)(
    'S30 $title answers invalid characters with less than 500',
    async (operation) => {
      if (operation.parameters.every((parameter) => parameter.in === 'header') && !operation.requestBody)
        return;
      const requests = invalidTextRequestsTo(operation, { schemas, known: service.known });
      await fc.assert(
        fc.asyncProperty(requests, async (request) => {
          const answer = await send(operation, request);
          const { statusCode: status, body } = answer;
          const found = { problem: check.problem(operation, answer), status, body, log: service.log() };
          expect(found).toMatchObject({ problem: undefined });
        }),
        { seed, numRuns: runs },
      );
    },
    10_000 + runs * 200,
  );

  it('ER-04 reaches the handler of every operation', async () => {
    for (const operation of missing()) {
      // Operations with many conditions are reached only in some of many requests.
      const requests = requestsTo(operation, { schemas, known: service.known });
      for (const request of fc.sample(requests, { seed, numRuns: 500 })) {
        if (reached.has(operation.title)) break;
        await send(operation, request);
      }
    }
    expect(missing().map(({ title }) => title)).toEqual([]);
  });
});

function errorCode({ statusCode, body }: LightMyRequestResponse): string {
  if (statusCode < 400) return '';
  const error: unknown = JSON.parse(body);
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}

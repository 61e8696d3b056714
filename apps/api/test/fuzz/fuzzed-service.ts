import type { LightMyRequestResponse } from 'fastify';
import { araguaina, operatorHeader, searchHeaders, tenantHeader, testEnvironment } from '../test-server.ts';
import { hashPassword } from '../../src/accounts/passwords/check-password.ts';
import type { Database } from '../../src/platform/database/database.ts';
import { question } from '../../src/platform/database/question-schema.ts';
import { neighborhood, review } from '../../src/platform/database/schema.ts';
import { openOrderService, signInPerson, type Person } from '../../src/orders/testing/order-service.ts';
import { signatureHeader, signPaymentEvent } from '../../src/orders/payment/payment-signature.ts';
import { createQuestionForm } from '../../src/community/questions/testing/question-service.ts';
import { createReviewForm } from '../../src/community/reviews/testing/review-service.ts';
import { securitySchemeNames, type SecurityScheme } from '../../src/platform/http/documentation.ts';
import { KnownValues } from './known-values.ts';
import type { Operation } from './openapi-operations.ts';
import type { FuzzRequest } from './request-arbitrary.ts';

/** A service with some data of every kind, and callers of every role. */
export interface FuzzedService {
  readonly server: Awaited<ReturnType<typeof openOrderService>>['server'];
  readonly known: KnownValues;
  /** Sends a request with its caller's credentials, and collects values from the response. */
  send(operation: Operation, request: FuzzRequest): Promise<LightMyRequestResponse>;
  /** The service's log of the last request. */
  log(): string;
}

export async function openFuzzedService(database: Database): Promise<FuzzedService> {
  const lines: string[] = [];
  const logTo = { write: (line: string) => void lines.push(line) };
  const service = await openOrderService(database, { logLevel: 'error', logTo });
  const offerId = await service.offer(100_000);
  await fill(database);
  const known = new KnownValues();
  for (const [name, value] of Object.entries(searchHeaders)) known.add(name, value);
  const password = 'girassol amarelo na varanda';
  const passwordHash = await hashPassword(password);
  known.add('password', password);
  /** A new user with a CPF and a reservation. */
  const newcomer = async (): Promise<Person> => {
    const person = await signInPerson(database, { passwordHash });
    known.learn((await service.reserve(person, offerId)).json());
    known.learn((await service.get(person, '')).json());
    return person;
  };
  let person = await newcomer();

  const credentials: Record<SecurityScheme, (body?: Buffer) => Readonly<Record<string, string>>> = {
    session: () => person.headers,
    operator: () => operatorHeader,
    searchKey: () => ({ 'x-api-key': testEnvironment.searchApiKey }),
    paymentSignature: (body) => ({ [signatureHeader]: signature(body) }),
  };
  const requestHeaders = (operation: Operation, { caller, body }: FuzzRequest): Record<string, string> => {
    const schemes: Record<FuzzRequest['caller'], () => readonly SecurityScheme[]> = {
      'as asked': () => listSecuritySchemes(operation),
      anonymous: () => [],
      'visitor with an account': () => ['session'],
      operator: () => ['operator'],
    };
    return Object.assign({}, ...schemes[caller]().map((scheme) => credentials[scheme](body)));
  };

  return {
    server: service.server,
    known,
    log: () => lines.join(''),
    async send(operation, request) {
      lines.length = 0;
      const answer = await service.server.inject({
        method: operation.method,
        url: request.url,
        remoteAddress: request.remoteAddress,
        headers: { ...tenantHeader, ...request.headers, ...requestHeaders(operation, request) },
        ...(request.body ? { payload: request.body } : {}),
      });
      if (answer.statusCode < 300 && answer.body !== '') known.learn(answer.json());
      // Replace a user who deleted their account or ended their session.
      const isGone = answer.statusCode === 401 && request.caller === 'as asked';
      if (isGone && listSecuritySchemes(operation).includes('session')) person = await newcomer();
      return answer;
    },
  };
}

function signature(body: Buffer = Buffer.alloc(0)): string {
  return signPaymentEvent(body, testEnvironment.paymentWebhookSecret, Math.floor(Date.now() / 1000));
}

/** Security schemes of an operation. */
function listSecuritySchemes({ security }: Operation): readonly SecurityScheme[] {
  return securitySchemeNames.filter((name) => security.some((schemes) => name in schemes));
}

async function fill({ db }: Database): Promise<void> {
  await db.insert(neighborhood).values({
    cityId: araguaina.id,
    name: 'Setor Central',
    slug: 'setor-central',
    fullSlug: 'to-araguaina-setor-central',
    norm: 'setor central',
    lat: araguaina.lat,
    lng: araguaina.lng,
  });
  await db.insert(review).values({
    ...createReviewForm('maria@exemplo.com.br'),
    schoolId: 1,
    publishedAt: new Date(),
  });
  await db.insert(question).values({
    ...createQuestionForm('maria@exemplo.com.br'),
    schoolId: 1,
    publishedAt: new Date(),
  });
}

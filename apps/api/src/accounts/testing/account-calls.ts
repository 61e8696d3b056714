import type { LightMyRequestResponse } from 'fastify';
import { desc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { testEnvironment, tenantHeader } from '../../../test/test-server.ts';
import type { Database } from '../../platform/database/database.ts';
import { mailOutbox } from '../../platform/database/operation-schema.ts';
import { buildServer } from '../../app/server.ts';
import type { ZodFastify } from '../../platform/http/slice-routes.ts';

/** A person who can register; each has a unique e-mail. */
export interface Person {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

const goodPassword = 'girassol amarelo na varanda';

let people = 0;

export function newPerson(): Person {
  people += 1;
  return { name: 'Maria das Dores', email: `maria.${people}@escola.com.br`, password: goodPassword };
}

/** Headers of a signed-in caller. */
export function bearer(token: string) {
  return { authorization: `Bearer ${token}` } as const;
}

/** What a call sends besides its method and path. */
interface CallOptions {
  readonly headers?: Readonly<Record<string, string>>;
  /** The client address. Each call gets its own unless the test is about addresses, because limits count by address. */
  readonly from?: string;
}

const tokenAnswer = z.object({ token: z.string() });

/** Calls to the account routes, on a server of its own. */
export interface AccountCalls {
  readonly server: ZodFastify;
  get(path: string, options?: CallOptions): Promise<LightMyRequestResponse>;
  post(path: string, body?: object, options?: CallOptions): Promise<LightMyRequestResponse>;
  remove(path: string, options?: CallOptions): Promise<LightMyRequestResponse>;
  /** Requests a mail `times` times from one client address. @returns the statuses. */
  requestMail(from: string, path: string, email: string, times?: number): Promise<number[]>;
  /** Registers a person. @returns the token. */
  register(person: Person, options?: CallOptions): Promise<string>;
  /** The token in the link of the latest message of this kind to this person. */
  linkToken(kind: string, email: string): Promise<string>;
  /** Opens the latest link of this kind to this address, on a device without a session unless `headers` have one. */
  confirmEmail(
    kind: 'welcome' | 'confirm-email',
    who: Pick<Person, 'email'> & { readonly password?: string },
    options?: CallOptions,
  ): Promise<LightMyRequestResponse>;
  /** Kinds of the messages to this address, oldest first. */
  mailsTo(email: string): Promise<string[]>;
}

export async function accountCalls(
  database: Database,
  settings: Partial<Parameters<typeof buildServer>[0]> = {},
): Promise<AccountCalls> {
  const server = await buildServer({
    environment: testEnvironment,
    database,
    logLevel: 'silent',
    requestsPerMinute: 1_000_000,
    ...settings,
  });
  const call = (
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    { headers, from }: CallOptions = {},
    body?: object,
  ) =>
    server.inject({
      method,
      url: `/v3/account${path}`,
      headers: { ...tenantHeader, ...headers },
      ...(body ? { payload: body } : {}),
      remoteAddress: from ?? '203.0.113.1',
    });
  const calls: AccountCalls = {
    server,
    get: (path, options) => call('GET', path, options),
    post: (path, body, options) => call('POST', path, options, body),
    remove: (path, options) => call('DELETE', path, options),
    async requestMail(from, path, email, times = 1) {
      const statuses: number[] = [];
      for (let time = 0; time < times; time += 1)
        statuses.push((await calls.post(path, { email }, { from })).statusCode);
      return statuses;
    },
    async register(person, options) {
      const answer = await calls.post('/user', person, options);
      return tokenAnswer.parse(answer.json()).token;
    },
    async linkToken(kind, email) {
      const rows = await database.db
        .select()
        .from(mailOutbox)
        .where(eq(mailOutbox.recipient, email))
        .orderBy(desc(mailOutbox.id));
      const token = /\?token=([\w-]{43})/.exec(rows.find((row) => row.kind === kind)?.text ?? '')?.[1];
      if (token === undefined) throw new Error(`This person has no ${kind} message with a link.`);
      return token;
    },
    async confirmEmail(kind, { email, password }, options) {
      const token = await calls.linkToken(kind, email);
      return calls.post('/auth/confirm-email', { token, password }, options);
    },
    async mailsTo(email) {
      const rows = await database.db
        .select({ kind: mailOutbox.kind })
        .from(mailOutbox)
        .where(eq(mailOutbox.recipient, email))
        .orderBy(mailOutbox.id);
      return rows.map(({ kind }) => kind);
    },
  };
  return calls;
}

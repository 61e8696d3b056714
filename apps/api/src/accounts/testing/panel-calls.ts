import type { LightMyRequestResponse } from 'fastify';
import { desc, eq } from 'drizzle-orm';
import { testEnvironment } from '../../../test/test-server.ts';
import { buildServer } from '../../app/server.ts';
import type { Database } from '../../platform/database/database.ts';
import { mailOutbox } from '../../platform/database/operation-schema.ts';
import { errorBody } from '../../platform/http/errors/declared-errors.ts';

/** Headers of a signed-in person (`signedInWithRole`). */
interface Caller {
  readonly headers: Readonly<Record<string, string>>;
}

/** Calls below /v3/panel, on a server of its own. */
export async function panelCalls(database: Database) {
  const server = await buildServer({
    environment: testEnvironment,
    database,
    logLevel: 'silent',
    requestsPerMinute: 1_000_000,
  });
  return {
    server,
    call: (
      caller: Caller,
      method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
      path: string,
      payload?: object,
    ): Promise<LightMyRequestResponse> =>
      server.inject({
        method,
        url: `/v3/panel${path}`,
        headers: {
          ...caller.headers,
          ...(Buffer.isBuffer(payload) && { 'content-type': 'application/pdf' }),
        },
        ...(payload && { payload }),
      }),
    /** Mails to this address, latest first. */
    mailsTo: (email: string) =>
      database.db
        .select()
        .from(mailOutbox)
        .where(eq(mailOutbox.recipient, email))
        .orderBy(desc(mailOutbox.id)),
  };
}

export type PanelCalls = Awaited<ReturnType<typeof panelCalls>>;

/** The error code of a rejected call; undefined for a success. */
export function rejectionCode(answer: LightMyRequestResponse): string | undefined {
  return answer.statusCode < 400 ? undefined : errorBody.parse(answer.json()).code;
}

import { Readable } from 'node:stream';
import { type Environment, readEnvironment } from '@melhor-escola/server-kit/environment';
import { Option } from 'commander';
import { z } from 'zod';
import { DataFolderError } from '../../platform/database/embedded/data-folder.ts';
import { type Database, openDatabase } from '../../platform/database/database.ts';
import { explainStartFailure } from '../start-failure.ts';
import { sendWhenUp, ServiceCallError, type SentRequest } from './service-client.ts';

/**
 * Makes an operator call for a command, prints `show`'s lines for the response, or the response itself with
 * `--json`, and sets the exit code.
 */
export type OperatorAction = (
  made: OperatorCall,
  options: { readonly json: boolean },
  show: (answer: OperatorAnswer) => readonly string[],
) => Promise<void>;

/** @param repository folder to which a relative DATA_DIR refers. */
export function operatorAction(repository: string): OperatorAction {
  return async (made, { json }, show) => {
    const shown = json ? ({ body }: OperatorAnswer) => [JSON.stringify(body)] : show;
    process.exitCode = await callFromTerminal(repository, made, shown);
  };
}

/** The option of commands whose response is useful to programs. */
export const jsonOption = (): Option => new Option('--json', 'print the answer as JSON').default(false);

/** A call of /v3/operator. */
interface OperatorCall {
  readonly method: NonNullable<SentRequest['method']>;
  /** Path below /v3/operator, with its query: '/reviews?status=held'. */
  readonly path: string;
  readonly body?: object;
}

export interface OperatorAnswer {
  /** undefined for an empty body. */
  readonly body: unknown;
  /** Total length of the list. */
  readonly total: number;
}

/** Response of either transport. */
interface RawAnswer {
  readonly status: number;
  readonly text: string;
  readonly total: string | undefined;
}

const errorMessageBody = z.object({ message: z.string() });

/**
 * Makes an operator call from a terminal and prints `show`'s lines for the response, or a sentence about the
 * error.
 *
 * @param repository folder to which a relative DATA_DIR refers.
 * @returns the exit code: 0, or 1 when it was rejected or failed.
 */
async function callFromTerminal(
  repository: string,
  call: OperatorCall,
  show: (answer: OperatorAnswer) => readonly string[],
): Promise<number> {
  let environment: Environment | undefined;
  try {
    environment = readEnvironment(repository);
    const lines = show(await callOperator(environment, call));
    if (lines.length > 0) console.log(lines.join('\n'));
    return 0;
  } catch (error) {
    const sentence = error instanceof ServiceCallError ? error.message : undefined;
    console.error(sentence ?? explainStartFailure(error, environment) ?? error);
    return 1;
  }
}

/**
 * Makes the call in this process, on the database it opens, or in the service when that holds the data
 * folder.
 *
 * @throws {ServiceCallError} with the response's message when it is an error.
 */
async function callOperator(environment: Environment, call: OperatorCall): Promise<OperatorAnswer> {
  const { status, text, total } = await answerTo(environment, call);
  const body: unknown = text === '' ? undefined : JSON.parse(text);
  if (status >= 400) {
    const read = errorMessageBody.safeParse(body);
    throw new ServiceCallError(read.success ? read.data.message : `The service answered ${status}.`);
  }
  return { body, total: Number(total ?? 0) };
}

async function answerTo(environment: Environment, call: OperatorCall): Promise<RawAnswer> {
  let database: Database;
  try {
    database = await openDatabase(environment);
  } catch (error) {
    if (!(error instanceof DataFolderError && error.problem === 'in-use')) throw error;
    return askService(environment, call);
  }
  try {
    // Loads all of the service's code: imported lazily so that other commands start fast.
    const { buildServer } = await import('../server.ts');
    const server = await buildServer({ environment, database, logLevel: 'silent' });
    try {
      const { method, path, body } = call;
      const answer = await server.inject({
        method,
        url: `/v3/operator${path}`,
        headers: operatorHeaders(environment),
        ...(body === undefined ? {} : { payload: body }),
      });
      const total = answer.headers['x-total-count'];
      return {
        status: answer.statusCode,
        text: answer.body,
        total: total === undefined ? undefined : String(total),
      };
    } finally {
      await server.close();
    }
  } finally {
    await database.close();
  }
}

async function askService(
  environment: Environment,
  { method, path, body }: OperatorCall,
): Promise<RawAnswer> {
  const answer = await sendWhenUp(environment, `/v3/operator${path}`, {
    method,
    ...(body && { body: () => Readable.from([JSON.stringify(body)]), contentType: 'application/json' }),
  });
  const text = (await answer.setEncoding('utf8').toArray()).join('');
  const total = answer.headers['x-total-count'];
  return { status: answer.statusCode ?? 0, text, total: total === undefined ? undefined : String(total) };
}

function operatorHeaders({ apiBasicUser, apiBasicPassword, tenants }: Environment): Record<string, string> {
  const credentials = Buffer.from(`${apiBasicUser}:${apiBasicPassword}`).toString('base64');
  return { 'x-tenant': tenants[0] ?? '', authorization: `Basic ${credentials}` };
}

import { AsyncResource, type AsyncLocalStorage } from 'node:async_hooks';
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Span, type Tracer } from '@opentelemetry/api';
import type { Pool, PoolClient } from 'pg';

type Call = (...parameters: unknown[]) => unknown;

/**
 * Creates a span for each statement, as a child of its request's span; statements outside a request have none. It
 * contains the kind of statement, but neither text nor values.
 */
export function traceQueries(pool: Pool, tracer: Tracer, current: AsyncLocalStorage<Span>): void {
  replace(pool, 'connect', (connect) => (...parameters) => {
    // The callback of a waiting caller runs in the context of the one that releases the connection: bind it to its
    // own.
    const bound = parameters.map((parameter) =>
      isCall(parameter) ? AsyncResource.bind(parameter) : parameter,
    );
    return connect(...bound);
  });
  pool.on('connect', (client) => traceClient(client, tracer, current));
}

function traceClient(client: PoolClient, tracer: Tracer, current: AsyncLocalStorage<Span>): void {
  replace(client, 'query', (query) => (...parameters) => {
    const parent = current.getStore();
    if (!parent) return query(...parameters);
    const attributes = { 'db.system.name': 'postgresql', 'db.operation.name': operationOf(parameters[0]) };
    const span = tracer.startSpan(
      `postgresql ${attributes['db.operation.name']}`,
      { kind: SpanKind.CLIENT, attributes },
      trace.setSpan(ROOT_CONTEXT, parent),
    );
    const callback = parameters.at(-1);
    if (isCall(callback)) {
      const tracedCallback: Call = (error, ...rest) => {
        end(span, error);
        return callback(error, ...rest);
      };
      return query(...parameters.slice(0, -1), tracedCallback);
    }
    const answer = query(...parameters);
    if (answer instanceof Promise) {
      answer.then(
        () => end(span),
        (error: unknown) => end(span, error),
      );
    } else {
      end(span);
    }
    return answer;
  });
}

function end(span: Span, error?: unknown): void {
  if (error) {
    span.setStatus({ code: SpanStatusCode.ERROR });
    // The message would quote values.
    if (error instanceof Error && 'code' in error)
      span.setAttribute('db.response.status_code', String(error.code));
  }
  span.end();
}

/** The first word: 'SELECT', 'WITH', 'BEGIN'. */
function operationOf(query: unknown): string {
  const text = typeof query === 'object' && query !== null ? Reflect.get(query, 'text') : query;
  return /^\s*(\w+)/.exec(String(text))?.[1]?.toUpperCase() ?? 'UNKNOWN';
}

function isCall(value: unknown): value is Call {
  return typeof value === 'function';
}

/** Replaces a method with a wrapper; all of its overloads are passed through. */
function replace<Target extends object>(
  target: Target,
  name: keyof Target & string,
  around: (method: Call) => Call,
): void {
  const method: unknown = target[name];
  if (!isCall(method)) throw new Error(`${name} is not a method.`);
  Object.defineProperty(target, name, {
    value: around((...parameters) => Reflect.apply(method, target, parameters)),
    configurable: true,
    writable: true,
  });
}

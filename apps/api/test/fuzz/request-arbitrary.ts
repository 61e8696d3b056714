import fc, { type Arbitrary } from 'fast-check';
import { fuzzBody, fuzzJson, fuzzText, invalidTexts } from './fuzz-inputs.ts';
import type { Operation } from './openapi-operations.ts';
import { allowedBy, type SchemaContext } from './schema-arbitrary.ts';

/** Sender of a request: as the operation requires, anonymous, or with another role. */
export type ClientIdentity = 'as asked' | 'anonymous' | 'visitor with an account' | 'operator';

/** A request to an operation, without its caller's credentials. */
export interface FuzzRequest {
  readonly caller: ClientIdentity;
  /** Unique per request, because these tests are not about limits by address. */
  readonly remoteAddress: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | undefined;
}

/** Requests to an operation: valid, almost valid, and invalid. */
export function requestsTo(operation: Operation, context: SchemaContext): Arbitrary<FuzzRequest> {
  return fc
    .record({
      caller: fc.oneof(
        { weight: 6, arbitrary: fc.constant<ClientIdentity>('as asked') },
        {
          weight: 3,
          arbitrary: fc.constantFrom<ClientIdentity>('anonymous', 'visitor with an account', 'operator'),
        },
      ),
      remoteAddress: fc.ipV4().filter((address) => !address.startsWith('127.') && !/[xo]/i.test(address)),
      path: parameters(operation, 'path', context),
      query: parameters(operation, 'query', context),
      headers: parameters(operation, 'header', context),
      stray: fc.option(fc.tuple(fuzzText, fuzzText), { freq: 12, nil: undefined }),
      body: bodies(operation, context),
    })
    .map(({ caller, remoteAddress, path, query, headers, stray, body }) => ({
      caller,
      remoteAddress,
      url: `${fillPath(operation.path, path)}${queryString([...query, ...(stray ? [stray] : [])])}`,
      headers: buildHeaders([...headers, ...(body?.type ? [['content-type', body.type] as const] : [])]),
      body: body?.bytes,
    }));
}

/** Otherwise valid requests with invalid characters in one parameter, or in one string of the body. */
export function invalidTextRequestsTo(operation: Operation, context: SchemaContext): Arbitrary<FuzzRequest> {
  const pairs = (location: 'path' | 'query'): Arbitrary<Pair[]> =>
    fc
      .tuple(
        ...operation.parameters
          .filter((parameter) => parameter.in === location)
          .map(({ name, schema }) => allowedBy(schema, name, context).map((value): Pair => [name, value])),
      )
      .map((given) => [...given]);
  const [schema] = Object.values(operation.requestBody?.content ?? {});
  const body = schema ? allowedBy(schema.schema, '', context) : fc.constant(undefined);
  return fc
    .record({
      remoteAddress: fc.ipV4().filter((address) => !address.startsWith('127.') && !/[xo]/i.test(address)),
      path: pairs('path'),
      query: pairs('query'),
      body,
      text: fc.constantFrom(...invalidTexts),
      choice: fc.nat(),
    })
    .map(({ remoteAddress, path, query, body: value, text, choice }) => {
      const positions = [path, query].flatMap((list) => list.map((_, at) => ({ list, at })));
      const position = positions[choice % (positions.length + (schema ? 1 : 0))];
      if (position) position.list[position.at] = [position.list[position.at]?.[0] ?? '', text];
      const sent = schema ? json(position ? value : withText(value, text, choice)) : undefined;
      return {
        caller: 'as asked',
        remoteAddress,
        url: `${fillPath(operation.path, path)}${queryString(query)}`,
        headers: buildHeaders(sent ? [['content-type', sent.type]] : []),
        body: sent?.bytes,
      };
    });
}

/** Replaces one of the strings in a value, or one of its fields, by this text. */
function withText(value: unknown, text: string, choice: number): unknown {
  if (Array.isArray(value)) return [text, ...value.slice(1)];
  if (typeof value !== 'object' || value === null) return text;
  const keys = Object.keys(value);
  const texts = Object.entries(value).flatMap(([key, held]) => (typeof held === 'string' ? [key] : []));
  const among = texts.length > 0 ? texts : keys;
  const key = among[choice % Math.max(1, among.length)] ?? 'stray';
  const held: unknown = Reflect.get(value, key);
  return { ...value, [key]: typeof held === 'string' ? text : withText(held, text, choice) };
}

type Pair = readonly [name: string, value: unknown];

/** Values for the parameters of one location; optional ones are omitted half the time, required ones rarely. */
function parameters(
  { parameters: all }: Operation,
  location: 'path' | 'query' | 'header',
  context: SchemaContext,
): Arbitrary<readonly Pair[]> {
  const arbitraries = all
    .filter((parameter) => parameter.in === location)
    .map(({ name, required, schema }) => {
      const allowed = allowedBy(schema, name, context);
      const value = fc.oneof(
        // An invalid header prevents everything else from being checked, so make it rare.
        { weight: location === 'header' ? 30 : 6, arbitrary: allowed },
        { weight: 1, arbitrary: fc.tuple(allowed, fuzzText, fc.nat(20)).map(corrupted) },
        { weight: 1, arbitrary: fuzzText },
      );
      const pair = value.map((given): Pair => [name, given]);
      if (location === 'path') return pair;
      return fc.option(pair, { nil: undefined, freq: required ? 30 : 2 });
    });
  return fc.tuple(...arbitraries).map((pairs) => pairs.filter((pair) => pair !== undefined));
}

/** Inserts something into an otherwise valid value. */
function corrupted([value, text, choice]: readonly [unknown, string, number]): string {
  const whole = written(value);
  const at = choice % (whole.length + 1);
  return `${whole.slice(0, at)}${text}${whole.slice(at)}`;
}

function written(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

/** Percent-encodes code units byte by byte, including lone surrogates, which are not valid UTF-8. */
function encoded(text: string): string {
  return text.isWellFormed()
    ? encodeURIComponent(text)
    : text.replaceAll(/\p{Cs}|[^\p{Cs}]+/gu, (part) =>
        part.isWellFormed() ? encodeURIComponent(part) : surrogateBytes(part.charCodeAt(0)),
      );
}

/** CESU-8: what a naive encoder produces. */
function surrogateBytes(unit: number): string {
  return [0xe0 | (unit >> 12), 0x80 | ((unit >> 6) & 0x3f), 0x80 | (unit & 0x3f)]
    .map((byte) => `%${byte.toString(16)}`)
    .join('');
}

function fillPath(path: string, pairs: readonly Pair[]): string {
  const values = new Map(pairs);
  return path.replaceAll(/\{([^}]+)\}/g, (_, name: string) => {
    const text = written(values.get(name));
    // '.' and '..' are not values: they would change the path.
    return /^\.{0,2}$/.test(text) ? '-' : encoded(text);
  });
}

function queryString(pairs: readonly Pair[]): string {
  const query = pairs.flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((item) => `${encoded(name)}=${encoded(written(item))}`),
  );
  return query.length === 0 ? '' : `?${query.join('&')}`;
}

/** Drops characters that HTTP does not allow in a header. */
function buildHeaders(pairs: readonly Pair[]): Record<string, string> {
  return Object.fromEntries(
    pairs.map(([name, value]) => [name, written(value).replaceAll(/[^\t\u0020-\u007E\u0080-\u00FF]/g, '')]),
  );
}

interface Body {
  readonly bytes: Buffer;
  readonly type: string | undefined;
}

function json(value: unknown): Body {
  return { bytes: Buffer.from(JSON.stringify(value) ?? ''), type: 'application/json' };
}

function bodies({ requestBody }: Operation, context: SchemaContext): Arbitrary<Body | undefined> {
  const raw = fc.record({
    bytes: fuzzBody,
    type: fc.constantFrom(
      'application/json',
      'application/json; charset=latin1',
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'nonsense',
      undefined,
    ),
  });
  const [schema] = Object.values(requestBody?.content ?? {});
  if (!schema) return fc.option(raw, { nil: undefined, freq: 12 });
  const allowed = allowedBy(schema.schema, '', context);
  return fc.oneof(
    { weight: 6, arbitrary: allowed.map(json) },
    {
      weight: 4,
      arbitrary: fc.tuple(allowed, fuzzJson, fc.nat()).map((parts) => json(withChange(...parts))),
    },
    { weight: 1, arbitrary: fuzzJson.map(json) },
    { weight: 1, arbitrary: raw },
    { weight: 1, arbitrary: fc.constant(undefined) },
  );
}

/** A value with one field removed, of another type, or added. */
function withChange(value: unknown, fuzzInput: unknown, choice: number): unknown {
  if (typeof value !== 'object' || value === null) return fuzzInput;
  const entries = Object.entries(value);
  const at = choice % (entries.length + 1);
  const picked = entries[at];
  if (!picked) return { ...value, [`stray${choice % 7}`]: fuzzInput };
  const [key, held] = picked;
  const rest = entries.filter(([name]) => name !== key);
  if (choice % 3 === 0) return Object.fromEntries(rest);
  const inner = choice % 3 === 1 && typeof held === 'object' && held !== null;
  return Object.fromEntries([...rest, [key, inner ? withChange(held, fuzzInput, choice >> 2) : fuzzInput]]);
}

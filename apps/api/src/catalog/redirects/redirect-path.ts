/** An exact rule matches one path; a prefix rule a path and everything below it, which is appended to its target. */
export const redirectKinds = ['exact', 'prefix'] as const;
export type RedirectKind = (typeof redirectKinds)[number];

/** Result of parsing an operator's input: the value, or a problem in words for the operator. */
export type Reading<Value> = { readonly value: Value } | { readonly problem: string };

const MAX_PATH_LENGTH = 2_000;
const MAX_SEGMENTS = 64;
/** Maximum levels of nested percent-encoding: more is never legitimate. */
const MAX_ENCODING_DEPTH = 4;

/** Whitespace, control characters, backslashes (which browsers treat as slashes) and lone surrogates. */
const invalidCharacter = /[\s\p{Cc}\\\u2028\u2029\p{Cs}]/u;

/** Whether a part of a URL contains an unencoded character that no URL may contain. */
export function hasInvalidCharacter(text: string): boolean {
  return invalidCharacter.test(text);
}

/**
 * Normalizes a path of the site to the form that rules and lookups compare: '/' and segments, uniformly
 * percent-encoded (UTF-8, NFC), without a trailing slash. `/Escola/S%c3%a3o/` and `/Escola/São` become
 * `/Escola/S%C3%A3o`.
 *
 * Rejects what some software on the way may treat as another path or host: '//', backslashes, control characters and
 * whitespace, '.' and '..', also at any level of percent-encoding.
 */
export function readPath(text: string): Reading<string> {
  if (!text.startsWith('/')) return { problem: "a path begins with '/'" };
  if (text.length > MAX_PATH_LENGTH)
    return { problem: `a path is at most ${MAX_PATH_LENGTH} characters long` };
  if (hasInvalidCharacter(text)) {
    return { problem: 'a path holds no blanks, control characters or backslashes' };
  }
  if (/[?#]/.test(text)) return { problem: 'a path is without a query and without a fragment' };
  const written = text === '/' ? [] : text.slice(1).replace(/\/$/, '').split('/');
  if (written.length > MAX_SEGMENTS) return { problem: `a path has at most ${MAX_SEGMENTS} segments` };
  const segments: string[] = [];
  for (const segment of written) {
    const read = readSegment(segment);
    if ('problem' in read) return read;
    segments.push(read.value);
  }
  return { value: `/${segments.join('/')}` };
}

function readSegment(segment: string): Reading<string> {
  if (segment === '') return { problem: "'//' leads to another host in some browsers" };
  const once = decode(segment);
  if (once === undefined) return { problem: brokenEncoding };
  if (isDots(segment)) return { problem: dots };
  const problem = encodedProblem(segment, { ofPath: true });
  if (problem !== undefined) return { problem };
  return { value: encodeSegment(once.normalize('NFC')) };
}

const brokenEncoding = 'the percent-encoding is broken';
const dots = "'.' and '..' mean another path than they show";

const isDots = (text: string): boolean => text === '.' || text === '..';

/**
 * The problem of a part of a URL at any level of percent-decoding, because software on the way may decode repeatedly.
 *
 * @param ofPath whether slashes, backslashes and dots have a meaning there.
 */
export function encodedProblem(text: string, { ofPath }: { readonly ofPath: boolean }): string | undefined {
  let before = text;
  for (let depth = 1; depth <= MAX_ENCODING_DEPTH; depth += 1) {
    const decoded = decode(before);
    if (decoded === before) return undefined;
    if (decoded === undefined) return /%[\da-f]{2}/i.test(before) ? brokenEncoding : undefined;
    if (controls.test(decoded)) return 'percent-encoded control characters are not allowed';
    if (ofPath && isDots(decoded)) return dots;
    if (ofPath && /[\\/]/.test(decoded)) return 'percent-encoded slashes and backslashes are not allowed';
    before = decoded;
  }
  return 'it is percent-encoded over and over';
}

/** For decoded text, where a space is normal. */
const controls = /[\p{Cc}\u2028\u2029]/u;

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** Like browsers in a path: characters that they leave unencoded stay so. */
function encodeSegment(segment: string): string {
  return encodeURIComponent(segment).replaceAll(/%(?:3A|40|24|26|2B|2C|3B|3D)/g, decodeURIComponent);
}

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
  if (!text.startsWith('/')) return { problem: "um endereço começa com '/'" };
  if (text.length > MAX_PATH_LENGTH)
    return { problem: `um endereço tem no máximo ${MAX_PATH_LENGTH} caracteres` };
  if (hasInvalidCharacter(text)) {
    return { problem: 'um endereço não tem espaços, caracteres de controle nem barras invertidas' };
  }
  if (/[?#]/.test(text)) return { problem: 'um endereço aqui não tem ? nem #' };
  const written = text === '/' ? [] : text.slice(1).replace(/\/$/, '').split('/');
  if (written.length > MAX_SEGMENTS) return { problem: `um endereço tem no máximo ${MAX_SEGMENTS} partes` };
  const segments: string[] = [];
  for (const segment of written) {
    const read = readSegment(segment);
    if ('problem' in read) return read;
    segments.push(read.value);
  }
  return { value: `/${segments.join('/')}` };
}

function readSegment(segment: string): Reading<string> {
  if (segment === '') return { problem: "'//' leva a outro site em alguns navegadores" };
  const once = decode(segment);
  if (once === undefined) return { problem: brokenEncoding };
  if (isDots(segment)) return { problem: dots };
  const problem = encodedProblem(segment, { ofPath: true });
  if (problem !== undefined) return { problem };
  return { value: encodeSegment(once.normalize('NFC')) };
}

const brokenEncoding = 'a codificação com % está errada';
const dots = "'.' e '..' levam a outro endereço do que mostram";

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
    if (controls.test(decoded)) return 'caracteres de controle codificados não são aceitos';
    if (ofPath && isDots(decoded)) return dots;
    if (ofPath && /[\\/]/.test(decoded)) return 'barras codificadas não são aceitas';
    before = decoded;
  }
  return 'está codificado com % várias vezes';
}

/** Control characters in decoded text, where a space is normal. */
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

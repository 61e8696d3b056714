/** An exact rule is of one path; a prefix rule of a path and whatever lies below it, which is appended to its target. */
export const redirectKinds = ['exact', 'prefix'] as const;
export type RedirectKind = (typeof redirectKinds)[number];

/** What reading something an operator wrote gave: what it means, or why it is refused, in words for them. */
export type Reading<Value> = { readonly value: Value } | { readonly problem: string };

const MAX_PATH_LENGTH = 2_000;
const MAX_SEGMENTS = 64;
/** As often as this something may be percent-encoded over again: nobody does so in good faith. */
const MAX_ENCODING_DEPTH = 4;

/** Blanks, controls, backslashes (which browsers read as slashes) and characters without their other half. */
const unfit = /[\s\p{Cc}\\\u2028\u2029\p{Cs}]/u;

/** Whether what stands in an address holds a character that belongs in none, in the open. */
export function hasUnfitCharacter(text: string): boolean {
  return unfit.test(text);
}

/**
 * A path of the site in the one form that rules and lookups compare: '/' and segments, percent-encoded alike (UTF-8, NFC),
 * without a slash at the end. `/Escola/S%c3%a3o/` and `/Escola/São` are `/Escola/S%C3%A3o`.
 *
 * Refused is what some program on the way may read as another path or another host: '//', backslashes, control characters
 * and blanks, '.' and '..', also where they are percent-encoded, however often.
 */
export function readPath(text: string): Reading<string> {
  if (!text.startsWith('/')) return { problem: "a path begins with '/'" };
  if (text.length > MAX_PATH_LENGTH)
    return { problem: `a path is at most ${MAX_PATH_LENGTH} characters long` };
  if (hasUnfitCharacter(text)) {
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
 * What is wrong with what a part of an address comes to when it is decoded, once or over and over: some program on the way
 * may do so.
 *
 * @param ofPath whether slashes, backslashes and dots mean something there.
 */
export function encodedProblem(text: string, { ofPath }: { readonly ofPath: boolean }): string | undefined {
  let before = text;
  for (let depth = 1; depth <= MAX_ENCODING_DEPTH; depth += 1) {
    const decoded = decode(before);
    if (decoded === before) return undefined;
    if (decoded === undefined) return /%[\da-f]{2}/i.test(before) ? brokenEncoding : undefined;
    if (controls.test(decoded)) return 'control characters are refused in percent-encoding too';
    if (ofPath && isDots(decoded)) return dots;
    if (ofPath && /[\\/]/.test(decoded)) return 'slashes and backslashes are refused in percent-encoding too';
    before = decoded;
  }
  return 'it is percent-encoded over and over';
}

/** Of what was encoded: there a blank is nothing odd. */
const controls = /[\p{Cc}\u2028\u2029]/u;

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** As browsers have them in a path: what they leave in the open stays so. */
function encodeSegment(segment: string): string {
  return encodeURIComponent(segment).replaceAll(/%(?:3A|40|24|26|2B|2C|3B|3D)/g, decodeURIComponent);
}

/** The segments of a path as `readPath` gives it. */
export function segmentsOf(path: string): readonly string[] {
  return path === '/' ? [] : path.slice(1).split('/');
}

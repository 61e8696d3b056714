import { createHash } from 'node:crypto';
import { withoutPersonalData } from '@melhor-escola/domain/personal-data';
import type { FaroException } from './schema.ts';

/** An error of a page as it is kept: nothing in it says whose page it was. */
export interface DescribedError {
  readonly type: string;
  readonly message: string;
  /** 'load (results-page-x1.js:1:200)', a place a line, the nearest first. */
  readonly stack: string;
  /** The same for errors that are alike: the same kind at the same place, whatever numbers their messages hold. */
  readonly fingerprint: string;
}

/** Places of a stack that are kept. */
const places = 20;
/** Places that tell errors apart: further out is how one came there. */
const telling = 3;

/** Browsers scrub before they send (packages/tracking); this does it again, since anyone may send. */
export function describeException({ type, value, stacktrace }: FaroException): DescribedError {
  const frames = stacktrace?.frames ?? [];
  const kind = withoutPersonalData(type);
  const message = withoutPersonalData(value);
  const stack = frames
    .slice(0, places)
    .map(({ filename, function: name, lineno, colno }) => {
      const file = withoutPersonalData(fileOf(filename));
      return `${withoutPersonalData(name) || '?'} (${file}:${lineno ?? 0}:${colno ?? 0})`;
    })
    .join('\n');
  const told = [
    kind,
    message.replace(/\d+/g, '0'),
    ...frames.slice(0, telling).map(({ filename, function: name }) => `${name} ${builtFrom(filename)}`),
  ];
  return {
    type: kind,
    message,
    stack,
    fingerprint: createHash('sha256').update(told.join('\n')).digest('hex').slice(0, 16),
  };
}

/** Without origin and query: 'https://x.example/assets/a.js?b' → 'assets/a.js'. */
function fileOf(filename: string): string {
  return URL.canParse(filename) ? new URL(filename).pathname.slice(1) : filename;
}

/** The same file in every build: 'assets/results-page-DkP3x9aQ.js' → 'assets/results-page.js'. */
function builtFrom(filename: string): string {
  return fileOf(filename).replace(/-[\w-]{8}(?=\.js$)/, '');
}

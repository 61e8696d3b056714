import { hash, timingSafeEqual } from 'node:crypto';

/** Compares two secrets in constant time: the duration reveals neither their lengths nor where they differ. */
export function timingSafeEqualText(given: string, expected: string): boolean {
  return timingSafeEqual(digest(given), digest(expected));
}

const digest = (text: string): Buffer => hash('sha256', text, 'buffer');

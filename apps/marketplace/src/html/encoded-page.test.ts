import { describe, expect, it } from 'vitest';
import { encodedPage } from './encoded-page.ts';

const text = (bytes: Uint8Array) => Buffer.from(bytes).toString();

describe('encodedPage', () => {
  it('P5 encodes pieces like the whole page, with characters of any length, and pages larger than the buffer', () => {
    const pieces = ['<p>São João – R$ 1.234,56 “', '', '🎓”</p>'];
    expect(text(encodedPage(pieces))).toBe(pieces.join(''));
    const long = 'ção – '.repeat(400_000);
    expect(text(encodedPage([long, Buffer.from('é'), long]))).toBe(`${long}é${long}`);
  });

  it('does not overwrite an earlier page', () => {
    const first = encodedPage(['primeira']);
    encodedPage(['segunda página']);
    expect(text(first)).toBe('primeira');
  });
});

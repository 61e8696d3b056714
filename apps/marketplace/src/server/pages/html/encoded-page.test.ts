import { describe, expect, it } from 'vitest';
import { encodedPage } from './encoded-page.ts';

const text = (bytes: Uint8Array) => Buffer.from(bytes).toString();

describe('encodedPage', () => {
  it('P5 pieces of a page are the bytes of the whole, of letters of any length, longer than any page before it too', () => {
    const pieces = ['<p>São João – R$ 1.234,56 “', '', '🎓”</p>'];
    expect(text(encodedPage(pieces))).toBe(pieces.join(''));
    const long = 'ção – '.repeat(400_000);
    expect(text(encodedPage([long, Buffer.from('é'), long]))).toBe(`${long}é${long}`);
  });

  it('a page stays as it is when the next is written', () => {
    const first = encodedPage(['primeira']);
    encodedPage(['segunda página']);
    expect(text(first)).toBe('primeira');
  });
});

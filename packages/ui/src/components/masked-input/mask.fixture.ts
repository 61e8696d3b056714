import fc from 'fast-check';
import { type Mask, maskEdit, type MaskedText, onlyDigits } from './mask.ts';

/** One edit of a masked field; positions are fractions of the text from 0 to 1. */
export type Gesture =
  | { do: 'type' | 'paste'; text: string; from: number; to: number }
  | { do: 'backspace' | 'delete'; from: number; to: number };

interface Meant {
  digits: string;
  /** Number of them before the caret. */
  left: number;
}

const place = fc.double({ min: 0, max: 1, noNaN: true });
const caret = place.map((at) => ({ from: at, to: at }));
const selection = fc.tuple(place, place).map(([a, b]) => ({ from: Math.min(a, b), to: Math.max(a, b) }));
const somewhere = fc.oneof(caret, selection);
const digit = fc.integer({ min: 0, max: 9 }).map(String);

/** Edits: a digit, a pasted text with separators, and both deleting keys. */
export const gestures: fc.Arbitrary<Gesture[]> = fc.array(
  fc.oneof(
    fc.tuple(digit, somewhere).map(([text, at]): Gesture => ({ do: 'type', text, ...at })),
    fc.tuple(somewhere).map(([at]): Gesture => ({ do: 'backspace', ...at })),
    fc.tuple(somewhere).map(([at]): Gesture => ({ do: 'delete', ...at })),
  ),
  { maxLength: 40 },
);

/** Applies an edit like a browser, and then the mask. Returns the resulting text and caret. */
export function perform(
  mask: Mask,
  { text }: MaskedText,
  gesture: Gesture,
): MaskedText & { start: number; end: number } {
  const start = Math.round(gesture.from * text.length);
  const end = Math.round(gesture.to * text.length);
  const before = { text, start, end };
  const put = 'text' in gesture ? gesture.text : '';
  const collapsed = start === end;
  const cutFrom = gesture.do === 'backspace' && collapsed ? Math.max(0, start - 1) : start;
  const cutTo = gesture.do === 'delete' && collapsed ? Math.min(text.length, end + 1) : end;
  const at = cutFrom + put.length;
  const after = { text: text.slice(0, cutFrom) + put + text.slice(cutTo), start: at, end: at };
  const deletion = gesture.do === 'backspace' ? 'backward' : gesture.do === 'delete' ? 'forward' : 'none';
  return { ...maskEdit(mask, before, after, deletion), start, end };
}

/** Applies the same edit to plain digits, as the expected result. */
export function expected(
  mask: Mask,
  text: string,
  gesture: Gesture,
  { start, end }: { start: number; end: number },
): Meant {
  const digits = onlyDigits(text);
  const from = onlyDigits(text.slice(0, start)).length;
  const to = onlyDigits(text.slice(0, end)).length;
  if ('text' in gesture) {
    const next = digits.slice(0, from) + onlyDigits(gesture.text) + digits.slice(to);
    return next.length > mask.length
      ? { digits, left: from }
      : { digits: next, left: from + onlyDigits(gesture.text).length };
  }
  if (start !== end) return { digits: digits.slice(0, from) + digits.slice(to), left: from };
  if (gesture.do === 'backspace') {
    return {
      digits: digits.slice(0, Math.max(0, from - 1)) + digits.slice(from),
      left: Math.max(0, from - 1),
    };
  }
  return { digits: digits.slice(0, from) + digits.slice(from + 1), left: from };
}

/** The text, and the number of digits before the caret. */
export const describeResult = ({ text, caret: at }: MaskedText): readonly [string, string] => [
  text,
  onlyDigits(text.slice(0, at)),
];

/** The expected result in the mask's format. */
export const describeMeant = (mask: Mask, { digits, left }: Meant): readonly [string, string] => [
  mask.format(digits),
  digits.slice(0, left),
];

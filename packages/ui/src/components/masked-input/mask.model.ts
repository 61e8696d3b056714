import fc from 'fast-check';
import { type Mask, maskEdit, type MaskedText, onlyDigits } from './mask.ts';

/** One thing a person may do to a masked field; places are counted from 0 to 1 along what is there. */
export type Gesture =
  | { do: 'type' | 'paste'; text: string; from: number; to: number }
  | { do: 'backspace' | 'delete'; from: number; to: number };

interface Meant {
  digits: string;
  /** How many of them stand before the caret. */
  left: number;
}

const place = fc.double({ min: 0, max: 1, noNaN: true });
const caret = place.map((at) => ({ from: at, to: at }));
const selection = fc.tuple(place, place).map(([a, b]) => ({ from: Math.min(a, b), to: Math.max(a, b) }));
const somewhere = fc.oneof(caret, selection);
const digit = fc.integer({ min: 0, max: 9 }).map(String);

/** Gestures of one digit, of a pasted text with its signs, and of both deleting keys. */
export const gestures: fc.Arbitrary<Gesture[]> = fc.array(
  fc.oneof(
    fc.tuple(digit, somewhere).map(([text, at]): Gesture => ({ do: 'type', text, ...at })),
    fc.tuple(somewhere).map(([at]): Gesture => ({ do: 'backspace', ...at })),
    fc.tuple(somewhere).map(([at]): Gesture => ({ do: 'delete', ...at })),
  ),
  { maxLength: 40 },
);

/** What a browser makes of a gesture, and then the mask: the text and caret that are left. */
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

/** The same gesture on bare digits: what a person means by it. */
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

/** The text, and the digits before the caret. */
export const describeResult = ({ text, caret: at }: MaskedText): readonly [string, string] => [
  text,
  onlyDigits(text.slice(0, at)),
];

/** The same of what was meant, in the mask's own format. */
export const describeMeant = (mask: Mask, { digits, left }: Meant): readonly [string, string] => [
  mask.format(digits),
  digits.slice(0, left),
];

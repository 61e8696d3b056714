/** How digits are grouped as they are written, such as those of a CPF. */
export interface Mask {
  /** Digits there are at most. */
  readonly length: number;
  /** The digits a text stands for, at most `length`: without what was only meant to help, such as a country's code. */
  readonly digits: (text: string) => string;
  /**
   * The digits with their signs, as far as there are digits: no sign waits for the digit after it. `source` is the text
   * they were typed in, where its signs may decide how they are grouped.
   */
  readonly format: (digits: string, source?: string) => string;
}

/** A text and where the caret stands in it: `start` and `end` differ while something is selected. */
export interface EditedText {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** What a key took away: `backward` for Backspace, `forward` for Delete, `none` for whatever put something in. */
export type Deletion = 'backward' | 'forward' | 'none';

export interface MaskedText {
  readonly text: string;
  readonly caret: number;
}

const everyDigit = /\d/g;
export const onlyDigits = (text: string): string => text.match(everyDigit)?.join('') ?? '';

/** Writes digits into a pattern, `0` for each: `grouped('000.000', '1234')` is `'123.4'`. */
export function grouped(pattern: string, digits: string): string {
  let written = '';
  let next = 0;
  for (const sign of pattern) {
    if (next === digits.length) break;
    written += sign === '0' ? digits.charAt(next++) : sign;
  }
  return written;
}

/**
 * What an edit becomes under a mask. The caret stays after the same digit as before, however many signs have come or
 * gone; a key that only took a sign away takes the digit beyond it; a digit for which there is no room is refused, so
 * that it does not push the last one out.
 */
export function maskEdit(mask: Mask, before: EditedText, after: EditedText, deletion: Deletion): MaskedText {
  const from = onlyDigits(before.text);
  let raw = onlyDigits(after.text);
  let left = onlyDigits(after.text.slice(0, after.end)).length;
  if (deletion !== 'none' && raw === from && before.start === before.end) {
    const gone = deletion === 'backward' ? left - 1 : left;
    raw = raw.slice(0, Math.max(0, gone)) + raw.slice(gone + 1);
    left = Math.max(0, Math.min(left, gone));
  }
  const digits = mask.digits(raw === onlyDigits(after.text) ? after.text : raw);
  if (raw.length > mask.length && digits.length === mask.length && isAddedToFull(mask, before, after)) {
    const text = mask.format(from);
    return { text, caret: caretAfter(text, onlyDigits(before.text.slice(0, before.start)).length) };
  }
  // What was dropped in front, such as a country's code, was to the left of the caret.
  const dropped = Math.max(0, raw.indexOf(digits));
  const text = mask.format(digits, hasOwnSigns(mask, before, after, deletion) ? after.text : '');
  return { text, caret: caretAfter(text, Math.max(0, left - dropped)) };
}

/** Whether something was put into a full text that is otherwise still there, as autofill and a paste over all are not. */
function isAddedToFull(mask: Mask, before: EditedText, after: EditedText): boolean {
  const rest = before.text.slice(0, before.start) + before.text.slice(before.end);
  return (
    insertedText(before, after) !== undefined &&
    onlyDigits(rest) !== '' &&
    onlyDigits(before.text).length === mask.length
  );
}

/** Whether a person typed or pasted signs, now or before. Those that the mask wrote by itself mean nothing. */
function hasOwnSigns(mask: Mask, before: EditedText, after: EditedText, deletion: Deletion): boolean {
  if (before.text !== mask.format(onlyDigits(before.text))) return true;
  return deletion === 'none' && /\D/.test(insertedText(before, after) ?? after.text);
}

/** What was put in the place of the selection; undefined when the whole text was replaced. */
function insertedText({ text, start, end }: EditedText, after: EditedText): string | undefined {
  const tail = text.length - end;
  const isKept =
    after.text.length >= start + tail &&
    after.text.startsWith(text.slice(0, start)) &&
    after.text.endsWith(text.slice(end));
  return isKept ? after.text.slice(start, after.text.length - tail) : undefined;
}

/** The place right after the nth digit; before the first digit for none, and at the end where there is no digit. */
function caretAfter(text: string, count: number): number {
  if (count === 0) return /\d|$/.exec(text)?.index ?? 0;
  let seen = 0;
  for (const { index } of text.matchAll(everyDigit)) {
    seen += 1;
    if (seen === count) return index + 1;
  }
  return text.length;
}

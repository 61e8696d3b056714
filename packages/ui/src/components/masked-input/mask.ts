/** How digits are grouped, such as those of a CPF. */
export interface Mask {
  /** Maximum number of digits. */
  readonly length: number;
  /**
   * The digits of a text, without optional prefixes such as a country code. A text with more than `length`, such as a
   * pasted CNPJ, stays as it is: the first of them would be somebody else's number.
   */
  readonly digits: (text: string) => string;
  /**
   * The digits with separators, but no separator after the last digit. `source` is the original text, whose separators
   * may decide the grouping.
   */
  readonly format: (digits: string, source?: string) => string;
  /** Whether a text is of another kind and stays as it is typed, such as a foreign number. */
  readonly isForeign?: (text: string) => boolean;
}

/** A text and its selection: `start` and `end` differ while something is selected. */
export interface EditedText {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** The direction of a deletion: `backward` for Backspace, `forward` for Delete, `none` for an insertion. */
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

/** A whole text with the mask's separators. */
export function maskText(mask: Mask, text: string): string {
  const digits = mask.digits(text);
  return mask.isForeign?.(text) || digits.length > mask.length ? text : mask.format(digits, text);
}

/**
 * Applies a mask to an edit. The caret stays after the same digit, however many separators were added or removed. A key
 * that only removed a separator removes the digit beyond it. A digit beyond the length is rejected, so that it does not
 * push the last one out.
 */
export function maskEdit(mask: Mask, before: EditedText, after: EditedText, deletion: Deletion): MaskedText {
  if (mask.isForeign?.(after.text)) return { text: after.text, caret: after.end };
  const from = onlyDigits(before.text);
  let raw = onlyDigits(after.text);
  let left = onlyDigits(after.text.slice(0, after.end)).length;
  if (deletion !== 'none' && raw === from && before.start === before.end) {
    const gone = deletion === 'backward' ? left - 1 : left;
    raw = raw.slice(0, Math.max(0, gone)) + raw.slice(gone + 1);
    left = Math.max(0, Math.min(left, gone));
  }
  const digits = mask.digits(raw === onlyDigits(after.text) ? after.text : raw);
  if (raw.length > mask.length && digits.length >= mask.length && isAddedToFull(mask, before, after)) {
    const text = mask.format(from);
    return { text, caret: caretAfter(text, onlyDigits(before.text.slice(0, before.start)).length) };
  }
  if (digits.length > mask.length) return { text: after.text, caret: after.end };
  // Dropped prefixes, such as a country code, were before the caret.
  const dropped = Math.max(0, raw.indexOf(digits));
  const text = mask.format(digits, hasOwnSigns(mask, before, after, deletion) ? after.text : '');
  return { text, caret: caretAfter(text, Math.max(0, left - dropped)) };
}

/** Whether text was inserted into a full text that otherwise remains, unlike autofill and a paste over everything. */
function isAddedToFull(mask: Mask, before: EditedText, after: EditedText): boolean {
  const rest = before.text.slice(0, before.start) + before.text.slice(before.end);
  return (
    insertedText(before, after) !== undefined &&
    onlyDigits(rest) !== '' &&
    onlyDigits(before.text).length === mask.length
  );
}

/** Whether the visitor typed or pasted separators, now or before. Separators from the mask do not count. */
function hasOwnSigns(mask: Mask, before: EditedText, after: EditedText, deletion: Deletion): boolean {
  if (before.text !== mask.format(onlyDigits(before.text))) return true;
  return deletion === 'none' && /\D/.test(insertedText(before, after) ?? after.text);
}

/** The text that replaced the selection; undefined if the whole text was replaced. */
function insertedText({ text, start, end }: EditedText, after: EditedText): string | undefined {
  const tail = text.length - end;
  const isKept =
    after.text.length >= start + tail &&
    after.text.startsWith(text.slice(0, start)) &&
    after.text.endsWith(text.slice(end));
  return isKept ? after.text.slice(start, after.text.length - tail) : undefined;
}

/** The position after the nth digit; before the first digit for 0, and the end if there is no such digit. */
function caretAfter(text: string, count: number): number {
  if (count === 0) return /\d|$/.exec(text)?.index ?? 0;
  let seen = 0;
  for (const { index } of text.matchAll(everyDigit)) {
    seen += 1;
    if (seen === count) return index + 1;
  }
  return text.length;
}

/** What a spreadsheet takes for a formula. */
const formula = /^'*[=+\-@\t\r]/u;

/** A whole number that stays as it is: spreadsheets show up to eleven digits. */
const plainNumber = /^(?:0|[1-9]\d{0,10})$/u;

const truthValue = /^(?:true|false|verdadeiro|falso)$/iu;

const numberOrDate = /^[\d\p{L}\s.,:;/+\-%()$€]+$/u;

/** Words of numbers, amounts, dates and times, in Portuguese and English: '1E5', 'R$ 5', '1 de fev', 'mar/27', '9 PM'. */
const numberWord =
  /^(?:[edr]|de|am|pm|(?:jan|fev|feb|mar|abr|apr|mai|may|jun|jul|ago|aug|set|sep|out|oct|nov|dez|dec)\p{L}*)$/iu;

/**
 * Whether a spreadsheet takes this text for a number, an amount, a date, a time or a truth value, and may save it in another form: 00123 as
 * 123, 123456789012 as 1,23457E+11, 1-2 as 01/fev. Such a form is of this kind again.
 */
export function isAlterable(text: string): boolean {
  if (plainNumber.test(text)) return false;
  if (truthValue.test(text)) return true;
  if (!/\d/u.test(text) || !numberOrDate.test(text)) return false;
  return (text.match(/\p{L}+/gu) ?? []).every((word) => numberWord.test(word));
}

const needsEscape = (text: string) => formula.test(text) || isAlterable(text.replace(/^'+/u, ''));

/** A text that no spreadsheet runs or alters: `=cmd` becomes `'=cmd`, `00123` becomes `'00123`. {@link unescapeText} takes it off again. */
export function escapeText(text: string): string {
  return needsEscape(text) ? `'${text}` : text;
}

/** The text that was escaped; any other stays as it is. */
export function unescapeText(cell: string): string {
  return cell.startsWith("'") && needsEscape(cell.slice(1)) ? cell.slice(1) : cell;
}

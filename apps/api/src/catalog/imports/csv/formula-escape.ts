/** What a spreadsheet takes for a formula, or alters: with an apostrophe before it, it stays a text. */
const formula = /^'*(?:[=+\-@\t\r]|\d+[.,]0$)/u;

/** A text that no spreadsheet runs: `=cmd` becomes `'=cmd`. {@link unescapeFormula} takes it off again. */
export function escapeFormula(text: string): string {
  return formula.test(text) ? `'${text}` : text;
}

/** The text that was escaped; any other stays as it is. */
export function unescapeFormula(cell: string): string {
  return cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell;
}

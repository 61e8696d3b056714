/** Characters that have no width of their own: what is made of them alone says nothing. */
const invisible = /\p{Default_Ignorable_Code_Point}/gu;

/** Controls, and the marks that turn the direction of what follows them: a reader would see other text than there is. */
const controls = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/u;
const controlsButLineEnds = /[^\P{Cc}\n\t]|[\u202A-\u202E\u2066-\u2069]/u;

/**
 * What a person wrote, in the one form it is kept in: composed (NFC), line ends as '\n', no blanks around it. Nothing else
 * is changed: it is never HTML, and whoever shows it escapes it.
 */
export function normalizePlainText(text: string): string {
  return text.normalize('NFC').replaceAll(/\r\n?/g, '\n').trim();
}

/** Whether a text holds nothing but what can be read: no control characters, and no half of a character of two. */
export function isPlainText(text: string, { lines }: { readonly lines: boolean }): boolean {
  return text.isWellFormed() && !(lines ? controlsButLineEnds : controls).test(text);
}

/** How many characters of a text can be seen: 'min' rules count these. */
export function visibleLength(text: string): number {
  return text.replaceAll(invisible, '').length;
}

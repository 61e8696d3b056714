/**
 * The text as it is shown, its roman numerals tied to the word before them: no line begins with the 'I' of 'Ensino
 * Fundamental I'. Only for the eye: titles, structured data, addresses and what is searched keep the plain space.
 */
export function unbroken(text: string): string {
  return text.replaceAll(/ (?=I{1,3}(?!\p{L}))/gu, '\u00A0');
}

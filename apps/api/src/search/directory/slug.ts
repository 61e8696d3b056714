/** Whether a text from a URL can be a slug. No other text matches one, and a NUL would be an error of the database. */
export function isSlug(text: string): boolean {
  return /^[a-z0-9-]{1,200}$/.test(text);
}

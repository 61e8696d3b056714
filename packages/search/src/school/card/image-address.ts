/** A picture's address as a page may ask for it: of this site or of the web; `undefined` for anything else a source may hold. */
export function imageAddress(text: string | null | undefined): string | undefined {
  return text && /^(?:\/(?!\/)|https?:\/\/|data:image\/)/i.test(text) ? text : undefined;
}

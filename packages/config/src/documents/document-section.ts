/**
 * Returns the document with the content between `<!-- name -->` and `<!-- /name -->` replaced.
 *
 * @throws {Error} if the markers are missing.
 */
export function replaceSection(text: string, name: string, content: string): string {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [from, to] = [text.indexOf(begin) + begin.length, text.indexOf(end)];
  if (from < begin.length || to < from) throw new Error(`The document has no ${begin} … ${end}.`);
  return `${text.slice(0, from)}\n\n${content}\n\n${text.slice(to)}`;
}

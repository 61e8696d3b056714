/**
 * A document with its section of this name, between `<!-- name -->` and `<!-- /name -->`, written anew.
 *
 * @throws {Error} when it has none.
 */
export function replaceSection(text: string, name: string, content: string): string {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [from, to] = [text.indexOf(begin) + begin.length, text.indexOf(end)];
  if (from < begin.length || to < from) throw new Error(`There is no ${begin} … ${end}.`);
  return `${text.slice(0, from)}\n\n${content}\n\n${text.slice(to)}`;
}

/** What the image of a shared page says. */
export interface ShareCard {
  /** What the page is about, in a few words. */
  readonly title: string;
  /** One sentence of the page about itself. */
  readonly sentence: string;
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
};

function decoded(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#x27);/g, (_match, name: string) => entities[name] ?? '');
}

/** The content of a meta element as React writes it: the name first, the content after it. */
function metaContent(html: string, attribute: string): string | undefined {
  const [, content] = new RegExp(`<meta ${attribute} content="([^"]*)"`).exec(html) ?? [];
  return content === undefined ? undefined : decoded(content);
}

/** The first sentence: a point within a figure ends none, and neither does one without a capital after it. */
function firstSentence(text: string): string {
  const [sentence = text] = /^.*?[.!?](?=\s+\p{Lu}|$)/u.exec(text) ?? [];
  return sentence.replace(/\.$/, '');
}

/** 'Colégio X (Centro, Araguaína, TO): 12 bolsas' → '12 bolsas' under the title 'Colégio X, Araguaína, TO'. */
function withoutRepeated(title: string, sentence: string): string {
  const [, lead = '', rest = ''] = /^([^:]+): (.+)$/su.exec(sentence) ?? [];
  const [name = title] = title.split(',');
  if (rest === '' || !lead.startsWith(name)) return sentence;
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

/**
 * Reads off a rendered page what its image says: its title without the site's name, and of its description the first
 * sentence, without what the title has said. `undefined` when the page has neither.
 */
export function shareCardOf(html: string, siteName: string): ShareCard | undefined {
  const shown = metaContent(html, 'property="og:title"');
  const description = metaContent(html, 'name="description"');
  if (!shown || !description) return undefined;
  const title = shown.replace(` | ${siteName}`, '');
  return { title, sentence: withoutRepeated(title, firstSentence(description)) };
}

/** A `<script>` element of a page's head. */
interface JsonLdScript {
  readonly type: string;
  readonly children: string;
}

const texts = new WeakMap<JsonLdScript, string>();

/**
 * The element for a page's structured data, without its text: loaders return it, and loader data is serialized into a page that
 * already contains the text in its head. `withJsonLd` adds the text.
 */
export function jsonLdScript(data: object): JsonLdScript {
  const script = { type: 'application/ld+json', children: '' };
  texts.set(script, scriptText(data));
  return script;
}

/**
 * Adds the text of the structured data to the head that a loader returned. In a browser that hydrates the page the text stays
 * empty, and React leaves the server's element as it is.
 */
export function withJsonLd<Head extends { readonly scripts: JsonLdScript[] }>(head: Head): Head {
  return {
    ...head,
    scripts: head.scripts.map((script) => ({ ...script, children: texts.get(script) ?? '' })),
  };
}

/** JSON that cannot close its script element, whatever it contains, for example in a school's name (S21). */
function scriptText(data: object): string {
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
}

/** An element of a page's head. */
interface JsonLdScript {
  readonly type: string;
  readonly children: string;
}

const texts = new WeakMap<JsonLdScript, string>();

/**
 * The element for a page's structured data, without its text: a loader returns it, and loader data is sent with a page that holds
 * the text in its head already. `withJsonLd` adds the text.
 */
export function jsonLdScript(data: object): JsonLdScript {
  const script = { type: 'application/ld+json', children: '' };
  texts.set(script, scriptText(data));
  return script;
}

/**
 * The head of a page from what its loader returned. In a browser that hydrates the page the structured data stays empty here, and
 * React leaves the server's element as it is.
 */
export function withJsonLd<Head extends { readonly scripts: JsonLdScript[] }>(head: Head): Head {
  return {
    ...head,
    scripts: head.scripts.map((script) => ({ ...script, children: texts.get(script) ?? '' })),
  };
}

/** JSON that cannot end the script element it stands in, whatever a school is called (S21). */
function scriptText(data: object): string {
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
}

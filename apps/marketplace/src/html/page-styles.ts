import { readFileSync } from 'node:fs';
import type { AnyRouter } from '@tanstack/react-router';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';

/*
 * Critical CSS: a page inlines the rules that its elements use. The whole stylesheet is a cached file that loads with the page's
 * modules, after the first paint (ADR 0025).
 */

/** A rule of the site's stylesheet, or an at-rule without nested rules. */
const styleRule = z.object({
  /** The at-rules around it, outermost first. */
  within: z.array(z.string()),
  css: z.string(),
  /** Positions in `names`: a page uses the rule if it has all names of one list. Absent: every page uses it. */
  needs: z.array(z.array(z.number())).optional(),
});
export type StyleRule = z.infer<typeof styleRule>;

/** The stylesheet as `scripts/build/write-page-styles.ts` writes it beside the server's build. */
const siteStyles = z.object({
  /** URL of the whole stylesheet. */
  stylesheet: z.string(),
  /** Class names as they appear in HTML, and other attributes with their values: `data-brand="…"`. */
  names: z.array(z.string()),
  rules: z.array(styleRule),
});
export type SiteStyles = z.infer<typeof siteStyles>;

const classAttribute = 'class="';
const MAX_SETS = 200;
const MAX_VALUES = 5000;

/** Selects the rules that a page uses. */
export class PageStyles {
  readonly stylesheet: string;
  readonly #styles: SiteStyles;
  readonly #positions: ReadonlyMap<string, number>;
  readonly #attributes: readonly { readonly text: string; readonly position: number }[];
  /** Positions of the names in a class attribute, by the attribute's value. */
  readonly #values = new Map<string, readonly number[]>();
  /** Selected rules by set of names: pages of one kind share most sets. */
  readonly #selected = new LRUCache<string, Buffer>({ max: MAX_SETS });

  constructor(styles: SiteStyles) {
    this.stylesheet = styles.stylesheet;
    this.#styles = styles;
    this.#positions = new Map(styles.names.map((name, position) => [name, position]));
    this.#attributes = styles.names.flatMap((text, position) =>
      text.includes('"') ? [{ text, position }] : [],
    );
  }

  /** The rules that the elements of a page use, as UTF-8 in the stylesheet's order. */
  of(html: string): Buffer {
    const present = this.#classesIn(html);
    const key = present.toString('latin1');
    const known = this.#selected.get(key);
    if (known) return known;
    // Not in the key, because parts with their own brand or theme have their own classes.
    for (const { text, position } of this.#attributes) if (html.includes(text)) present[position] = 1;
    const has = (position: number) => present[position] === 1;
    const used = this.#styles.rules.filter(({ needs }) => !needs || needs.some((list) => list.every(has)));
    const css = Buffer.from(joined(used));
    this.#selected.set(key, css);
    return css;
  }

  /** 1 at the position of each class that the page has. */
  #classesIn(html: string): Buffer {
    const present = Buffer.alloc(this.#styles.names.length);
    for (let at = html.indexOf(classAttribute); at >= 0; at = html.indexOf(classAttribute, at)) {
      at += classAttribute.length;
      const value = html.slice(at, html.indexOf('"', at));
      for (const position of this.#positionsOf(value)) present[position] = 1;
    }
    return present;
  }

  #positionsOf(value: string): readonly number[] {
    const known = this.#values.get(value);
    if (known) return known;
    const positions = value.split(/\s+/u).flatMap((name) => this.#positions.get(name) ?? []);
    if (this.#values.size >= MAX_VALUES) this.#values.clear();
    this.#values.set(value, positions);
    return positions;
  }
}

/** Joins rules; neighbours within the same at-rules share them. */
function joined(rules: readonly StyleRule[]): string {
  let css = '';
  let open: readonly string[] = [];
  for (const { within, css: own } of rules) {
    const differs = within.findIndex((atRule, depth) => atRule !== open[depth]);
    const shared = Math.min(differs < 0 ? within.length : differs, open.length);
    css += '}'.repeat(open.length - shared);
    for (const atRule of within.slice(shared)) css += `${atRule}{`;
    css += own;
    open = within;
  }
  return css + '}'.repeat(open.length);
}

/** Replaces the styles while the page is rendered. */
const placeholder = '/*styles*/';
/** Cannot occur in content, because React escapes `<`. */
const placeholderInStyle = `${placeholder}</style>`;

/** The theme's fallback fonts, which have the metrics of the site's font. Outside the cascade layers, so that it precedes the theme. */
const deviceFont = `:root{--font-sans:${['Roboto', 'Arial', 'DejaVu', 'Open Sans'].map((name) => `"Atkinson Hyperlegible Next ${name}"`).join()},system-ui,sans-serif}`;

let builtStyles: PageStyles | undefined;

/** Read beside the server's entry, into which this module is bundled. */
const fromBuild = (): PageStyles =>
  (builtStyles ??= new PageStyles(
    siteStyles.parse(JSON.parse(readFileSync(`${import.meta.dirname}/page-styles.json`, 'utf8'))),
  ));

/**
 * Replaces the whole stylesheet, which Start would inline, with the rules that the page uses.
 *
 * @param router of a page that is loaded and not yet rendered.
 * @param options `savesData`: the page uses the device's own font instead of the site's (product 15).
 * @returns a function that inserts the rules into the rendered head. Under `vite dev` the page is unchanged: it links its styles.
 */
export function inlineStyles(
  router: AnyRouter,
  {
    savesData = false,
    styles = fromBuild,
  }: { readonly savesData?: boolean; readonly styles?: () => PageStyles } = {},
): {
  /** URL of the whole stylesheet. */
  readonly stylesheet?: string;
  /** @param html the whole page. */
  readonly into: (head: string, html: string) => readonly (string | Uint8Array)[];
} {
  const manifest = router.ssr?.manifest;
  if (!manifest?.inlineStyle) return { into: (head) => [head] };
  router.ssr = { manifest: { ...manifest, inlineStyle: { ...manifest.inlineStyle, children: placeholder } } };
  const pageStyles = styles();
  return {
    stylesheet: pageStyles.stylesheet,
    into: (head, html) => {
      const at = head.indexOf(placeholderInStyle);
      if (at < 0) return [head];
      const rest = head.slice(at + placeholder.length);
      return [head.slice(0, at), pageStyles.of(html), savesData ? deviceFont + rest : rest];
    },
  };
}

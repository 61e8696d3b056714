/**
 * What a designer or a developer should know of a component before using it, besides its stories and props. A
 * component's guide is the default export of `src/components/<component>/<component>.guide.ts`. Storybook's page of the
 * component shows it, and `guides.test.ts` compares it with the markup.
 */
export interface ComponentGuide {
  /** Its purpose: one or two sentences. */
  readonly purpose: string;
  /** Other names in English and Portuguese, by which Storybook's search finds it. */
  readonly alsoKnownAs?: readonly string[];
  /** No screen of the site uses it yet: a minor release may change its props. */
  readonly beta?: boolean;
  /** When to use something else, and what. */
  readonly insteadUse: readonly { readonly when: string; readonly use: string }[];
  /** Every `data-part` of its markup, in document order; without the root. */
  readonly parts: readonly { readonly part: string; readonly is: string }[];
  /** What keys do, beyond the browser's defaults for links and fields. Empty if nothing is focusable. */
  readonly keyboard: readonly { readonly keys: string; readonly does: string }[];
  /** How it works for people who use a screen reader, zoom or no mouse. */
  readonly accessibility: readonly string[];
  readonly do: readonly string[];
  readonly avoid: readonly string[];
  /** Pairs of examples for `do` and `avoid`, side by side. */
  readonly examples?: readonly GuideExamples[] | undefined;
}

/** How to use a component, and how not to. */
export interface GuideExamples {
  readonly do: GuideExample;
  readonly dont: GuideExample;
}

export interface GuideExample {
  /** `do-verb` is the file `demos/do-verb.tsx` beside the guide. */
  readonly demo: string;
  /** The reason: a sentence in English. */
  readonly caption: string;
}

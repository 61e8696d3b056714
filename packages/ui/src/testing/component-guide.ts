/** How far a component has come. */
export interface ComponentStatus {
  /** The release that has it first. */
  readonly since: string;
  /** A beta component is used by no screen of the site yet: a minor release may change its props. */
  readonly stability: 'stable' | 'beta';
  /**
   * The day, `2026-11-25`, on which somebody last read its accessibility tree in all states, beyond the checks that run on every change:
   * axe, keyboard, touch, a simulated screen reader.
   */
  readonly accessibilityReview: string;
}

/**
 * What a designer or a developer should know of a component before using it, beside what its stories and its props
 * show. A component's guide is `src/components/<component>/<component>.guide.ts`, its default export; Storybook's page of the
 * component is made from it, and `guides.test.ts` holds it to the markup.
 */
export interface ComponentGuide {
  /** What it is for: one or two sentences. */
  readonly purpose: string;
  readonly status: ComponentStatus;
  /** When something else is better, and what. */
  readonly insteadUse: readonly { readonly when: string; readonly use: string }[];
  /** Every `data-part` of its markup, in the order of the document; the root has no entry of its own. */
  readonly parts: readonly { readonly part: string; readonly is: string }[];
  /** What keys do, beyond what the browser does with every link and field. Empty where nothing can be focused. */
  readonly keyboard: readonly { readonly keys: string; readonly does: string }[];
  /** What people who hear, zoom or do not use a mouse get, in plain words. */
  readonly accessibility: readonly string[];
  readonly do: readonly string[];
  readonly avoid: readonly string[];
  /** Pairs that show what `do` and `avoid` mean, side by side. */
  readonly examples?: readonly GuideExamples[] | undefined;
}

/** How to use a component, and beside it how not to. */
export interface GuideExamples {
  readonly do: GuideExample;
  readonly dont: GuideExample;
}

export interface GuideExample {
  /** `do-verb` is the file `demos/do-verb.tsx` beside the guide. */
  readonly demo: string;
  /** Why it is so: a sentence in English. */
  readonly caption: string;
}

import type { LinkTarget, ContentLinks } from '../ports.tsx';

/** A page of plain words: what the privacy policy, the terms of use and the page about the data are made of. */
export interface HelpArticle {
  readonly title: string;
  /** For search engines: 160 characters at most. */
  readonly description: string;
  /** Opening paragraph. */
  readonly lead: string;
  readonly sections: readonly HelpSection[];
  /** Day of the last change of meaning, 'aaaa-mm-dd'. */
  readonly updatedOn: string;
}

export interface HelpSection {
  /** Its fragment in the page's address: links from elsewhere hold on to it. */
  readonly id: string;
  readonly heading: string;
  readonly blocks: readonly HelpBlock[];
}

/** A paragraph; a list; names with what there is to say of each; or ways on. */
export type HelpBlock =
  | string
  | { readonly items: readonly string[] }
  | { readonly facts: readonly HelpFact[] }
  | { readonly links: readonly HelpLink[] };

export interface HelpFact {
  readonly term: string;
  readonly details: readonly string[];
}

/** A way on: to a page of the site by its role, or to somebody else's. */
export interface HelpLink {
  readonly label: string;
  readonly to: string | ((links: ContentLinks) => LinkTarget);
}

/** The words of these blocks, for whoever searches them or reads them as one text. */
export function textOf(blocks: readonly HelpBlock[]): string {
  return blocks
    .flatMap((block) => {
      if (typeof block === 'string') return [block];
      if ('items' in block) return block.items;
      if ('facts' in block) return block.facts.flatMap(({ term, details }) => [`${term}:`, ...details]);
      return [];
    })
    .join(' ');
}

/** A question of the help centre with its answer. */
export interface HelpQuestion {
  /** Its fragment in the page's address. */
  readonly id: string;
  readonly question: string;
  readonly answer: readonly HelpBlock[];
  /** Other words that people look for it by, where its own say none of them. */
  readonly alsoAsked?: string;
}

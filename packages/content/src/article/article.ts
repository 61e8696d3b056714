import type { LinkTarget } from '@melhor-escola/domain/routes';
import type { ContentLinks } from '../ports.tsx';

/** The privacy policy, the terms of use, or the page about us or the data sources. */
export interface HelpArticle {
  /** Last segment of its path: '/ajuda/dados'. */
  readonly slug: string;
  readonly title: string;
  /** For search engines: 160 characters at most. */
  readonly description: string;
  /** Opening paragraph. */
  readonly lead: string;
  readonly sections: readonly HelpSection[];
  /** Date of the last substantive change, YYYY-MM-DD. */
  readonly updatedOn: string;
}

export interface HelpSection {
  /** Its fragment in the URL. Other sites link to it, so it must never change. */
  readonly id: string;
  readonly heading: string;
  readonly blocks: readonly HelpBlock[];
}

/** A paragraph, a list, terms with descriptions, links, or what the operator's configuration says of the company. */
export type HelpBlock =
  | string
  | { readonly items: readonly string[] }
  | { readonly facts: readonly HelpFact[] }
  | { readonly links: readonly HelpLink[] }
  | { readonly company: 'identity' | 'income' };

export interface HelpFact {
  readonly term: string;
  readonly details: readonly string[];
}

/** A link to a page of the site, by its role, or to another site. */
export interface HelpLink {
  readonly label: string;
  readonly to: string | ((links: ContentLinks) => LinkTarget);
}

/** The text of these blocks, without links, for search and structured data. */
export function blocksText(blocks: readonly HelpBlock[]): string {
  return blocks
    .flatMap((block) => {
      if (typeof block === 'string') return [block];
      if ('items' in block) return block.items;
      if ('facts' in block) return block.facts.flatMap(({ term, details }) => [`${term}:`, ...details]);
      return [];
    })
    .join(' ');
}

/** A question of the help center with its answer. */
export interface HelpQuestion {
  /** Its fragment in the URL. */
  readonly id: string;
  readonly question: string;
  readonly answer: readonly HelpBlock[];
  /** Additional search words that neither question nor answer contains. */
  readonly alsoAsked?: string;
}

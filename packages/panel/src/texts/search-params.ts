import type { SchoolText } from '@melhor-escola/api-client/panel';
import { type PageSearch, readPageSearch } from '../page-search.ts';

/** What the list shows, in the URL. What is absent: what waits, both kinds, the first page. */
export type TextsSearch = PageSearch & {
  readonly situacao?: 'respondidas' | undefined;
  readonly tipo?: 'perguntas' | 'avaliacoes' | undefined;
};

/** Drops what is invalid. The keys are in the result, because the router lets its keys win over those of the URL. */
export function readTextsSearch(query: Readonly<Record<string, unknown>>): TextsSearch {
  const { situacao, tipo } = query;
  return {
    situacao: situacao === 'respondidas' ? situacao : undefined,
    tipo: tipo === 'perguntas' || tipo === 'avaliacoes' ? tipo : undefined,
    ...readPageSearch(query),
  };
}

/** What the service is asked for. */
export interface TextFilter {
  readonly state: 'waiting' | 'answered';
  /** Undefined for both. */
  readonly kind: SchoolText['kind'] | undefined;
  readonly page: number;
}

const kinds = { perguntas: 'question', avaliacoes: 'review' } as const;

export function toTextFilter({ situacao, tipo, pagina = 1 }: TextsSearch): TextFilter {
  return {
    state: situacao === undefined ? 'waiting' : 'answered',
    kind: tipo && kinds[tipo],
    page: pagina,
  };
}

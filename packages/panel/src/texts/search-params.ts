import type { SchoolText } from '@melhor-escola/api-client/panel';

/** What the list shows, in the URL. What is absent: what waits, both kinds, the first page. */
export type TextsSearch = {
  readonly situacao?: 'respondidas' | undefined;
  readonly tipo?: 'perguntas' | 'avaliacoes' | undefined;
  readonly pagina?: number | undefined;
};

/** The last page that the service has. */
const MAX_PAGE = 10_000;

/** Drops what is invalid. The keys are in the result, because the router lets its keys win over those of the URL. */
export function readTextsSearch({ situacao, tipo, pagina }: Readonly<Record<string, unknown>>): TextsSearch {
  const page = typeof pagina === 'string' ? Number(pagina) : pagina;
  const isLater = typeof page === 'number' && Number.isSafeInteger(page) && page > 1 && page <= MAX_PAGE;
  return {
    situacao: situacao === 'respondidas' ? situacao : undefined,
    tipo: tipo === 'perguntas' || tipo === 'avaliacoes' ? tipo : undefined,
    pagina: isLater ? page : undefined,
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

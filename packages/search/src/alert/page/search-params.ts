import { MAX_SAVED_QUERY_LENGTH } from '@melhor-escola/domain/search-defaults';

/** The page of alerts in the URL. */
export type AlertPageSearch = {
  /** Query of the search's URL, without '?'. */
  readonly busca: string;
  /** What just happened: the request was sent. */
  readonly situacao?: 'enviado' | undefined;
};

/** Drops invalid values and unknown keys. */
export function validateAlertPageSearch({
  busca,
  situacao,
}: Readonly<Record<string, unknown>>): AlertPageSearch {
  return {
    busca: typeof busca === 'string' && busca.length <= MAX_SAVED_QUERY_LENGTH ? busca : '',
    situacao: situacao === 'enviado' ? situacao : undefined,
  };
}

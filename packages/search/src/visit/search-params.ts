/** The search parameters of the page about a visit. */
export type VisitSearch = {
  /** The token of the link in the mails. */
  readonly token?: string | undefined;
  /** After a submission. */
  readonly situacao?: 'enviado' | 'mudado' | undefined;
};

/** Drops what is invalid. In the loader and not in the route, whose validation every page of the site would load. */
export function validateVisitSearch({ token, situacao }: Readonly<Record<string, unknown>>): VisitSearch {
  return {
    token: typeof token === 'string' && token !== '' ? token : undefined,
    situacao: situacao === 'enviado' || situacao === 'mudado' ? situacao : undefined,
  };
}

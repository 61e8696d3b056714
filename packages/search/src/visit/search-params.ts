/** The search parameters of the page that a mailed link opens. */
export type VisitLink = {
  /** Absent if the link was truncated. */
  readonly token?: string | undefined;
  /** After a change without an error. */
  readonly situacao?: 'mudada' | undefined;
};

/** Drops what is invalid. */
export function validateVisitLink({ token, situacao }: Readonly<Record<string, unknown>>): VisitLink {
  return {
    token: typeof token === 'string' && /^[\w-]{43}$/.test(token) ? token : undefined,
    situacao: situacao === 'mudada' ? situacao : undefined,
  };
}

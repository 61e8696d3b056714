export interface InvitationSearch {
  /** The secret of the link. */
  readonly codigo?: string | undefined;
}

/** Reads the URL. Anything that cannot be a secret is no invitation. */
export function validateInvitationSearch(search: Readonly<Record<string, unknown>>): InvitationSearch {
  const { codigo } = search;
  return typeof codigo === 'string' && /^[\w-]{43}$/u.test(codigo) ? { codigo } : {};
}

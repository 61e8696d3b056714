/** One address search: all that is typed, and the choice that ends it, under one token (spec §7). */
export interface AddressSession {
  /** The token of the search that is going on; a new one where none is. */
  token(): string;
  /** The search ended with a choice: what is typed next is another one. */
  end(): void;
}

/** Google bills what is typed and what is chosen as one where both carry one token, and each token once. */
export function createAddressSession(makeToken: () => string = () => crypto.randomUUID()): AddressSession {
  let current: string | undefined;
  return {
    token: () => (current ??= makeToken()),
    end: () => {
      current = undefined;
    },
  };
}

type Listener = () => void;

const listeners = new Set<Listener>();

/** Asks the account's place in the header to open the form to sign in over the page. Only in a browser. */
export const signInRequests = {
  /** @returns whether it was heard: where the header's code has not come, the page to sign in is the way. */
  ask(): boolean {
    for (const listener of listeners) listener();
    return listeners.size > 0;
  },

  /** @returns what ends the listening. */
  subscribe(listener: Listener): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

const steps = new Set<() => Promise<void>>();

/**
 * Calls `step` whenever the current user signs out in this tab, while the session still exists: for what a page has not sent yet. Signing out
 * waits for it, whatever becomes of it.
 *
 * @returns a function that ends it.
 */
export function beforeSignOut(step: () => Promise<void>): () => void {
  steps.add(step);
  return () => void steps.delete(step);
}

/** Runs every step. Never rejects: what could not be sent keeps nobody signed in. */
export async function runStepsBeforeSignOut(): Promise<void> {
  await Promise.allSettled([...steps].map((step) => step()));
}

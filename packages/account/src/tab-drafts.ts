/** What forms begin the names of their drafts with in a tab's storage (spec §9). */
const prefix = 'montilla:';

/**
 * Deletes what this tab keeps of forms: whoever leaves a shared computer leaves no name, e-mail or student for Back to show
 * (S2). Not for a session that only ended: its person finds there what they typed, once they are back.
 */
export function clearTabDrafts(): void {
  try {
    const { sessionStorage } = globalThis;
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  } catch {
    // A browser that forbids storage keeps no drafts.
  }
}

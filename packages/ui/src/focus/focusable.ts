/** Selects what Tab stops at. What is inert or cannot be seen is for the caller to leave out. */
export const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]';

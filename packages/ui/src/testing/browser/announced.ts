/** What the announcer has said of late, in order, by its urgency. */
export function announced(urgency: 'polite' | 'assertive' = 'polite'): string[] {
  const region = document.querySelector(`[data-component="announcer"] [data-urgency="${urgency}"]`);
  return [...(region?.children ?? [])].map(({ textContent }) => textContent ?? '');
}

/** Forgets what was said before: the region is the page's, and outlives a test. */
export function forgetAnnounced(): void {
  for (const region of document.querySelectorAll('[data-component="announcer"] [data-urgency]')) {
    region.replaceChildren();
  }
}

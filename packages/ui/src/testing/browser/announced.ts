/** The recent messages of the announcer, in order, by urgency. */
export function announced(urgency: 'polite' | 'assertive' = 'polite'): string[] {
  const region = document.querySelector(`[data-component="announcer"] [data-urgency="${urgency}"]`);
  return [...(region?.children ?? [])].map(({ textContent }) => textContent ?? '');
}

/** Clears earlier messages: the region belongs to the page and outlives a test. */
export function clearAnnouncements(): void {
  for (const region of document.querySelectorAll('[data-component="announcer"] [data-urgency]')) {
    region.replaceChildren();
  }
}

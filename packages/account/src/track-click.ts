import type { Track } from '@melhor-escola/tracking/ports';

/**
 * Returns a click handler that tracks a button with which the visitor pays, calls or writes (EN-18).
 *
 * @param place of the button on the page: 'order-help'.
 * @param school slug of its school, if there is one.
 */
export function trackClick(
  track: Track,
  button: 'pay' | 'call' | 'whatsapp',
  place: string,
  school?: string | null,
): () => void {
  return () => track({ name: 'button_click', button, place, school_slug: school ?? undefined });
}

import type { Track } from '@melhor-escola/tracking/ports';

/**
 * A handler that tells of a button which leads on: to pay, to call, to write (EN-18).
 *
 * @param place where it stands: 'order-help'.
 * @param school slug of the school it is about; nothing of one that is gone.
 */
export function tellClick(
  track: Track,
  button: 'pay' | 'call' | 'whatsapp',
  place: string,
  school?: string | null,
): () => void {
  return () => track({ name: 'button_click', button, place, school_slug: school ?? undefined });
}

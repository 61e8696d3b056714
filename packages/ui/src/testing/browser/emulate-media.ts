import { expect, onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

type Media = 'forced-colors' | 'prefers-reduced-motion' | 'print';

const set = (media: string, features: { name: string; value: string }[]) =>
  cdp().send('Emulation.setEmulatedMedia', { media, features });

/** Has the browser show pages as somebody with this setting sees them, or as paper does, until the test is over. */
export async function emulateMedia(media: Media): Promise<void> {
  onTestFinished(async () => {
    await set('', []);
  });
  if (media === 'print') await set(media, []);
  else await set('', [{ name: media, value: media === 'forced-colors' ? 'active' : 'reduce' }]);
  expect(window.matchMedia(media === 'print' ? media : `(${media})`).matches).toBe(true);
}

import { expect, onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

type Media = 'forced-colors' | 'prefers-reduced-motion' | 'print';

const set = (media: string, features: { name: string; value: string }[]) =>
  cdp().send('Emulation.setEmulatedMedia', { media, features });

/** Makes the browser emulate a media feature or print, until the test ends. */
export async function emulateMedia(media: Media): Promise<void> {
  onTestFinished(async () => {
    await set('', []);
  });
  if (media === 'print') await set(media, []);
  else await set('', [{ name: media, value: media === 'forced-colors' ? 'active' : 'reduce' }]);
  expect(window.matchMedia(media === 'print' ? media : `(${media})`).matches).toBe(true);
}

import { expect, onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

/** Media features with the value to emulate. */
const values = {
  'forced-colors': 'active',
  'prefers-contrast': 'more',
  'prefers-reduced-motion': 'reduce',
} as const;

type Media = keyof typeof values | 'print';

const set = (media: string, features: { name: string; value: string }[]) =>
  cdp().send('Emulation.setEmulatedMedia', { media, features });

/** Makes the browser emulate a media feature or print, until the test ends. */
export async function emulateMedia(media: Media): Promise<void> {
  onTestFinished(async () => {
    await set('', []);
  });
  if (media === 'print') await set(media, []);
  else await set('', [{ name: media, value: values[media] }]);
  expect(window.matchMedia(media === 'print' ? media : `(${media})`).matches).toBe(true);
}

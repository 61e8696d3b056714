import { describe, expect, it } from 'vitest';
import { mount, useCleanPage } from '../testing/browser/mount.ts';
import { followPointer } from './follow-pointer.ts';

const send = (type: string, init: PointerEventInit = {}, target: EventTarget = document.body) =>
  target.dispatchEvent(new PointerEvent(type, { pointerId: 1, buttons: 1, bubbles: true, ...init }));

/** An element that follows pointer 1, and the calls it received. */
async function press(signal?: AbortSignal) {
  const { container } = await mount(<div data-part="dragged">Arraste</div>);
  const element = container.querySelector('[data-part=dragged]') as HTMLElement;
  const log: string[] = [];
  const note = (what: string) => () => void log.push(what);
  followPointer(
    element,
    { pointerId: 1 },
    { move: note('move'), release: note('release'), cancel: note('cancel') },
    signal,
  );
  return { element, log };
}

describe('A7 following a pointer', () => {
  useCleanPage();

  it.each([
    ['its release', 'release', (_element: Element) => send('pointerup', { buttons: 0 })],
    ['its cancellation by the browser', 'cancel', () => send('pointercancel')],
    [
      'a movement without a button, after a release outside the window',
      'cancel',
      () => send('pointermove', { buttons: 0 }),
    ],
    ['the loss of its capture', 'cancel', (element: Element) => send('lostpointercapture', {}, element)],
    ['another press of the same pointer', 'cancel', () => send('pointerdown')],
  ])('ends with %s', async (_end, outcome, end) => {
    const { element, log } = await press();
    send('pointermove');
    end(element);
    send('pointermove');
    send('pointerup');
    expect(log).toEqual(['move', outcome]);
  });

  it('ignores a second finger, and the capture that the first target loses', async () => {
    const { log } = await press();
    send('pointermove', { pointerId: 2 });
    send('pointerup', { pointerId: 2 });
    send('lostpointercapture');
    expect(log).toEqual([]);
    send('pointerup');
  });

  it('stops without a call when its element is gone', async () => {
    const gone = new AbortController();
    const { log } = await press(gone.signal);
    gone.abort();
    send('pointermove');
    send('pointerup');
    expect(log).toEqual([]);
  });
});

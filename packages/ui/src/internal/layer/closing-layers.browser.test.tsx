import { type ReactElement, StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { desktop, mount, phone, useCleanPage } from '../../testing/browser/mount.ts';
import { mouse } from '../../testing/browser/pointer.ts';
import { Dialog } from '../../components/dialog/dialog.tsx';
import { Menu } from '../../components/menu/menu.tsx';
import { Popover } from '../../components/popover/popover.tsx';

const trigger = <button type="button">Abrir</button>;
const layers: readonly (readonly [string, ReactElement])[] = [
  ['a dialog', <Dialog key="dialog" title="De dentro" trigger={trigger} />],
  ['a popover', <Popover key="popover" title="De dentro" trigger={trigger} />],
  ['a menu', <Menu key="menu" trigger={trigger} items={[{ label: 'De dentro' }]} />],
];

const outer = () => page.getByRole('dialog', { name: 'De fora', includeHidden: true });
const isClosing = (layer: Element | null) => layer?.getAttribute('data-state') === 'closed';

/** Opens a layer within a dialog, and closes it by Escape: it stays visible, because its exit animation is slow. */
async function closeInner(layer: ReactElement): Promise<Element> {
  await mount(
    <StrictMode>
      <Dialog title="De fora" defaultOpen>
        {layer}
      </Dialog>
    </StrictMode>,
  );
  await expect.element(outer()).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Abrir' }));
  await vi.waitFor(() => expect(document.querySelectorAll('[data-layer]')).toHaveLength(2));
  const closing = [...document.querySelectorAll('[data-layer]')].at(-1);
  if (!closing) throw new Error('The inner layer is not there.');
  await userEvent.keyboard('{Escape}');
  await vi.waitFor(() => expect(isClosing(closing)).toBe(true));
  expect(closing.isConnected).toBe(true);
  return closing;
}

const isOuterClosed = () =>
  outer()
    .elements()
    .every((layer) => isClosing(layer));

describe.each(layers)('ST-11 while %s moves out of a dialog', (_name, layer) => {
  useCleanPage();
  const slow = document.createElement('style');
  slow.textContent = '[data-state=closed] { animation: 100s layer-leave !important; }';
  beforeEach(desktop);
  beforeEach(() => document.head.append(slow));
  afterEach(() => slow.remove());

  it('the next Escape closes the dialog', async () => {
    await closeInner(layer);
    await userEvent.keyboard('{Escape}');
    await expect.poll(isOuterClosed).toBe(true);
  });

  it('a press outside closes the dialog', async () => {
    await closeInner(layer);
    await mouse('mousePressed', { x: 4, y: 4 });
    await mouse('mouseReleased', { x: 4, y: 4 });
    await expect.poll(isOuterClosed).toBe(true);
  });

  it('Back on a phone closes the dialog', async () => {
    await phone();
    await closeInner(layer);
    await expect.poll(() => JSON.stringify(window.history.state)).toContain('melhorEscolaLayer');
    window.history.back();
    await expect.poll(isOuterClosed).toBe(true);
  });
});

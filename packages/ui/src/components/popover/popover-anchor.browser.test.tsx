import { type RefObject, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { desktop, findings, mount, useCleanPage } from '../../testing/browser/mount.ts';
import { PopoverBody, PopoverContent, PopoverRoot, PopoverTitle } from './index.ts';

interface ElsewhereProps {
  /** Whether it is placed beside the whole row instead of the button. */
  besideRow?: boolean;
}

/** A button that opens a popover whose root it is not in. */
function Elsewhere({ besideRow = false }: ElsewhereProps) {
  const [isOpen, setOpen] = useState(false);
  const row = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <PopoverRoot open={isOpen} onOpenChange={setOpen}>
        <PopoverContent anchor={besideRow ? row : button}>
          <PopoverTitle>Desconto</PopoverTitle>
          <PopoverBody>
            <a href="#conta">Ver a conta</a>
          </PopoverBody>
        </PopoverContent>
      </PopoverRoot>
      <div ref={row} style={{ padding: '80px 20px 20px 300px' }}>
        <button type="button" ref={button} onClick={() => setOpen(!isOpen)}>
          Abrir
        </button>
        <button type="button">Depois</button>
      </div>
    </>
  );
}

const popover = () => page.getByRole('dialog', { name: 'Desconto' });
const button = (name: string) => page.getByRole('button', { name });
const gone = () => vi.waitFor(() => expect(popover().elements()).toHaveLength(0), 2000);

async function open() {
  await userEvent.click(button('Abrir'));
  await expect.element(popover()).toHaveFocus();
}

const place = () => {
  const { top, left } = popover().element().getBoundingClientRect();
  return [top, left];
};

function Lost({ anchor }: { anchor?: RefObject<HTMLElement | null> }) {
  return (
    <PopoverRoot defaultOpen>
      <PopoverContent anchor={anchor} aria-label="Desconto" />
    </PopoverRoot>
  );
}

describe('Popover with its trigger elsewhere', () => {
  useCleanPage();
  beforeEach(desktop);

  it('is placed beside its anchor, and returns the focus to it', async () => {
    await mount(<Elsewhere />);
    await open();
    const anchor = button('Abrir').element().getBoundingClientRect();
    await expect.poll(place).toEqual([anchor.bottom + 8, anchor.left]);
    expect(await findings()).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect.element(button('Abrir')).toHaveFocus();
  });

  it('a second press on its anchor closes it, and Tab moves on from there', async () => {
    await mount(<Elsewhere />);
    await open();
    await userEvent.click(button('Abrir'));
    await gone();
    await open();
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(button('Depois')).toHaveFocus();
    await gone();
  });

  it('beside an element that cannot have the focus, it returns the focus to the button that opened it', async () => {
    await mount(<Elsewhere besideRow />);
    await open();
    await expect.poll(() => place()[1]).toBe(8);
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect.element(button('Abrir')).toHaveFocus();
  });

  it.each([
    ['no anchor', undefined],
    ['the ref of nothing', { current: null }],
  ])('with %s it has no place: an error in development says so', async (_what, anchor) => {
    const thrown = Promise.withResolvers<unknown>();
    const container = document.body.appendChild(document.createElement('div'));
    const root = createRoot(container, { onUncaughtError: thrown.resolve });
    root.render(<Lost anchor={anchor} />);
    expect(String(await thrown.promise)).toMatch(
      /PopoverContent, MenuContent: .* no element to place it beside\. Render a trigger/,
    );
    root.unmount();
    container.remove();
  });
});

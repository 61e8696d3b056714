import { StrictMode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { pass, useStoppedClock } from '../../testing/browser/clock.ts';
import { desktop, findings, mount, useCleanPage } from '../../testing/browser/mount.ts';
import { moveMouseTo } from '../../testing/browser/pointer.ts';
import { describeConformance } from '../../testing/conformance/conformance.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { Tooltip, type TooltipProps } from './tooltip.tsx';
import { CLOSE_AFTER_MS, OPEN_AFTER_MS, SKIP_DELAY_MS } from './use-tooltip.ts';

describeConformance({
  component: (props: TooltipProps) => <Tooltip {...props} />,
  props: { content: 'Salvar escola', children: <button type="button">Salvar</button>, defaultOpen: true },
  dataComponent: 'tooltip',
  element: HTMLDivElement,
  portalled: true,
});

const button = (name: string) => page.getByRole('button', { name });
const shown = () =>
  page
    .getByRole('tooltip')
    .elements()
    .map(({ textContent }) => textContent);
const away = () => moveMouseTo(page.getByText('Uma página.').element());

type OnOpenChange = NonNullable<TooltipProps['onOpenChange']>;

const middle = (element: Element) => {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
};

function mountTwo(onOpenChange?: OnOpenChange) {
  return mount(
    <StrictMode>
      <div style={{ padding: 120, display: 'flex', gap: 40 }}>
        <Tooltip content="Guarda a escola na sua lista" onOpenChange={onOpenChange}>
          <button type="button">Salvar</button>
        </Tooltip>
        <Tooltip content="Envia o endereço da escola">
          <button type="button">Compartilhar</button>
        </Tooltip>
      </div>
      <p>Uma página.</p>
    </StrictMode>,
  );
}

const pointAt = (name: string) => moveMouseTo(button(name).element());

describe('Tooltip with a pointer', () => {
  useCleanPage();
  useStoppedClock();
  beforeEach(desktop);
  beforeEach(async () => {
    const { unmount } = await mount(<p>Uma página.</p>);
    await away();
    unmount();
    await pass(SKIP_DELAY_MS);
  });

  it('opens when the pointer has rested, and not when it passes by', async () => {
    await mountTwo();
    await pointAt('Salvar');
    await pass(OPEN_AFTER_MS - 1);
    await away();
    await pass(OPEN_AFTER_MS);
    expect(shown()).toEqual([]);
    await pointAt('Salvar');
    await pass(OPEN_AFTER_MS);
    expect(shown()).toEqual(['Guarda a escola na sua lista']);
    await away();
    await pass(CLOSE_AFTER_MS);
    expect(shown()).toEqual([]);
  });

  it('opens on a neighbor without delay, one at a time', async () => {
    await mountTwo();
    await pointAt('Salvar');
    await pass(OPEN_AFTER_MS);
    await away();
    await pass(CLOSE_AFTER_MS);
    expect(shown()).toEqual([]);
    await pass(SKIP_DELAY_MS - 1);
    await pointAt('Compartilhar');
    await pass(0);
    expect(shown()).toEqual(['Envia o endereço da escola']);
    button('Salvar').element().focus();
    await userEvent.keyboard('{Shift}');
    expect(shown().length).toBeLessThanOrEqual(1);
  });

  it('stays while the pointer is on it', async () => {
    await mountTwo();
    await pointAt('Salvar');
    await pass(OPEN_AFTER_MS);
    await moveMouseTo(page.getByRole('tooltip').element());
    await pass(CLOSE_AFTER_MS * 2);
    expect(shown()).toHaveLength(1);
    await away();
    await pass(CLOSE_AFTER_MS);
    expect(shown()).toEqual([]);
  });

  it('closes on a press, and does not reopen for it', async () => {
    await mountTwo();
    await pointAt('Salvar');
    await pass(OPEN_AFTER_MS);
    expect(shown()).toHaveLength(1);
    await userEvent.click(button('Salvar'));
    expect(shown()).toEqual([]);
    await pass(OPEN_AFTER_MS * 2);
    expect(shown()).toEqual([]);
  });

  it('does not open on touch', async () => {
    await mountTwo();
    const element = button('Salvar').element();
    element.dispatchEvent(new PointerEvent('pointerover', { pointerType: 'touch', bubbles: true }));
    await pass(OPEN_AFTER_MS * 2);
    expect(shown()).toEqual([]);
  });
});

describe('Tooltip', () => {
  useCleanPage();
  beforeEach(desktop);

  it('opens at once on keyboard focus, and closes when the focus leaves', async () => {
    const onOpenChange = vi.fn<OnOpenChange>();
    await mountTwo(onOpenChange);
    await userEvent.tab();
    await expect.element(button('Salvar')).toHaveFocus();
    expect(shown()).toEqual(['Guarda a escola na sua lista']);
    expect(await findings()).toEqual([]);
    await userEvent.tab();
    expect(shown()).toEqual(['Envia o endereço da escola']);
    expect(onOpenChange.mock.calls.map(([open, { reason }]) => [open, reason])).toEqual([
      [true, 'focus'],
      [false, 'focus'],
    ]);
  });

  it('the text is available to screen readers, open or not', async () => {
    await mountTwo();
    expect(button('Salvar').element()).toHaveAccessibleDescription('Guarda a escola na sua lista');
  });

  it('each Escape closes one layer: first the tooltip, then the dialog it is in', async () => {
    await mount(
      <div>
        <Dialog title="Reserva" defaultOpen>
          <Tooltip content="Guarda a escola na sua lista">
            <button type="button">Salvar</button>
          </Tooltip>
        </Dialog>
      </div>,
    );
    await expect.element(page.getByRole('dialog')).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    expect(shown()).toHaveLength(1);
    expect(page.getByRole('tooltip').element().closest('[inert]')).toBeNull();
    await userEvent.keyboard('{Escape}');
    expect(shown()).toEqual([]);
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(page.getByRole('dialog').elements()).toEqual([]), 2000);
  });

  it('is above in the middle, or below if there is no space', async () => {
    await mountTwo();
    await userEvent.tab();
    const bubble = page.getByRole('tooltip').element();
    expect(bubble.getAttribute('data-side')).toBe('top');
    expect(middle(bubble)).toBeCloseTo(middle(button('Salvar').element()), 0);
    window.scrollTo({ top: 0 });
    const { unmount } = await mount(
      <div style={{ position: 'absolute', top: 0, left: 0 }}>
        <Tooltip content="Sem lugar acima" defaultOpen>
          <button type="button">No alto</button>
        </Tooltip>
      </div>,
    );
    await vi.waitFor(() =>
      expect(page.getByText('Sem lugar acima').elements().at(-1)?.getAttribute('data-side')).toBe('bottom'),
    );
    unmount();
  });
});

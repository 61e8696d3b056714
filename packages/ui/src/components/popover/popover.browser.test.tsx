import { type ComponentProps, StrictMode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { desktop, findings, mount, phone, useCleanPage } from '../../testing/browser/mount.ts';
import { describeConformance } from '../../testing/conformance/conformance.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { Popover, type PopoverProps } from './popover.tsx';
import {
  PopoverBody,
  PopoverClose,
  PopoverContent,
  PopoverHeader,
  PopoverRoot,
  PopoverTitle,
  PopoverTrigger,
} from './index.ts';

describeConformance({
  component: Popover,
  props: { title: 'Desconto', trigger: <button type="button">Abrir</button>, defaultOpen: true },
  dataComponent: 'popover',
  element: HTMLDivElement,
  portalled: true,
});

describeConformance({
  component: (props: ComponentProps<typeof PopoverContent>) => (
    <PopoverRoot defaultOpen>
      <PopoverTrigger>Abrir</PopoverTrigger>
      <PopoverContent {...props}>
        <PopoverHeader>
          <PopoverTitle>Excluir a conta?</PopoverTitle>
          <PopoverClose />
        </PopoverHeader>
        <PopoverBody>Não há volta.</PopoverBody>
      </PopoverContent>
    </PopoverRoot>
  ),
  props: {},
  dataComponent: 'popover',
  element: HTMLDivElement,
  portalled: true,
});

const popover = () => page.getByRole('dialog', { name: 'Desconto' });
const button = (name: string) => page.getByRole('button', { name });
const gone = () => vi.waitFor(() => expect(popover().elements()).toHaveLength(0), 2000);

function mountPopover(extra: Partial<PopoverProps> = {}) {
  return mount(
    <StrictMode>
      <div style={{ padding: 80 }}>
        <button type="button">Antes</button>
        <Popover title="Desconto" trigger={<button type="button">Abrir</button>} {...extra}>
          {extra.children ?? (
            <>
              <a href="#um">Um</a> <a href="#dois">Dois</a>
            </>
          )}
        </Popover>
        <button type="button">Depois</button>
        <p>Uma página.</p>
      </div>
      <p style={{ height: 2000 }} />
    </StrictMode>,
  );
}

async function open() {
  await userEvent.click(button('Abrir'));
  await expect.element(popover()).toBeVisible();
}

type OnOpenChange = NonNullable<PopoverProps['onOpenChange']>;

describe('Popover', () => {
  useCleanPage();
  beforeEach(desktop);

  it('ST-11 each way closes it, reports it, and returns the focus', async () => {
    const onOpenChange = vi.fn<OnOpenChange>();
    await mountPopover({ onOpenChange });
    const ways: readonly (readonly [string, () => Promise<void>])[] = [
      ['escape', () => userEvent.keyboard('{Escape}')],
      ['outside-press', () => userEvent.click(page.getByText('Uma página.'))],
      ['close-button', () => userEvent.click(button('Fechar'))],
      ['trigger', () => userEvent.click(button('Abrir'))],
    ];
    for (const [, close] of ways) {
      await open();
      await expect.element(popover()).toHaveFocus();
      await close();
      await gone();
      await expect.element(button('Abrir')).toHaveFocus();
    }
    expect(onOpenChange.mock.calls.map(([next, details]) => [next, details.reason])).toEqual(
      ways.flatMap(([reason]) => [
        [true, 'trigger'],
        [false, reason],
      ]),
    );
  });

  it('a button of the caller in it closes it like its own', async () => {
    const onOpenChange = vi.fn<OnOpenChange>();
    const children = (
      <PopoverClose asChild>
        <button type="button">Menor mensalidade</button>
      </PopoverClose>
    );
    await mountPopover({ onOpenChange, children });
    await open();
    await userEvent.click(button('Menor mensalidade'));
    await gone();
    expect(onOpenChange.mock.calls.map(([, { reason }]) => reason)).toEqual(['trigger', 'close-button']);
  });

  it('leaves the focus on another control that was clicked', async () => {
    const onOpenChange = vi.fn<OnOpenChange>();
    await mountPopover({ onOpenChange });
    await open();
    await userEvent.click(button('Depois'));
    await gone();
    await expect.element(button('Depois')).toHaveFocus();
    expect(onOpenChange).toHaveBeenCalledTimes(2);
    expect(['focus-out', 'outside-press']).toContain(onOpenChange.mock.lastCall?.[1].reason);
  });

  it('reports once that it closed, however soon the new focus is lost', async () => {
    const onOpenChange = vi.fn<OnOpenChange>();
    await mountPopover({ onOpenChange });
    await open();
    const after = button('Depois').element() as HTMLElement;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    after.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    after.focus();
    vi.advanceTimersByTime(0);
    after.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
    vi.useRealTimers();
    expect(onOpenChange.mock.calls.map(([, details]) => details.reason)).toEqual([
      'trigger',
      'outside-press',
    ]);
  });

  it('the focus enters it even if it reopens while closing', async () => {
    await mountPopover({});
    await open();
    (popover().element() as HTMLElement).style.animationDuration = '100s';
    await userEvent.keyboard('{Escape}');
    await expect.element(button('Abrir')).toHaveFocus();
    expect(popover().elements()).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    await expect.element(popover()).toHaveFocus();
  });

  it('with `closable={false}` it ignores Escape and has no close button', async () => {
    await mountPopover({ closable: false });
    await open();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(page.getByText('Uma página.'));
    await userEvent.click(button('Depois'));
    await expect.element(popover()).toBeVisible();
    await expect.element(button('Fechar')).not.toBeInTheDocument();
    await userEvent.click(button('Abrir'));
    await gone();
  });

  it('its trigger references it only while it is open', async () => {
    await mountPopover();
    const trigger = button('Abrir').element();
    expect(trigger.hasAttribute('aria-controls')).toBe(false);
    await open();
    expect(trigger.getAttribute('aria-expanded')).toBe('true');
    expect(document.getElementById(trigger.getAttribute('aria-controls') ?? '')).toBe(popover().element());
    expect(await findings()).toEqual([]);
    await userEvent.keyboard('{Escape}');
    expect(trigger.getAttribute('aria-expanded')).toBe('false');
    expect(trigger.hasAttribute('aria-controls')).toBe(false);
  });

  it('Tab moves through it, and on to the element after its trigger', async () => {
    await mountPopover();
    await open();
    for (const name of ['Fechar']) {
      await userEvent.tab();
      await expect.element(button(name)).toHaveFocus();
    }
    for (const name of ['Um', 'Dois']) {
      await userEvent.tab();
      await expect.element(page.getByRole('link', { name })).toHaveFocus();
    }
    await userEvent.tab();
    await expect.element(button('Depois')).toHaveFocus();
    await gone();
  });

  it('Shift+Tab returns to the trigger, which leaves it open and enters again', async () => {
    await mountPopover();
    await open();
    await userEvent.tab({ shift: true });
    await expect.element(button('Abrir')).toHaveFocus();
    await expect.element(popover()).toBeVisible();
    await userEvent.tab();
    await expect.element(button('Fechar')).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await expect.element(button('Antes')).toHaveFocus();
  });

  it('a layer that opened from it does not close it, and Escape never closes both layers', async () => {
    await mountPopover({
      children: (
        <Dialog title="Conta" trigger={<button type="button">Ver a conta</button>}>
          <button type="button">Entendi</button>
        </Dialog>
      ),
    });
    await open();
    await userEvent.click(button('Ver a conta'));
    const dialog = page.getByRole('dialog', { name: 'Conta' });
    await userEvent.click(button('Entendi'));
    await expect.element(dialog).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(dialog.elements()).toHaveLength(0), 2000);
    await expect.element(popover()).toBeVisible();
    await expect.element(button('Ver a conta')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await gone();
  });

  it('within a dialog it can be used, and a press in the dialog closes only the popover', async () => {
    await mount(
      <div>
        <Dialog title="Reserva" defaultOpen>
          <Popover title="Desconto" trigger={<button type="button">Abrir</button>}>
            <button type="button">Dentro</button>
          </Popover>
          <p>Valores</p>
        </Dialog>
      </div>,
    );
    await open();
    await userEvent.click(button('Dentro'));
    await expect.element(button('Dentro')).toHaveFocus();
    await userEvent.click(page.getByText('Valores'));
    await gone();
    await expect.element(page.getByRole('dialog', { name: 'Reserva' })).toBeVisible();
  });

  it('stays beside its trigger as the page scrolls', async () => {
    await mountPopover();
    await open();
    const gap = () =>
      popover().element().getBoundingClientRect().top -
      button('Abrir').element().getBoundingClientRect().bottom;
    await vi.waitFor(() => expect(gap()).toBe(8));
    window.scrollTo({ top: 40, behavior: 'instant' });
    await vi.waitFor(() => expect(gap()).toBe(8));
    expect(popover().element().getAttribute('data-side')).toBe('bottom');
    window.scrollTo({ top: 0, behavior: 'instant' });
  });

  it('moves to the side with space', async () => {
    await mount(
      <div style={{ position: 'fixed', bottom: 8 }}>
        <Popover title="Desconto" trigger={<button type="button">Abrir</button>}>
          <p style={{ height: 200 }}>Longo</p>
        </Popover>
      </div>,
    );
    await open();
    await expect.element(popover()).toHaveAttribute('data-side', 'top');
    expect(popover().element().getBoundingClientRect().bottom).toBeLessThanOrEqual(
      button('Abrir').element().getBoundingClientRect().top,
    );
  });

  it('fits a phone of 320 px', async () => {
    await page.viewport(320, 640);
    await mountPopover({ children: 'Uma frase comprida sobre o desconto. '.repeat(8) });
    await open();
    const { left, right } = popover().element().getBoundingClientRect();
    expect(left).toBeGreaterThanOrEqual(8);
    expect(right).toBeLessThanOrEqual(312);
    await phone();
  });
});

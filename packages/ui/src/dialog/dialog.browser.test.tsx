import { type RefObject, StrictMode, useRef, useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Autocomplete } from '../autocomplete/autocomplete.tsx';
import { declared } from '../browser-testing/declared.ts';
import { desk, findings, mount, phone, useCleanPage } from '../browser-testing/mount.ts';
import { describeConformance } from '../conformance/conformance.tsx';
import type { ModalDetails } from '../modal/use-modal-open.ts';
import { Dialog, type DialogProps } from './dialog.tsx';

describeConformance({
  component: Dialog,
  props: { title: 'Excluir a conta?', defaultOpen: true },
  dataComponent: 'dialog',
  element: HTMLDivElement,
  portalled: true,
});

const dialog = (name = 'Excluir a conta?') => page.getByRole('dialog', { name });
const trigger = () => page.getByRole('button', { name: 'Abrir' });
const gone = (name?: string) => vi.waitFor(() => expect(dialog(name).elements()).toHaveLength(0), 3000);
const body = () => dialog().element().querySelector('[data-part=body]');
const root = document.documentElement;

function mountDialog(extra: Partial<DialogProps> = {}) {
  return mount(
    <StrictMode>
      <p style={{ height: '40vh' }}>Uma página comprida.</p>
      <Dialog title="Excluir a conta?" trigger={<button type="button">Abrir</button>} {...extra}>
        {extra.children ?? <button type="button">Dentro</button>}
      </Dialog>
      <p style={{ height: '200vh' }} />
    </StrictMode>,
  );
}

async function open() {
  await userEvent.click(trigger());
  await expect.element(dialog()).toBeVisible();
}

/** Opens it and lets it go, so slowly that it is still there on a busy machine. */
async function beginToGo(): Promise<HTMLElement> {
  await open();
  const going = dialog().element() as HTMLElement;
  going.style.animationDuration = '100s';
  await userEvent.keyboard('{Escape}');
  await vi.waitFor(() => expect(going.dataset['state']).toBe('closed'));
  expect(going.getAnimations()).toHaveLength(1);
  return going;
}

/** Says where the focus goes, first and last. */
function ToldFocus() {
  const first = useRef<HTMLButtonElement>(null);
  const last: RefObject<HTMLHeadingElement | null> = useRef(null);
  return (
    <>
      <h1 ref={last}>Escolas</h1>
      <Dialog
        title="Excluir a conta?"
        trigger={<button type="button">Abrir</button>}
        initialFocus={first}
        finalFocus={last}
      >
        <button type="button">Outro</button>
        <button type="button" ref={first}>
          Primeiro
        </button>
      </Dialog>
    </>
  );
}

/** Takes the focus as it is drawn, before the dialog could. */
function AutoFocused() {
  return <input aria-label="Nome" ref={(input) => input?.focus()} />;
}

/** A list whose only card, with the button that opens, is removed from within. */
function SavedSchools() {
  const [cards, setCards] = useState(['Escola A']);
  return (
    <section aria-label="Escolas salvas">
      {cards.map((card) => (
        <Dialog key={card} title="Excluir a conta?" trigger={<button type="button">Abrir</button>}>
          <button type="button" onClick={() => setCards([])}>
            Excluir
          </button>
        </Dialog>
      ))}
    </section>
  );
}

describe('Dialog', () => {
  useCleanPage();
  beforeEach(desk);

  it('takes the focus, keeps it, and gives it back', async () => {
    await mountDialog();
    await open();
    await expect.element(dialog()).toHaveFocus();
    for (const name of ['Fechar', 'Dentro', 'Fechar']) {
      await userEvent.tab();
      await expect.element(page.getByRole('button', { name })).toHaveFocus();
    }
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect.element(trigger()).toHaveFocus();
  });

  it.each([
    ['escape', () => userEvent.keyboard('{Escape}')],
    ['outside-press', () => userEvent.click(document.documentElement, { position: { x: 5, y: 5 } })],
    ['close-button', () => userEvent.click(page.getByRole('button', { name: 'Fechar' }))],
  ])('ST-11 closes by %s, and says so', async (reason, close) => {
    const onOpenChange = vi.fn<(open: boolean, details: ModalDetails) => void>();
    await mountDialog({ onOpenChange });
    await open();
    await close();
    await gone();
    expect(onOpenChange.mock.calls.map(([next, details]) => [next, details.reason])).toEqual([
      [true, 'trigger'],
      [false, reason],
    ]);
    expect(onOpenChange.mock.lastCall?.[1].event).toBeInstanceOf(Event);
    await expect.element(trigger()).toHaveFocus();
  });

  it('ST-11 closable={false}: nothing dismisses it and there is no button that would', async () => {
    await mountDialog({ closable: false });
    await open();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(document.documentElement, { position: { x: 5, y: 5 } });
    await expect.element(page.getByRole('button', { name: 'Fechar' })).not.toBeInTheDocument();
    await expect.element(dialog()).toBeVisible();
  });

  it('a caller may refuse', async () => {
    await mountDialog({ onOpenChange: (next, details) => !next && details.cancel() });
    await open();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog()).toBeVisible();
  });

  it('locks the page without moving it, and frees it as soon as it begins to go', async () => {
    await mountDialog();
    window.scrollTo({ top: 100, behavior: 'instant' });
    await userEvent.click(trigger());
    await expect.element(dialog()).toBeVisible();
    expect(root.style.overflow).toBe('hidden');
    expect(window.scrollY).toBe(100);
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(root.style.overflow).toBe(''));
    expect(document.body.style.pointerEvents).toBe('');
    expect(window.scrollY).toBe(100);
  });

  it('cleanup on unmount mid-animation: the page is free', async () => {
    const { unmount } = await mountDialog();
    const going = await beginToGo();
    unmount();
    expect(going.isConnected).toBe(false);
    expect(root.style.overflow).toBe('');
    expect(document.body.style.pointerEvents).toBe('');
    expect(document.querySelectorAll('[inert]')).toHaveLength(0);
  });

  it('hides the page from assistive technology while open', async () => {
    await mountDialog();
    await open();
    expect(dialog().element().ariaModal).toBe('true');
    expect(trigger().element().closest('[inert]')).not.toBeNull();
    expect(dialog().element().closest('[inert]')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await gone();
    expect(trigger().element().closest('[inert]')).toBeNull();
  });

  it('the page is inert while open: nothing in it takes focus or press', async () => {
    const pressed = vi.fn<() => void>();
    await mountDialog({ trigger: <button onClick={pressed}>Abrir</button> });
    await open();
    const { left, top } = trigger().element().getBoundingClientRect();
    trigger().element().focus();
    await expect.element(dialog()).toHaveFocus();
    await userEvent.click(document.documentElement, { position: { x: left + 4, y: top + 4 }, force: true });
    expect(pressed).toHaveBeenCalledOnce();
  });

  it('initial/final focus props: puts the focus where it is told', async () => {
    await mount(<ToldFocus />);
    await open();
    await expect.element(page.getByRole('button', { name: 'Primeiro' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('heading', { name: 'Escolas' })).toHaveFocus();
  });

  it('fallback when trigger vanished: the focus goes to what is left around it', async () => {
    await mount(<SavedSchools />);
    await open();
    await userEvent.click(page.getByRole('button', { name: 'Excluir' }));
    await gone();
    await vi.waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Escolas salvas'));
  });

  it('nested stack: one Escape, one layer: a list, then the inner dialog, then the outer', async () => {
    await mountDialog({
      children: (
        <Dialog title="Outra" trigger={<button type="button">Mais</button>}>
          <Autocomplete label="Cidade" loadOptions={() => ['Palmas, TO']} />
        </Dialog>
      ),
    });
    await open();
    await userEvent.click(page.getByRole('button', { name: 'Mais' }));
    await userEvent.click(page.getByRole('combobox'));
    await expect.element(page.getByRole('option')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('option')).not.toBeInTheDocument();
    await expect.element(dialog('Outra')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await gone('Outra');
    await expect.element(dialog()).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Mais' })).toHaveFocus();
    expect(root.style.overflow).toBe('hidden');
    await userEvent.keyboard('{Escape}');
    await gone();
    expect(root.style.overflow).toBe('');
  });

  it('the list of a field in it takes presses, and does not count as outside', async () => {
    await mountDialog({ children: <Autocomplete label="Cidade" loadOptions={() => ['Palmas, TO']} /> });
    await open();
    await userEvent.click(page.getByRole('combobox'));
    await userEvent.click(page.getByRole('option'));
    await expect.element(page.getByRole('combobox')).toHaveValue('Palmas, TO');
    await expect.element(dialog()).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(page.getByRole('option')).toBeVisible();
    expect(await findings()).toEqual([]);
  });

  it('wears the theme of where it opened', async () => {
    await mount(
      <div data-theme="dark" data-brand="career-guide">
        <Dialog title="Excluir a conta?" trigger={<button type="button">Abrir</button>} />
      </div>,
    );
    await open();
    expect(dialog().element()).toHaveProperty('dataset.theme', 'dark');
    expect(dialog().element()).toHaveProperty('dataset.brand', 'career-guide');
  });

  it('`dvh`: is never higher than the window; what it holds scrolls, header and footer stay', async () => {
    await phone();
    await mountDialog({
      children: <p style={{ height: 2000 }}>Longo</p>,
      footer: <button type="button">Sim</button>,
    });
    await open();
    await vi.waitFor(() => {
      const { top, bottom, left, right } = dialog().element().getBoundingClientRect();
      expect({ top, bottom, left, right }).toEqual({ top: 16, bottom: 624, left: 16, right: 344 });
    });
    await expect.element(page.getByRole('button', { name: 'Sim' })).toBeInViewport();
    expect(declared(dialog().element())).toMatch(/max-height: calc\([^;]*100dvh/);
    expect(await findings()).toEqual([]);
  });

  it('route change: taken away while open, it gives page and focus free, and takes no focus from the next page', async () => {
    const { rerender } = await mountDialog();
    await open();
    rerender(
      <h1 tabIndex={-1} ref={(heading) => heading?.focus()}>
        Outra página
      </h1>,
    );
    await expect.element(page.getByRole('heading', { name: 'Outra página' })).toHaveFocus();
    expect(dialog().elements()).toHaveLength(0);
    expect(root.style.overflow).toBe('');
    expect(document.querySelectorAll('[inert]')).toHaveLength(0);
    await new Promise((resolve) => setTimeout(resolve, 50));
    await expect.element(page.getByRole('heading', { name: 'Outra página' })).toHaveFocus();
  });

  it('while it goes, nothing in it can be pressed twice', async () => {
    await mountDialog();
    const going = await beginToGo();
    expect(going.inert).toBe(true);
    going.getAnimations().forEach((movement) => movement.finish());
    await vi.waitFor(() => expect(going.isConnected).toBe(false));
  });

  it('its trigger says what it opens: aria-expanded, and aria-controls only while it is there', async () => {
    await mountDialog({ id: 'excluir' });
    expect(trigger().element().hasAttribute('aria-controls')).toBe(false);
    await open();
    expect(trigger().element().getAttribute('aria-controls')).toBe('excluir');
    expect(trigger().element().ariaExpanded).toBe('true');
    await userEvent.keyboard('{Escape}');
    await gone();
    expect(trigger().element().hasAttribute('aria-controls')).toBe(false);
  });

  it('keeps a focus that it was given by autoFocus', async () => {
    await mountDialog({ children: <AutoFocused /> });
    await open();
    await expect.element(page.getByRole('textbox', { name: 'Nome' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect.element(trigger()).toHaveFocus();
  });

  it('what it holds is scrolled by keys where nothing else in it takes the focus', async () => {
    await phone();
    await mountDialog({ closable: false, children: <p style={{ height: 2000 }}>Longo</p> });
    await open();
    await userEvent.tab();
    expect(document.activeElement).toBe(body());
    await userEvent.keyboard('{End}');
    await vi.waitFor(() => expect(body()?.scrollTop).toBeGreaterThan(100));
    await desk();
  });

  it('on a phone, Back closes it', async () => {
    await phone();
    await mountDialog();
    await open();
    await vi.waitFor(() => expect(window.history.state).toHaveProperty('melhorEscolaLayer'));
    window.history.back();
    await gone();
  });
});

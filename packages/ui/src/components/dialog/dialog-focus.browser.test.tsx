import { type RefObject, useRef, useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { desktop, mount, phone, useCleanPage } from '../../testing/browser/mount.ts';
import { dialog, gone, mountDialog, open, root, startClosing, trigger } from './dialog-page.fixture.tsx';
import { Dialog } from './dialog.tsx';

const body = () => dialog().element().querySelector('[data-part=body]');

/** Sets the initial and the final focus. */
function ExplicitFocus() {
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

/** Takes the focus on mount, before the dialog could. */
function AutoFocused() {
  return <input aria-label="Nome" ref={(input) => input?.focus()} />;
}

/** A list whose only card, with the opening button, is removed from inside the dialog. */
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

describe('Dialog: focus', () => {
  useCleanPage();
  beforeEach(desktop);

  it('takes the focus, keeps it, and returns it', async () => {
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

  it('moves the focus to the given initial and final elements', async () => {
    await mount(<ExplicitFocus />);
    await open();
    await expect.element(page.getByRole('button', { name: 'Primeiro' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('heading', { name: 'Escolas' })).toHaveFocus();
  });

  it('the focus moves to the nearest remaining ancestor if its trigger is gone', async () => {
    await mount(<SavedSchools />);
    await open();
    await userEvent.click(page.getByRole('button', { name: 'Excluir' }));
    await gone();
    await vi.waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Escolas salvas'));
  });

  it('unmounted while open, it releases page and focus, and takes no focus from the next page', async () => {
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

  it('keeps a focus set by autoFocus', async () => {
    await mountDialog({ children: <AutoFocused /> });
    await open();
    await expect.element(page.getByRole('textbox', { name: 'Nome' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect.element(trigger()).toHaveFocus();
  });

  it('its content can be scrolled by keyboard if nothing else in it is focusable', async () => {
    await phone();
    await mountDialog({ closable: false, children: <p style={{ height: 2000 }}>Longo</p> });
    await open();
    await userEvent.tab();
    expect(document.activeElement).toBe(body());
    await userEvent.keyboard('{End}');
    await vi.waitFor(() => expect(body()?.scrollTop).toBeGreaterThan(100));
    await desktop();
  });

  it('its content is no Tab stop if it contains one, also when reopened while closing', async () => {
    await mountDialog({
      children: (
        <>
          <input aria-label="Nome" />
          <div style={{ height: 2000 }} />
        </>
      ),
    });
    await startClosing();
    body()?.append('Mais texto.');
    await new Promise(requestAnimationFrame);
    await userEvent.click(trigger());
    await vi.waitFor(() => expect(dialog().element()).toHaveAttribute('data-state', 'open'));
    expect(body()).not.toHaveAttribute('tabindex');
  });
});

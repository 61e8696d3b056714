import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount, useCleanPage } from '../../testing/browser/mount.ts';
import { describeConformance } from '../../testing/conformance/conformance.tsx';
import { Input } from './input.tsx';
import { PasswordInput } from './password-input.tsx';

describeConformance({
  component: Input,
  props: { label: 'Nome da escola', type: 'search', hint: 'Como ela é conhecida', error: 'Informe o nome.' },
  dataComponent: 'input',
  element: HTMLInputElement,
  part: 'control',
});

describeConformance({
  component: PasswordInput,
  props: { label: 'Senha' },
  dataComponent: 'password-input',
  element: HTMLInputElement,
  part: 'control',
});

const field = () => page.getByRole('searchbox').element() as HTMLInputElement;
const clearButton = () => page.getByRole('button', { name: 'Limpar' });

function Shouting() {
  const [value, setValue] = useState('escola');
  return (
    <Input label="Busca" type="search" value={value} onValueChange={(next) => setValue(next.toUpperCase())} />
  );
}

const digits = (value: string, details: { cancel: () => void }) => {
  if (/\D/.test(value)) details.cancel();
};

describe('Input on a real keyboard', () => {
  useCleanPage();

  describe('ST-08 the clear button', () => {
    it('is hidden when empty, whatever changed the text: keys, Escape, a script, a reset', async () => {
      const { container } = await mount(
        <form>
          <Input label="Busca" type="search" />
        </form>,
      );
      expect(clearButton().query()).toBeNull();
      await userEvent.click(page.getByText('Busca'));
      await userEvent.keyboard('Lar');
      await expect.element(clearButton()).toBeVisible();
      await userEvent.keyboard('{Escape}');
      expect(field().value).toBe('');
      expect(clearButton().query()).toBeNull();
      field().value = 'Aquarela';
      await expect.element(clearButton()).toBeVisible();
      container.querySelector('form')?.reset();
      expect(clearButton().query()).toBeNull();
    });

    it('returns the focus and fires change: a form that listens to native events receives each once', async () => {
      const events: string[] = [];
      const { container } = await mount(<Input label="Busca" type="search" defaultValue="Lar" />);
      for (const type of ['input', 'change']) container.addEventListener(type, () => events.push(type));
      await userEvent.click(clearButton());
      expect(events).toEqual(['input', 'change']);
      expect(document.activeElement).toBe(field());
    });

    it('is hidden when read-only', async () => {
      await mount(
        <>
          <Input label="Busca" type="search" defaultValue="Lar" />
          <Input label="Protocolo" clearable readOnly defaultValue="2026-004182" />
        </>,
      );
      expect(page.getByRole('button').elements()).toHaveLength(1);
      expect(clearButton().element().getAttribute('aria-controls')).toBe(field().id);
    });

    it('leaves the text unchanged if the caller cancels', async () => {
      await mount(
        <Input
          label="Busca"
          type="search"
          defaultValue="Lar"
          onValueChange={(_value, details) => details.cancel()}
        />,
      );
      await userEvent.click(clearButton());
      expect(field().value).toBe('Lar');
    });
  });

  it('keeps the caret while the caller rewrites text typed on a real keyboard', async () => {
    await mount(<Shouting />);
    field().focus();
    field().setSelectionRange(3, 3);
    await userEvent.keyboard('xy');
    expect(field().value).toBe('ESCXYOLA');
    expect(field().selectionStart).toBe(5);
  });

  it('rejects a real key without moving the caret, controlled or not', async () => {
    for (const state of [{ defaultValue: '77804' }, { value: '77804' }]) {
      const { unmount } = await mount(<Input label="CEP" type="search" {...state} onValueChange={digits} />);
      field().focus();
      field().setSelectionRange(1, 3);
      await userEvent.keyboard('a');
      expect(field().value).toBe('77804');
      expect([field().selectionStart, field().selectionEnd]).toEqual([1, 3]);
      unmount();
    }
  });

  it.each([
    ['clear', <Input key="c" label="Campo" type="search" defaultValue="Lar" />, 'Limpar'],
    ['toggle', <PasswordInput key="p" label="Campo" defaultValue="girassol" />, 'Mostrar senha'],
  ])('is a target of 24 px and submits no form: %s', async (_part, control, name) => {
    let sent = 0;
    await mount(
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sent += 1;
        }}
      >
        {control}
      </form>,
    );
    const { width, height } = page.getByRole('button', { name }).element().getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    await userEvent.click(page.getByRole('button', { name }));
    expect(sent).toBe(0);
  });

  it("the caller's `autocomplete` overrides the kit's", async () => {
    await mount(
      <>
        <Input label="E-mail" type="email" autoComplete="email" />
        <PasswordInput label="Nova senha" autoComplete="new-password" />
      </>,
    );
    await expect.element(page.getByLabelText('E-mail')).toHaveAttribute('autocomplete', 'email');
    await expect
      .element(page.getByLabelText('Nova senha', { exact: true }))
      .toHaveAttribute('autocomplete', 'new-password');
  });

  it('its label flips, it is never pressed, and spelling and capitals are not corrected while visible', async () => {
    await mount(<PasswordInput label="Senha" defaultValue="girassol" />);
    const password = page.getByLabelText('Senha', { exact: true });
    await userEvent.click(page.getByRole('button', { name: 'Mostrar senha' }));
    const toggle = page.getByRole('button', { name: 'Ocultar senha' });
    await expect.element(toggle).not.toHaveAttribute('aria-pressed');
    await expect.element(password).toHaveAttribute('type', 'text');
    await expect.element(password).toHaveAttribute('spellcheck', 'false');
    await expect.element(password).toHaveAttribute('autocapitalize', 'none');
    await userEvent.click(toggle);
    await expect.element(page.getByRole('button', { name: 'Mostrar senha' })).toBeVisible();
    await expect.element(password).toHaveAttribute('type', 'password');
  });

  it('ST-08 a visible password keeps focus and selection, in a browser that moves the caret when the type changes', async () => {
    await mount(<PasswordInput label="Senha" defaultValue="girassol" />);
    const password = page.getByLabelText('Senha', { exact: true }).element() as HTMLInputElement;
    password.focus();
    password.setSelectionRange(2, 5, 'backward');
    for (const type of ['text', 'password']) {
      await userEvent.click(page.getByRole('button'));
      expect(password.type).toBe(type);
      expect(document.activeElement).toBe(password);
      expect([password.selectionStart, password.selectionEnd, password.selectionDirection]).toEqual([
        2,
        5,
        'backward',
      ]);
    }
  });
});

import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { desktop, findings, mount, phone, useCleanPage } from '../../testing/browser/mount.ts';
import { describeConformance } from '../../testing/conformance/conformance.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { MultiSelect, type MultiSelectProps } from './multi-select.tsx';

const shifts = [
  { value: 'manha', label: 'Manhã' },
  { value: 'tarde', label: 'Tarde' },
  { value: 'noite', label: 'Noite', disabled: true },
];

describeConformance({
  component: MultiSelect,
  props: { label: 'Turnos', name: 'turno', options: shifts, defaultValue: ['tarde'] },
  dataComponent: 'multi-select',
  element: HTMLButtonElement,
  part: 'control',
});

const neighborhoods = [
  'Água Branca',
  'Bela Vista',
  'Centro',
  'Glória',
  'Lapa',
  'Mooca',
  'Norte',
  'Sé',
  'Sul',
].map((label) => ({ value: label, label }));

const field = () => page.getByRole('combobox');
const list = () => page.getByRole('dialog');
const box = (name: string) => page.getByRole('checkbox', { name });
const button = (name: string) => page.getByRole('button', { name });
const gone = () => vi.waitFor(() => expect(list().elements()).toHaveLength(0), 3000);

type Change = NonNullable<MultiSelectProps['onValueChange']>;

/** The field in a form, between two buttons. */
function Sample(props: Partial<MultiSelectProps>) {
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <p>Uma página.</p>
      <button type="button">Antes</button>
      <MultiSelect label="Turnos" name="turno" options={shifts} {...props} />
      <button type="button">Depois</button>
      <button type="reset">Recomeçar</button>
    </form>
  );
}

/** Controlled by a caller who allows at most one choice. */
function Held() {
  const [value, setValue] = useState(['manha']);
  return (
    <Sample
      value={value}
      onValueChange={(next, details) => (next.length > 1 ? details.cancel() : setValue(next))}
    />
  );
}

function sent(): unknown[] {
  const form = document.querySelector('form');
  return form ? new FormData(form).getAll('turno') : [];
}

async function open() {
  await userEvent.click(field());
  await expect.element(list()).toBeVisible();
}

const listChanges = (onValueChange: { mock: { calls: Parameters<Change>[] } }) =>
  onValueChange.mock.calls.map(([value, { reason }]) => `${value.join()} by ${reason}`);

describe('MultiSelect', () => {
  useCleanPage();
  beforeEach(desktop);
  afterEach(() => delete document.documentElement.dataset['scripting']);

  it('selects and deselects by native checkboxes; shows the count, and the form submits them', async () => {
    const onValueChange = vi.fn<Change>();
    await mount(<Sample onValueChange={onValueChange} />);
    await expect.element(field()).toHaveTextContent('Selecionar');
    await open();
    await expect.element(box('Manhã')).toHaveFocus();
    await userEvent.click(box('Tarde'));
    await expect.element(field()).toHaveTextContent('1 opção selecionada');
    await userEvent.click(box('Manhã'));
    expect(sent()).toEqual(['tarde', 'manha']);
    await userEvent.click(box('Tarde'));
    expect(sent()).toEqual(['manha']);
    expect(listChanges(onValueChange)).toEqual([
      'tarde by toggle',
      'tarde,manha by toggle',
      'manha by toggle',
    ]);
    expect(await findings()).toEqual([]);
  });

  it('selects all and none, except disabled ones', async () => {
    const onValueChange = vi.fn<Change>();
    await mount(<Sample onValueChange={onValueChange} defaultValue={['noite']} />);
    await open();
    await userEvent.click(button('Selecionar tudo'));
    await userEvent.click(button('Selecionar tudo'));
    await userEvent.click(button('Limpar'));
    expect(listChanges(onValueChange)).toEqual(['noite,manha,tarde by select-all', 'noite by clear-all']);
    await expect.element(button('Limpar')).toHaveFocus();
  });

  it('filters more than eight, ignoring accents, and all means the visible ones', async () => {
    await mount(<Sample label="Bairros" options={neighborhoods} />);
    await open();
    await expect.element(page.getByRole('textbox')).toHaveFocus();
    await userEvent.keyboard('agua');
    await expect.element(box('Água Branca')).toBeVisible();
    expect(page.getByRole('checkbox').elements()).toHaveLength(1);
    await userEvent.click(button('Selecionar tudo'));
    expect(sent()).toEqual(['Água Branca']);
    await userEvent.fill(page.getByRole('textbox'), 'xis');
    await expect.element(page.getByText('Nenhuma opção encontrada').first()).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await gone();
    await open();
    expect(page.getByRole('checkbox').elements()).toHaveLength(9);
  });

  it('arrows move through filter and options; Arrow Down opens, Escape closes and the focus returns', async () => {
    await mount(<Sample label="Bairros" options={neighborhoods} />);
    field().element().focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(page.getByRole('textbox')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown} ');
    await expect.element(box('Bela Vista')).toBeChecked();
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(box('Água Branca')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect.element(field()).toHaveFocus();
  });

  it('Tab moves through the list and on to the tags, which closes it', async () => {
    await mount(<Sample defaultValue={['manha']} />);
    await open();
    await expect.element(box('Manhã')).toHaveFocus();
    await userEvent.tab();
    await expect.element(box('Tarde')).toHaveFocus();
    await userEvent.tab();
    await expect.element(button('Remover Manhã')).toHaveFocus();
    await gone();
  });

  it('a tag removes its option; the focus moves to the next tag, and from the last to the field', async () => {
    const onValueChange = vi.fn<Change>();
    await mount(<Sample defaultValue={['manha', 'tarde']} onValueChange={onValueChange} />);
    await userEvent.click(button('Remover Manhã'));
    await expect.element(button('Remover Tarde')).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    await expect.element(field()).toHaveFocus();
    expect(listChanges(onValueChange)).toEqual(['tarde by tag-removal', ' by tag-removal']);
    expect(sent()).toEqual([]);
  });

  it('a caller can cancel, control the value, and name it', async () => {
    await mount(<Held />);
    await open();
    await userEvent.click(box('Tarde'));
    await expect.element(box('Tarde')).not.toBeChecked();
    await userEvent.click(box('Manhã'));
    await userEvent.click(box('Tarde'));
    await expect.element(box('Tarde')).toBeChecked();
    expect(sent()).toEqual(['tarde']);
  });

  it('a form reset restores the initial choice', async () => {
    const onValueChange = vi.fn<Change>();
    await mount(<Sample defaultValue={['manha']} onValueChange={onValueChange} />);
    await userEvent.click(button('Remover Manhã'));
    await userEvent.click(button('Recomeçar'));
    await expect.element(button('Remover Manhã')).toBeVisible();
    expect(listChanges(onValueChange).at(-1)).toBe('manha by form-reset');
  });

  it('is left when the focus is neither in it nor in its list', async () => {
    const onBlur = vi.fn<() => void>();
    await mount(<Sample onBlur={onBlur} />);
    await open();
    await userEvent.click(box('Tarde'));
    await userEvent.keyboard('{Escape}');
    await expect.element(field()).toHaveFocus();
    expect(onBlur).not.toHaveBeenCalled();
    await open();
    await userEvent.click(button('Antes'));
    await gone();
    expect(onBlur).toHaveBeenCalledTimes(1);
  });

  it('a click on the label opens it like the field itself, and a press on the page closes it', async () => {
    await mount(<Sample />);
    await userEvent.click(page.getByText('Turnos'));
    await expect.element(list()).toBeVisible();
    await userEvent.click(page.getByText('Uma página.'));
    await gone();
    await expect.element(field()).toHaveFocus();
  });

  it('on a phone it covers the screen and locks the page; its button and Back close it', async () => {
    await phone();
    await mount(<Sample label="Bairros" options={neighborhoods} />);
    await open();
    await expect.element(page.getByRole('heading', { name: 'Bairros' })).toBeVisible();
    const { left, width, height } = list().element().getBoundingClientRect();
    expect({ left, width, height }).toEqual({ left: 0, width: 360, height: 640 });
    await expect.element(list()).toHaveFocus();
    expect(document.documentElement.style.overflow).toBe('hidden');
    await userEvent.click(page.getByText('Lapa'));
    expect(await findings()).toEqual([]);
    await userEvent.click(button('Fechar'));
    await gone();
    await expect.element(field()).toHaveFocus();
    await expect.element(button('Remover Lapa')).toBeVisible();
    await open();
    await vi.waitFor(() => expect(window.history.state).toHaveProperty('melhorEscolaLayer'));
    window.history.back();
    await gone();
  });

  it('within a dialog, Escape closes only the list', async () => {
    await mount(
      <div>
        <Dialog title="Filtros" defaultOpen>
          <Sample />
        </Dialog>
      </div>,
    );
    await userEvent.click(field());
    const options = page.getByRole('dialog', { name: 'Turnos' });
    await expect.element(options).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(options.elements()).toHaveLength(0));
    await expect.element(page.getByRole('dialog', { name: 'Filtros' })).toBeVisible();
    await expect.element(field()).toHaveFocus();
  });

  it('without scripts checkboxes replace the button', () => {
    document.documentElement.dataset['scripting'] = 'none';
    const served = document.body.appendChild(document.createElement('div'));
    served.innerHTML = renderToString(<Sample defaultValue={['tarde']} />);
    const shown = (selector: string) => served.querySelector(selector)?.checkVisibility();
    expect([shown('[role=combobox]'), shown('[type=checkbox]')]).toEqual([false, true]);
    expect(sent()).toEqual(['tarde']);
    document.documentElement.dataset['scripting'] = 'enabled';
    expect([shown('[role=combobox]'), shown('[type=checkbox]')]).toEqual([true, false]);
    expect(sent()).toEqual(['tarde']);
    served.remove();
  });
});

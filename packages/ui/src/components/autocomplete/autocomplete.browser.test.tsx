import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { desktop, findings, mount, useCleanPage } from '../../testing/browser/mount.ts';
import { describeConformance } from '../../testing/conformance/conformance.tsx';
import { Autocomplete } from './autocomplete.tsx';
import { cities, type City, field, mountForm, options, search, shows } from './city-form.fixture.tsx';
import type { AutocompleteDetails } from './options/choice.ts';

describeConformance({
  component: Autocomplete<string>,
  props: { label: 'Cidade', loadOptions: () => ['Palmas, TO'] },
  dataComponent: 'autocomplete',
  element: HTMLInputElement,
  part: 'control',
});

describe('Autocomplete on a desktop', () => {
  useCleanPage();
  beforeEach(desktop);

  it('ST-09 opens on focus, closes on blur', async () => {
    await mountForm();
    await userEvent.tab();
    await expect.element(field()).toHaveFocus();
    await shows(...cities.map(({ name }) => name));
    await userEvent.tab();
    await shows();
  });

  it('ST-09 opens on typing, Enter selects and does not submit; the form gets text and value', async () => {
    const { submits } = await mountForm();
    await userEvent.click(field());
    await userEvent.keyboard('{Escape}');
    await shows();
    await userEvent.keyboard('arag');
    await shows('Araguaína, TO', 'Araguari, MG');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.element(field()).toHaveValue('Araguaína, TO');
    await shows();
    expect(submits).toEqual([]);
    await userEvent.keyboard('{Enter}');
    expect(submits).toEqual([{ cidade: 'Araguaína, TO', slug: 'araguaina-to' }]);
  });

  it('ST-09 Enter selects the first option for the typed text, and submits nothing', async () => {
    const { submits } = await mountForm();
    await userEvent.fill(field(), 'arag');
    await shows('Araguaína, TO', 'Araguari, MG');
    await userEvent.keyboard('{Enter}');
    await expect.element(field()).toHaveValue('Araguaína, TO');
    await shows();
    expect(submits).toEqual([]);
    await userEvent.keyboard('{Enter}');
    expect(submits).toEqual([{ cidade: 'Araguaína, TO', slug: 'araguaina-to' }]);
  });

  it('Enter submits the form if nothing was typed, or nothing matches', async () => {
    const { submits } = await mountForm();
    await userEvent.click(field());
    await shows(...cities.map(({ name }) => name));
    await userEvent.keyboard('{Enter}');
    expect(submits).toEqual([{ cidade: '' }]);
    await userEvent.fill(field(), 'xyz');
    await vi.waitFor(() =>
      expect(document.querySelector('[data-part=message]')?.textContent).toBe('Nenhum resultado encontrado'),
    );
    await userEvent.keyboard('{Enter}');
    expect(submits.at(-1)).toEqual({ cidade: 'xyz' });
    await shows();
  });

  it('pressing the field selects its chosen text, so that typing replaces it', async () => {
    await mountForm({ defaultOption: cities[2] });
    await userEvent.click(field());
    await userEvent.keyboard('arag');
    await expect.element(field()).toHaveValue('arag');
    // Another press in the field sets the caret, as usual.
    await userEvent.click(field());
    await userEvent.keyboard('{End}u');
    await expect.element(field()).toHaveValue('aragu');
  });

  it('a press on an option selects it without taking the focus from the field', async () => {
    const { submits } = await mountForm();
    const blur = vi.fn<() => void>();
    await userEvent.click(field());
    field().element().addEventListener('blur', blur);
    await userEvent.click(page.getByRole('option', { name: 'Palmas, TO' }));
    await expect.element(field()).toHaveValue('Palmas, TO');
    await expect.element(field()).toHaveFocus();
    expect(blur).not.toHaveBeenCalled();
    expect(submits).toEqual([]);
  });

  it('the focus stays in the field; `aria-activedescendant` names the option or is absent, and is never empty', async () => {
    await mountForm();
    await userEvent.click(field());
    await shows(...cities.map(({ name }) => name));
    const input = field().element();
    expect(input.hasAttribute('aria-activedescendant')).toBe(false);
    const active = () =>
      document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent;
    await userEvent.keyboard('{ArrowDown}');
    await vi.waitFor(() => expect(active()).toBe('Araguaína, TO'));
    await userEvent.keyboard('{ArrowUp}');
    await vi.waitFor(() => expect(active()).toBe('São Paulo, SP'));
    await expect.element(field()).toHaveFocus();
    // The highlight is cleared when the text changes: Enter must not select by surprise.
    await userEvent.keyboard('p');
    await vi.waitFor(() => expect(input.hasAttribute('aria-activedescendant')).toBe(false));
  });

  it('Escape closes, then clears', async () => {
    await mountForm();
    await userEvent.fill(field(), 'arag');
    await shows('Araguaína, TO', 'Araguari, MG');
    await userEvent.keyboard('{Escape}');
    await shows();
    await expect.element(field()).toHaveValue('arag');
    await userEvent.keyboard('{Escape}');
    await expect.element(field()).toHaveValue('');
  });

  it('Home and End move the caret, and select with Shift', async () => {
    await mountForm();
    await userEvent.fill(field(), 'arag');
    await userEvent.keyboard('{ArrowDown}{Home}');
    const input = field().element() as HTMLInputElement;
    expect(input.selectionStart).toBe(0);
    await userEvent.keyboard('{End}');
    expect(input.selectionStart).toBe(4);
    await userEvent.keyboard('{Shift>}{Home}{/Shift}');
    expect([input.selectionStart, input.selectionEnd]).toEqual([0, 4]);
  });

  it('Tab keeps the typed text, without selecting the highlighted option', async () => {
    const { submits } = await mountForm();
    await userEvent.fill(field(), 'arag');
    await shows('Araguaína, TO', 'Araguari, MG');
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.tab();
    await shows();
    await userEvent.click(page.getByRole('button', { name: 'Buscar' }));
    expect(submits).toEqual([{ cidade: 'arag' }]);
  });

  it('ignores keys during composition, such as the accent in á', async () => {
    const { submits } = await mountForm();
    await userEvent.click(field());
    await shows(...cities.map(({ name }) => name));
    await userEvent.keyboard('{ArrowDown}');
    await cdp().send('Input.imeSetComposition', { text: 'á', selectionStart: 1, selectionEnd: 1 });
    await userEvent.keyboard('{ArrowDown}');
    const enter = { key: 'Enter', bubbles: true, cancelable: true };
    field()
      .element()
      .dispatchEvent(new KeyboardEvent('keydown', { ...enter, isComposing: true }));
    field()
      .element()
      .dispatchEvent(new KeyboardEvent('keydown', { ...enter, keyCode: 229 }));
    await expect.element(field()).toHaveValue('á');
    expect(submits).toEqual([]);
    await cdp().send('Input.insertText', { text: 'á' });
    await expect.element(field()).toHaveValue('á');
  });

  it('CO-05 its list is at most 20rem high, and scrolls', async () => {
    await mountForm({
      loadOptions: () => Array.from({ length: 40 }, (_, at) => ({ name: `Cidade ${at}`, slug: `${at}` })),
    });
    await userEvent.click(field());
    await expect.element(page.getByRole('option').first()).toBeVisible();
    const popover = document.querySelector('[data-part=popover]');
    const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
    await vi.waitFor(() => expect(popover?.getBoundingClientRect().height).toBe(20 * rem));
  });

  it('its button clears it and returns the focus', async () => {
    const onTextChange = vi.fn<(text: string, details: AutocompleteDetails) => void>();
    const onValueChange = vi.fn<(value: string, details: AutocompleteDetails) => void>();
    const onOptionChange = vi.fn<(option: City | null, details: AutocompleteDetails) => void>();
    await mountForm({ defaultOption: cities[2], onTextChange, onValueChange, onOptionChange });
    await expect.element(field()).toHaveValue('Palmas, TO');
    await userEvent.click(page.getByRole('button', { name: 'Limpar' }));
    await expect.element(field()).toHaveValue('');
    await expect.element(field()).toHaveFocus();
    const details = expect.objectContaining({ reason: 'clear-button', isCanceled: false });
    expect(onTextChange.mock.calls).toEqual([['', details]]);
    expect(onValueChange.mock.calls).toEqual([['', details]]);
    expect(onOptionChange.mock.calls).toEqual([[null, details]]);
  });

  it('editing the text clears the option', async () => {
    const { submits } = await mountForm({ defaultOption: cities[2] });
    await userEvent.click(field());
    await userEvent.keyboard('{End}x{Enter}');
    await vi.waitFor(() => expect(submits).toEqual([{ cidade: 'Palmas, TOx' }]));
  });

  it('a caller can cancel', async () => {
    await mountForm({
      defaultOption: cities[2],
      onOptionChange: (_option, details) => details.cancel(),
    });
    await userEvent.click(field());
    await userEvent.keyboard('{End}x');
    await expect.element(field()).toHaveValue('Palmas, TO');
  });

  it('a caller can control the option, and its text follows', async () => {
    const { rerender } = await mount(
      <Autocomplete label="Cidade" loadOptions={search} labelKey="name" valueKey="slug" option={null} />,
    );
    await userEvent.fill(field(), 'minha localização');
    rerender(
      <Autocomplete label="Cidade" loadOptions={search} labelKey="name" valueKey="slug" option={cities[3]} />,
    );
    await expect.element(field()).toHaveValue('São Paulo, SP');
    rerender(
      <Autocomplete label="Cidade" loadOptions={search} labelKey="name" valueKey="slug" option={null} />,
    );
    await expect.element(field()).toHaveValue('');
  });

  it('a form reset restores it', async () => {
    const { submits } = await mountForm({ defaultOption: cities[2] });
    await userEvent.fill(field(), 'outra');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(page.getByRole('button', { name: 'Desfazer' }));
    await expect.element(field()).toHaveValue('Palmas, TO');
    await userEvent.click(page.getByRole('button', { name: 'Buscar' }));
    expect(submits).toEqual([{ cidade: 'Palmas, TO', slug: 'palmas-to' }]);
  });

  it('keeps text typed before hydration, and opens if the field has the focus', async () => {
    const tree = <Autocomplete label="Cidade" labelKey="name" valueKey="slug" loadOptions={search} />;
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(tree);
    const input = container.querySelector('input');
    input?.focus();
    if (input) input.value = 'pal';
    const root = hydrateRoot(container, tree);
    await shows('Palmas, TO');
    await expect.element(field()).toHaveValue('pal');
    await expect.element(field()).toHaveFocus();
    root.unmount();
    container.remove();
  });

  it('does not open while read-only', async () => {
    await mountForm({ readOnly: true, defaultOption: cities[2] });
    await userEvent.click(field());
    await userEvent.keyboard('{ArrowDown}');
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(options()).toEqual([]);
  });

  it('has no axe findings with the list open', async () => {
    await mountForm();
    await userEvent.fill(field(), 'arag');
    await shows('Araguaína, TO', 'Araguari, MG');
    await userEvent.keyboard('{ArrowDown}');
    expect(await findings()).toEqual([]);
  });
});

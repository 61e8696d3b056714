import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { pass, useStoppedClock } from '../../testing/browser/clock.ts';
import { mount, useCleanPage } from '../../testing/browser/mount.ts';
import { describeConformance } from '../../testing/conformance/conformance.tsx';
import { Select, type SelectProps } from './select.tsx';

describeConformance({
  component: Select,
  props: { label: 'Série', placeholder: 'Todas as séries', children: <option value="1-ano">1º ano</option> },
  dataComponent: 'select',
  element: HTMLSelectElement,
  part: 'control',
});

const shifts = (props: Partial<SelectProps>) => (
  <Select label="Turno" placeholder="Todos" {...props}>
    <option value="manha">Manhã</option>
    <option value="tarde">Tarde</option>
  </Select>
);

describe('Select on a real keyboard', () => {
  useCleanPage();

  it('a click on the label focuses it, and a real arrow key chooses', async () => {
    const chosen: string[] = [];
    await mount(shifts({ onValueChange: (value, { reason }) => chosen.push(`${value} by ${reason}`) }));
    await userEvent.click(page.getByText('Turno'));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(chosen).toEqual(['manha by choice', 'tarde by choice']);
  });

  it('shows the placeholder in a quieter color than a choice', async () => {
    await mount(shifts({}));
    const select = page.getByRole('combobox');
    const ink = (of: Element = select.element()) => getComputedStyle(of).color;
    const placeholder = ink();
    await userEvent.selectOptions(select, 'Tarde');
    expect(ink()).not.toBe(placeholder);
    const options = [...select.element().children].map((option) => ink(option));
    expect(options).toEqual([ink(), ink(), ink()]);
  });

  it('nothing covers the native `<select>`, whatever the pointer', async () => {
    await mount(shifts({}));
    const select = page.getByRole('combobox').element();
    expect(select).toBeInstanceOf(HTMLSelectElement);
    const { left, top, width, height } = select.getBoundingClientRect();
    // Except for the arrow at its end.
    for (const x of [left + 4, left + width / 2, left + width - 20]) {
      expect(document.elementFromPoint(x, top + height / 2)).toBe(select);
    }
  });

  it('a choice by letters can be canceled', async () => {
    await mount(shifts({ defaultValue: 'manha', onValueChange: (_value, details) => details.cancel() }));
    await userEvent.click(page.getByText('Turno'));
    await userEvent.keyboard('tar');
    expect(page.getByRole('combobox').element()).toHaveProperty('value', 'manha');
  });

  it('a form reset restores the initial choice', async () => {
    const { container } = await mount(<form>{shifts({ defaultValue: 'manha' })}</form>);
    await userEvent.selectOptions(page.getByRole('combobox'), 'Tarde');
    container.querySelector('form')?.reset();
    expect(page.getByRole('combobox').element()).toHaveProperty('value', 'manha');
  });

  it('a click on the label focuses the control', async () => {
    await mount(shifts({}));
    await userEvent.click(page.getByText('Turno'));
    await expect.element(page.getByRole('combobox')).toHaveFocus();
  });
});

describe('Select typeahead on a real keyboard', () => {
  useCleanPage();
  useStoppedClock();
  // The time between keys separates words; the test controls the clock.
  beforeEach(() => {
    // From 1, because React replaces 0 by the date.
    vi.spyOn(Event.prototype, 'timeStamp', 'get').mockImplementation(() => performance.now() + 1);
  });

  it('plain letters find accented ones in its typeahead', async () => {
    const chosen: string[] = [];
    await mount(
      <Select label="Cidade" onValueChange={(value) => chosen.push(value)}>
        <option value="">Todas</option>
        <option value="aguas-claras">Águas Claras</option>
        <option value="abadia" disabled>
          Abadia
        </option>
        <option value="anapolis">Anápolis</option>
        <option value="sao-paulo">São Paulo</option>
        <option value="sao-vicente">São Vicente</option>
      </Select>,
    );
    await userEvent.click(page.getByText('Cidade'));
    await userEvent.keyboard('aa');
    expect(chosen).toEqual(['aguas-claras', 'anapolis']);
    await pass(1001);
    await userEvent.keyboard('sao v');
    expect(chosen).toEqual(['aguas-claras', 'anapolis', 'sao-paulo', 'sao-vicente']);
  });

  it('a letter after a second starts a new word in its typeahead, and one within it continues', async () => {
    const chosen: string[] = [];
    await mount(shifts({ onValueChange: (value) => chosen.push(value) }));
    await userEvent.click(page.getByText('Turno'));
    await userEvent.keyboard('m');
    await pass(1000);
    await userEvent.keyboard('t');
    expect(chosen).toEqual(['manha']);
    await pass(1001);
    await userEvent.keyboard('t');
    expect(chosen).toEqual(['manha', 'tarde']);
  });
});

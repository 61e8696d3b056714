import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount, useCleanPage } from '../browser-testing/mount.ts';
import { describeConformance } from '../conformance/conformance.tsx';
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

  it('takes the focus by its label and a choice by a real arrow key', async () => {
    const chosen: string[] = [];
    await mount(shifts({ onValueChange: (value, { reason }) => chosen.push(`${value} by ${reason}`) }));
    await userEvent.click(page.getByText('Turno'));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(chosen).toEqual(['manha by choice', 'tarde by choice']);
  });

  it('shows the placeholder in a quieter ink than a choice', async () => {
    await mount(shifts({}));
    const select = page.getByRole('combobox');
    const ink = (of: Element = select.element()) => getComputedStyle(of).color;
    const placeholder = ink();
    await userEvent.selectOptions(select, 'Tarde');
    expect(ink()).not.toBe(placeholder);
    const options = [...select.element().children].map((option) => ink(option));
    expect(options).toEqual([ink(), ink(), ink()]);
  });

  it('native <select> on coarse pointers, and on all others', async () => {
    await mount(shifts({}));
    expect(page.getByRole('combobox').element()).toBeInstanceOf(HTMLSelectElement);
  });

  it('typeahead with accents: letters without them find those that have them', async () => {
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
    await userEvent.keyboard('a');
    await userEvent.keyboard('a');
    expect(chosen).toEqual(['aguas-claras', 'anapolis']);
    await new Promise((resolve) => setTimeout(resolve, 1100));
    await userEvent.keyboard('sao v');
    expect(chosen.at(-1)).toBe('sao-vicente');
  });

  it('a choice by letters may be refused', async () => {
    await mount(shifts({ defaultValue: 'manha', onValueChange: (_value, details) => details.cancel() }));
    await userEvent.click(page.getByText('Turno'));
    await userEvent.keyboard('tar');
    expect(page.getByRole('combobox').element()).toHaveProperty('value', 'manha');
  });

  it('form reset brings the first choice back', async () => {
    const { container } = await mount(<form>{shifts({ defaultValue: 'manha' })}</form>);
    await userEvent.selectOptions(page.getByRole('combobox'), 'Tarde');
    container.querySelector('form')?.reset();
    expect(page.getByRole('combobox').element()).toHaveProperty('value', 'manha');
  });

  it('label click goes to the control', async () => {
    await mount(shifts({}));
    await userEvent.click(page.getByText('Turno'));
    await expect.element(page.getByRole('combobox')).toHaveFocus();
  });
});

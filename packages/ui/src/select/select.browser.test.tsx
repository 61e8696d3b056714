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
});

import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount, useCleanPage } from '../../testing/browser/mount.ts';
import { describeConformance } from '../../testing/conformance/conformance.tsx';
import { CheckboxGroup } from './checkbox-group.tsx';
import { Checkbox } from './checkbox.tsx';

describeConformance({
  component: Checkbox,
  props: { label: 'Manhã', value: 'manha', trailing: 12, indeterminate: true },
  dataComponent: 'checkbox',
  element: HTMLInputElement,
  part: 'control',
});

describeConformance({
  component: CheckboxGroup,
  props: {
    legend: 'Turno',
    name: 'turno',
    defaultValue: ['manha'],
    children: <Checkbox value="manha" label="Manhã" />,
  },
  dataComponent: 'checkbox-group',
  element: HTMLFieldSetElement,
});

const shifts = ['Manhã', 'Tarde'];

/** A checkbox that represents a whole list. */
function AllOf() {
  const [chosen, setChosen] = useState<string[]>([]);
  return (
    <>
      <Checkbox
        label="Todos"
        checked={chosen.length === shifts.length}
        indeterminate={chosen.length > 0 && chosen.length < shifts.length}
        onCheckedChange={(checked) => setChosen(checked ? shifts : [])}
      />
      <CheckboxGroup legend="Turno" value={chosen} onValueChange={setChosen}>
        {shifts.map((shift) => (
          <Checkbox key={shift} value={shift} label={shift} />
        ))}
      </CheckboxGroup>
    </>
  );
}

describe('Checkbox with real input', () => {
  useCleanPage();

  it('is toggled by the label, its number and a real space bar, and not by the text of a link in its hint', async () => {
    await mount(
      <Checkbox label="Aceito o regulamento" trailing="2 páginas" hint={<a href="#regulamento">Ler</a>} />,
    );
    const box = page.getByRole('checkbox', { name: 'Aceito o regulamento' });
    await userEvent.click(page.getByText('Aceito o regulamento'));
    expect(box.element()).toBeChecked();
    await userEvent.click(page.getByText('2 páginas'));
    expect(box.element()).not.toBeChecked();
    await userEvent.keyboard(' ');
    expect(box.element()).toBeChecked();
    await userEvent.click(page.getByText('Ler'));
    expect(box.element()).toBeChecked();
  });

  it('becomes mixed again when its prop does', async () => {
    const { rerender } = await mount(<Checkbox label="Todos" />);
    const box = page.getByRole('checkbox');
    expect(box.element()).toHaveProperty('indeterminate', false);
    rerender(<Checkbox label="Todos" indeterminate />);
    await expect.element(box).toBePartiallyChecked();
    rerender(<Checkbox label="Todos" />);
    await expect.element(box).not.toBePartiallyChecked();
  });

  it('a canceled press leaves it mixed', async () => {
    await mount(
      <Checkbox label="Todos" indeterminate onCheckedChange={(_checked, details) => details.cancel()} />,
    );
    await userEvent.click(page.getByRole('checkbox'));
    await expect.element(page.getByRole('checkbox')).toBePartiallyChecked();
    expect(page.getByRole('checkbox').element()).toHaveProperty('checked', false);
  });

  it('a group is named by its legend and described by its error, and its boxes are invalid with it', async () => {
    await mount(
      <CheckboxGroup legend="Turno" hint="Pode ser mais de um." error="Escolha um turno.">
        <Checkbox value="manha" label="Manhã" />
      </CheckboxGroup>,
    );
    const group = page.getByRole('group', { name: 'Turno' });
    expect(group.element().tagName).toBe('FIELDSET');
    expect(group.element().firstElementChild?.tagName).toBe('LEGEND');
    await expect.element(group).toHaveAccessibleDescription('Pode ser mais de um. Escolha um turno.');
    await expect.element(page.getByRole('checkbox')).toHaveAttribute('aria-invalid', 'true');
  });

  it('its whole row can be clicked, from the box to the far end', async () => {
    await mount(
      <div style={{ width: 320 }}>
        <Checkbox label="Manhã" />
      </div>,
    );
    const row = document.querySelector('[data-part=row]') as HTMLElement;
    await userEvent.click(row, { position: { x: 318, y: row.clientHeight - 2 } });
    await expect.element(page.getByRole('checkbox')).toBeChecked();
    expect(row.getBoundingClientRect().width).toBe(320);
  });

  it('a box on its own is described by its error, and invalid', async () => {
    await mount(<Checkbox label="Aceito" hint="São 2 páginas." error="Aceite o regulamento." />);
    const box = page.getByRole('checkbox');
    await expect.element(box).toHaveAccessibleDescription('São 2 páginas. Aceite o regulamento.');
    await expect.element(box).toHaveAttribute('aria-invalid', 'true');
  });

  it('the native box is the visible one, so that nothing scrolls and the browser places its message correctly', async () => {
    await mount(
      <div style={{ height: 200, overflow: 'auto' }} data-testid="list">
        <div style={{ height: 400 }} />
        <Checkbox label="Manhã" required />
        <div style={{ height: 400 }} />
      </div>,
    );
    const list = page.getByTestId('list').element();
    list.scrollTop = 350;
    const before = [list.scrollTop, window.scrollY];
    await userEvent.click(page.getByText('Manhã'));
    expect([list.scrollTop, window.scrollY]).toEqual(before);
    const box = page.getByRole('checkbox').element();
    const { width, height } = box.getBoundingClientRect();
    expect([width, height]).toEqual([22, 22]);
    expect(getComputedStyle(box).opacity).toBe('1');
  });

  it('shows whether all, some or none of a list are checked, by keyboard and by pointer', async () => {
    await mount(<AllOf />);
    const all = page.getByRole('checkbox', { name: 'Todos' });
    await userEvent.click(page.getByText('Manhã'));
    await expect.element(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect.element(page.getByRole('checkbox', { name: 'Tarde' })).toBeChecked();
    await expect.element(all).toBeChecked();
    await userEvent.keyboard(' ');
    await expect.element(page.getByRole('checkbox', { name: 'Manhã' })).not.toBeChecked();
  });
});

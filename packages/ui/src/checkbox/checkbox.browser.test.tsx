import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount, useCleanPage } from '../browser-testing/mount.ts';
import { describeConformance } from '../conformance/conformance.tsx';
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

describe('Checkbox under a real hand', () => {
  useCleanPage();

  it('is ticked by the label, its figure and a real space bar, and not by the words of a link in its hint', async () => {
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

  it('goes back to mixed when its prop does', async () => {
    const { rerender } = await mount(<Checkbox label="Todos" />);
    const box = page.getByRole('checkbox');
    expect(box.element()).toHaveProperty('indeterminate', false);
    rerender(<Checkbox label="Todos" indeterminate />);
    await expect.element(box).toBePartiallyChecked();
    rerender(<Checkbox label="Todos" />);
    await expect.element(box).not.toBePartiallyChecked();
  });

  it('a refused press leaves it mixed', async () => {
    await mount(
      <Checkbox label="Todos" indeterminate onCheckedChange={(_checked, details) => details.cancel()} />,
    );
    await userEvent.click(page.getByRole('checkbox'));
    await expect.element(page.getByRole('checkbox')).toBePartiallyChecked();
    expect(page.getByRole('checkbox').element()).toHaveProperty('checked', false);
  });
});

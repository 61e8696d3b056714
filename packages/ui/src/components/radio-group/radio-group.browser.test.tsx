import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount, useCleanPage } from '../../testing/browser/mount.ts';
import { describeConformance } from '../../testing/conformance/conformance.tsx';
import { Radio } from './radio.tsx';
import { RadioGroup } from './radio-group.tsx';

describeConformance({
  component: RadioGroup,
  props: { legend: 'Ordenar por', defaultValue: 'preco', children: <Radio value="preco" label="Preço" /> },
  dataComponent: 'radio-group',
  element: HTMLFieldSetElement,
});

describeConformance({
  component: function GroupedRadio(props: Omit<Parameters<typeof Radio>[0], 'value'>) {
    return (
      <RadioGroup legend="Ordenar por">
        <Radio {...props} value="preco" />
      </RadioGroup>
    );
  },
  props: { label: 'Preço' },
  dataComponent: 'radio',
  element: HTMLInputElement,
  part: 'control',
});

const orders = (onValueChange?: (value: string) => void) => (
  <>
    <RadioGroup legend="Ordenar por" defaultValue="preco" onValueChange={onValueChange}>
      <Radio value="relevancia" label="Mais relevantes" />
      <Radio value="preco" label="Menor mensalidade" />
      <Radio value="nota" label="Melhor avaliação" disabled />
      <Radio value="distancia" label="Mais perto" />
    </RadioGroup>
    <button type="button">Depois</button>
  </>
);

describe('RadioGroup on a real keyboard', () => {
  useCleanPage();

  it('is one Tab stop, at the checked radio; arrow keys choose, skip disabled radios and wrap around', async () => {
    const chosen: string[] = [];
    await mount(orders((value) => chosen.push(value)));
    await userEvent.click(page.getByRole('button'));
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    await expect.element(page.getByRole('radio', { name: 'Menor mensalidade' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    expect(chosen).toEqual(['distancia', 'relevancia', 'distancia']);
    await userEvent.keyboard('{Tab}');
    await expect.element(page.getByRole('button')).toHaveFocus();
  });

  it('two groups without a name are independent', async () => {
    await mount(
      <>
        {orders()}
        {orders()}
      </>,
    );
    await userEvent.click(page.getByText('Mais perto').first());
    expect(page.getByRole('radio', { name: 'Mais perto' }).first().element()).toBeChecked();
    expect(page.getByRole('radio', { name: 'Menor mensalidade' }).last().element()).toBeChecked();
  });

  it('the group is named by its legend, and described by its error', async () => {
    await mount(
      <RadioGroup legend="Ordenar por" error="Escolha uma ordem.">
        <Radio value="preco" label="Menor mensalidade" />
      </RadioGroup>,
    );
    const group = page.getByRole('radiogroup', { name: 'Ordenar por' });
    await expect.element(group).toHaveAttribute('aria-invalid', 'true');
    await expect.element(group).toHaveAccessibleDescription('Escolha uma ordem.');
    expect(group.element().tagName).toBe('FIELDSET');
    expect(group.element().firstElementChild?.tagName).toBe('LEGEND');
  });

  it('its whole row can be clicked, to the end', async () => {
    await mount(orders());
    const row = page.getByText('Mais perto').element().closest<HTMLElement>('[data-part=row]');
    await userEvent.click(row as HTMLElement, { position: { x: (row?.clientWidth ?? 0) - 2, y: 2 } });
    await expect.element(page.getByRole('radio', { name: 'Mais perto' })).toBeChecked();
  });
});

import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { findings, mount, useCleanPage } from '../../testing/browser/mount.ts';
import { describeConformance } from '../../testing/conformance/conformance.tsx';
import { Fieldset } from './fieldset.tsx';

describeConformance({
  component: Fieldset,
  props: { legend: 'Endereço', hint: 'Onde a criança mora', error: 'Informe o CEP.' },
  dataComponent: 'fieldset',
  element: HTMLFieldSetElement,
});

const group = () => page.getByRole('group', { name: 'Endereço' });
const top = (element: Element) => element.getBoundingClientRect().top;

describe('Fieldset', () => {
  useCleanPage();

  it('is a group with its name, its hint and its error, which is above the controls', async () => {
    await mount(
      <Fieldset legend="Endereço" hint="Onde a criança mora" error="Informe o CEP.">
        <input aria-label="CEP" />
      </Fieldset>,
    );
    await expect.element(group()).toHaveAccessibleDescription(/Onde a criança mora.*Informe o CEP\./);
    expect(top(page.getByText('Informe o CEP.').element())).toBeLessThan(
      top(page.getByRole('textbox', { name: 'CEP' }).element()),
    );
    expect(await findings()).toEqual([]);
  });

  it('a hidden legend is still its name', async () => {
    await mount(
      <Fieldset legend="Endereço" legendHidden>
        <input aria-label="CEP" />
      </Fieldset>,
    );
    await expect.element(group()).toBeInTheDocument();
    expect(page.getByText('Endereço').element().getBoundingClientRect().height).toBeLessThanOrEqual(1);
  });

  it('disabled, it disables all of its controls', async () => {
    await mount(
      <Fieldset legend="Endereço" disabled>
        <input aria-label="CEP" />
      </Fieldset>,
    );
    await expect.element(page.getByRole('textbox', { name: 'CEP' })).toBeDisabled();
  });
});

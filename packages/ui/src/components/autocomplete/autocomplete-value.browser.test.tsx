import { StrictMode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { desk, mount, useCleanPage } from '../../testing/browser/mount.ts';
import { Field } from '../field/field.tsx';
import { required } from '../field/rules.ts';
import { Form, SubmitButton } from '../form/form.tsx';
import { useForm } from '../form/use-form.ts';
import { Autocomplete } from './autocomplete.tsx';
import { announced } from '../../testing/browser/announced.ts';
import { cities, field, shows } from './city-form.fixture.tsx';

function CityForm({ onSubmit }: { onSubmit: (values: { city: string }) => void }) {
  const form = useForm({ defaultValues: { city: '' } });
  return (
    <Form form={form} onSubmit={onSubmit}>
      <Field form={form} name="city" displayName="cidade" rules={[required]}>
        {(control) => (
          <Autocomplete label="Cidade" options={cities} labelKey="name" valueKey="slug" {...control} />
        )}
      </Field>
      <SubmitButton>Salvar</SubmitButton>
    </Form>
  );
}

describe('Autocomplete with a list of options', () => {
  useCleanPage();
  beforeEach(desk);

  it('offers matches at once, best first, and Enter selects the first', async () => {
    await mount(<Autocomplete label="Cidade" options={cities} labelKey="name" valueKey="slug" />);
    await userEvent.fill(field(), 'sao');
    expect(announced()).not.toContain('Carregando...');
    await shows('São Paulo, SP');
    await userEvent.keyboard('{Enter}');
    await expect.element(field()).toHaveValue('São Paulo, SP');
  });

  it("its value is the option's: a caller can control it", async () => {
    const onValueChange = vi.fn<(value: string) => void>();
    const controlled = (value: string) => (
      <Autocomplete
        label="Cidade"
        options={cities}
        labelKey="name"
        valueKey="slug"
        value={value}
        onValueChange={onValueChange}
      />
    );
    const { rerender } = await mount(controlled('palmas-to'));
    await expect.element(field()).toHaveValue('Palmas, TO');
    rerender(controlled('sao-paulo-sp'));
    await expect.element(field()).toHaveValue('São Paulo, SP');
    await userEvent.fill(field(), 'araguai');
    await userEvent.keyboard('{Enter}');
    expect(onValueChange.mock.calls.map(([value]) => value)).toContain('araguaina-to');
  });

  it('in a Field, the form gets the value of the option, and requires one if there is only text', async () => {
    const onSubmit = vi.fn<(values: { city: string }) => void>();
    await mount(
      <StrictMode>
        <CityForm onSubmit={onSubmit} />
      </StrictMode>,
    );
    await userEvent.fill(field(), 'xyz');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(page.getByRole('button', { name: 'Salvar' }));
    await expect.element(field()).toHaveAccessibleDescription(/cidade/);
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.fill(field(), 'sao');
    await shows('São Paulo, SP');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(page.getByRole('button', { name: 'Salvar' }));
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalled());
    expect(onSubmit.mock.lastCall?.[0]).toEqual({ city: 'sao-paulo-sp' });
  });
});

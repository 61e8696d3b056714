import { zodResolver } from '@hookform/resolvers/zod';
import { StrictMode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { z } from 'zod';
import { desktop, mount, useCleanPage } from '../../testing/browser/mount.ts';
import { Field } from '../field/field.tsx';
import { required } from '../field/rules.ts';
import { Form, SubmitButton } from '../form/form.tsx';
import { useForm } from '../form/use-form.ts';
import { Autocomplete } from './autocomplete.tsx';
import { announced } from '../../testing/browser/announced.ts';
import type { AutocompleteDetails } from './options/choice.ts';
import { cities, controlledSource, field, shows } from './city-form.fixture.tsx';

interface CityFormProps {
  onSubmit: (values: { city: string }) => void;
  resolver?: ReturnType<typeof zodResolver<{ city: string }, unknown, { city: string }>>;
}

const requiredCity = zodResolver(z.object({ city: z.string().min(1, 'O campo cidade é obrigatório') }));

function CityForm({ onSubmit, resolver }: CityFormProps) {
  const form = useForm({ defaultValues: { city: '' }, ...(resolver && { resolver }) });
  return (
    <Form form={form} onSubmit={onSubmit}>
      <Field
        form={form}
        name="city"
        displayName="cidade"
        {...(resolver ? { required: true } : { rules: [required] })}
      >
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
  beforeEach(desktop);

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

  it('in a Field, the form gets the value of the option, and asks for one if there is only text', async () => {
    const onSubmit = vi.fn<(values: { city: string }) => void>();
    await mount(
      <StrictMode>
        <CityForm onSubmit={onSubmit} />
      </StrictMode>,
    );
    await userEvent.fill(field(), 'xyz');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(page.getByRole('button', { name: 'Salvar' }));
    await expect.element(field()).toHaveAccessibleDescription('Escolha uma opção da lista');
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.fill(field(), 'sao');
    await shows('São Paulo, SP');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(page.getByRole('button', { name: 'Salvar' }));
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalled());
    expect(onSubmit.mock.lastCall?.[0]).toEqual({ city: 'sao-paulo-sp' });
  });

  it.each(['São Paulo, SP', '  sao paulo, sp '])(
    'chooses the option whose exact text was typed and left: "%s"',
    async (text) => {
      const onSubmit = vi.fn<(values: { city: string }) => void>();
      await mount(
        <StrictMode>
          <CityForm onSubmit={onSubmit} />
        </StrictMode>,
      );
      await userEvent.click(field());
      await userEvent.keyboard(text);
      await userEvent.tab();
      await expect.element(field()).toHaveValue('São Paulo, SP');
      await expect.element(field()).not.toHaveAccessibleDescription();
      await userEvent.click(page.getByRole('button', { name: 'Salvar' }));
      await vi.waitFor(() => expect(onSubmit.mock.lastCall?.[0]).toEqual({ city: 'sao-paulo-sp' }));
    },
  );

  it.each([
    ['rules', () => <CityForm onSubmit={() => {}} />],
    ['a schema', () => <CityForm onSubmit={() => {}} resolver={requiredCity} />],
  ])('asks for an option of the list, and does not call other text empty: with %s', async (_how, form) => {
    await mount(<StrictMode>{form()}</StrictMode>);
    await userEvent.click(field());
    await userEvent.keyboard('ara');
    // Past its clear button.
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(field()).toHaveAccessibleDescription('Escolha uma opção da lista');
    await userEvent.clear(field());
    await userEvent.tab();
    await expect.element(field()).toHaveAccessibleDescription(/obrigatório/);
  });

  it('chooses the exact option once it is loaded, if the field was left before', async () => {
    const onValueChange = vi.fn<(value: string, details: AutocompleteDetails) => void>();
    const { loadOptions, asked } = controlledSource();
    await mount(
      <Autocomplete
        label="Cidade"
        labelKey="name"
        valueKey="slug"
        loadOptions={loadOptions}
        onValueChange={onValueChange}
      />,
    );
    await userEvent.click(field());
    await userEvent.keyboard('palmas, to');
    await userEvent.tab();
    (await asked('palmas, to')).answer(cities);
    await expect.element(field()).toHaveValue('Palmas, TO');
    expect(onValueChange.mock.calls.map(([value, { reason }]) => [value, reason])).toEqual([
      ['palmas-to', 'blur'],
    ]);
  });

  it('ST-09 chooses the option that the text means, although its label is longer', async () => {
    const onOptionChange = vi.fn<(option: { label: string } | null) => void>();
    const options = [
      { label: 'Tocantins (estado)', value: 'tocantins', isMeant: true },
      { label: 'Tocantins, MG', value: 'tocantins-mg', isMeant: false },
    ];
    await mount(<Autocomplete label="Cidade" loadOptions={() => options} onOptionChange={onOptionChange} />);
    await userEvent.click(field());
    await userEvent.keyboard('tocantins');
    await userEvent.tab();
    await expect.element(field()).toHaveValue('Tocantins (estado)');
    expect(onOptionChange.mock.calls.map(([option]) => option?.label)).toEqual(['Tocantins (estado)']);
  });

  it('chooses nothing if two options have the text', async () => {
    const twins = ['Bom Jesus', 'Bom  Jesus', 'BOM JESUS'].map((name) => ({ name, slug: name }));
    const onValueChange = vi.fn<(value: string) => void>();
    await mount(
      <Autocomplete
        label="Cidade"
        options={twins}
        labelKey="name"
        valueKey="slug"
        onValueChange={onValueChange}
      />,
    );
    await userEvent.click(field());
    await userEvent.keyboard('bom jesus');
    await vi.waitFor(() => expect(page.getByRole('option').elements()).toHaveLength(3));
    await userEvent.tab();
    await expect.element(page.getByRole('option')).not.toBeInTheDocument();
    expect(onValueChange).not.toHaveBeenCalled();
    await expect.element(field()).toHaveValue('bom jesus');
  });
});

import type { Meta, StoryObj } from '@storybook/react-vite';
import MapPin from 'lucide-react/icons/map-pin';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { announced } from '../../testing/browser/announced.ts';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { Autocomplete } from './autocomplete.tsx';
import { OpenLists, openListAnnouncements } from './open-lists.fixture.tsx';
import { findMatches } from './options/match.ts';
import type { LoadOptions } from './options/options.ts';
import TextsDemo from './demos/texts.tsx';
import ServiceDemo from './demos/service.tsx';
import FormDemo from './demos/form.tsx';

interface City {
  name: string;
  slug: string;
}

const cities: readonly City[] = [
  { name: 'Araguaína, TO', slug: 'araguaina-to' },
  { name: 'Araguacema, TO', slug: 'araguacema-to' },
  { name: 'Araguari, MG', slug: 'araguari-mg' },
  { name: 'Barra do Garças, MT', slug: 'barra-do-garcas-mt' },
  { name: 'Belo Horizonte, MG', slug: 'belo-horizonte-mg' },
  { name: 'Conceição do Araguaia, PA', slug: 'conceicao-do-araguaia-pa' },
  { name: 'Palmas, TO', slug: 'palmas-to' },
  { name: 'Santa Bárbara d’Oeste, SP', slug: 'santa-barbara-doeste-sp' },
  { name: 'São José dos Campos, SP', slug: 'sao-jose-dos-campos-sp' },
  { name: 'São Paulo, SP', slug: 'sao-paulo-sp' },
  { name: 'Vila Bela da Santíssima Trindade, MT', slug: 'vila-bela-da-santissima-trindade-mt' },
];

/** Delays like a service, and rejects when aborted. */
function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new DOMException('No longer wanted.', 'AbortError'));
    });
  });
}

const findCities: LoadOptions<City> = async (text, signal) => {
  await wait(120, signal);
  return cities.filter(({ name }) => findMatches(name, text));
};

const meta = {
  title: 'Forms/Autocomplete',
  component: Autocomplete,
  args: {
    label: 'Cidade',
    name: 'cidade',
    loadOptions: findCities,
    labelKey: 'name',
    valueKey: 'slug',
    onOptionChange: fn(),
    onValueChange: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Autocomplete<City>>;

export default meta;
type Story = StoryObj<typeof Autocomplete<City>>;

/** On the documentation page in a frame, whose play function opens the list. */
const docs = { story: { inline: false, height: '420px' } };

// The visible text; the announcer contains the same text for screen readers.
const inMessage = { selector: '[data-part=message], [data-part=message] *' };

const option = (name: string) => screen.findByRole('option', { name });

/** ST-09: opens on focus, narrows while typing, Enter selects. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('combobox', { name: 'Cidade' });
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(field);
    await option('Araguaína, TO');
    await userEvent.keyboard('sao j');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}');
    const found = screen.getByRole('option', { name: 'São José dos Campos, SP' });
    await expect(field).toHaveFocus();
    await expect(field).toHaveAttribute('aria-activedescendant', found.id);
    await expect(field.getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id);
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('São José dos Campos, SP');
    await expect(screen.queryByRole('listbox')).toBeNull();
    await expect(field).not.toHaveAttribute('aria-activedescendant');
    await expect(args.onOptionChange).toHaveBeenLastCalledWith(
      cities[8],
      expect.objectContaining({ reason: 'option-enter' }),
    );
  },
};

export const Playground: Story = {
  args: { size: 'large', leading: <Icon as={MapPin} />, placeholder: 'Ex.: Palmas' },
};

/** Options that are strings need no keys. */
export const PlainTexts: Story = {
  render: () => <TextsDemo />,
  parameters: { demo: 'texts' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'fede');
    await userEvent.click(await option('Federal'));
    await expect(canvas.getByRole('combobox')).toHaveValue('Federal');
  },
};

/** The chosen option is marked, and the form gets its value besides the text. */
export const Chosen: Story = {
  args: { defaultOption: cities[6], valueName: 'slug' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('[name=slug]')).toHaveValue('palmas-to');
    await userEvent.click(canvas.getByRole('combobox'));
    await option('Palmas, TO');
  },
};

export const Sizes: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <Autocomplete<City> {...args} size="small" label="Pequeno" name="pequeno" />
      <Autocomplete<City> {...args} label="Médio" name="medio" />
      <Autocomplete<City> {...args} size="large" label="Grande" name="grande" />
    </div>
  ),
};

/** In a form whose schema validates it. */
export const WithHintAndError: Story = {
  render: () => <FormDemo />,
  parameters: { demo: 'form' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.click(canvas.getByRole('button', { name: 'Buscar escolas' }));
    await waitFor(() => expect(field).toBeInvalid());
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await expect(field).toHaveAccessibleDescription(
      'Onde a criança vai estudar. Escolha uma cidade da lista.',
    );
  },
};

export const Disabled: Story = { args: { disabled: true, defaultOption: cities[6] } };

/** The typed text is highlighted; accents are ignored. */
export const Matches: Story = {
  render: () => <ServiceDemo />,
  parameters: { demo: 'service', docs },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'sao');
    await waitFor(() => expect(document.querySelector('[data-part=match]')).toHaveTextContent('São'));
    const names = screen.getAllByRole('option').map(({ textContent }) => textContent);
    await expect(names).toContain('São Paulo, SP');
  },
};

/** A request that never ends. */
export const Loading: Story = {
  parameters: { docs },
  args: { loadOptions: (_text, signal) => wait(1e9, signal).then(() => []) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'pal');
    await waitFor(() => expect(screen.getByText('Carregando...', inMessage)).toBeVisible());
    await expect(screen.queryByText('Nenhum resultado encontrado', inMessage)).toBeNull();
  },
};

export const Empty: Story = {
  parameters: { docs },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'xyz');
    await waitFor(() => expect(screen.getByText('Nenhum resultado encontrado', inMessage)).toBeVisible());
  },
};

/** The service fails once; retrying is an option like any other, by key or press. */
export const Failed: Story = {
  parameters: { docs },
  args: { loadOptions: failOnce() },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'p');
    await userEvent.click(await option('Tentar de novo'));
    await option('Palmas, TO');
    await expect(canvas.getByRole('combobox')).toHaveFocus();
  },
};

function failOnce(): LoadOptions<City> {
  let failed = false;
  return async (text, signal) => {
    if (failed || text === '') return findCities(text, signal);
    failed = true;
    throw new Error('The story makes the first request fail.');
  };
}

/** Enter selects the first option for the typed text; pressed again, it submits the form. */
export const InAForm: Story = {
  render: function SearchForm(args) {
    const [sent, setSent] = useState('');
    return (
      <form
        style={{ display: 'grid', gap: 12 }}
        onSubmit={(event) => {
          event.preventDefault();
          setSent(JSON.stringify(Object.fromEntries(new FormData(event.currentTarget))));
        }}
      >
        <Autocomplete<City> {...args} valueName="slug" />
        <Button type="submit" variant="primary">
          Buscar
        </Button>
        <output>{sent}</output>
      </form>
    );
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.type(field, 'palm{Enter}');
    await waitFor(() => expect(field).toHaveValue('Palmas, TO'));
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('{"cidade":"Palmas, TO","slug":"palmas-to"}')).toBeVisible();
  },
};

/** Under 480 px the suggestions take the whole screen. */
export const OnAPhone: Story = {
  parameters: { docs },
  globals: { viewport: { value: 'w360', isRotated: false } },
  args: { leading: <Icon as={MapPin} />, placeholder: 'Ex.: Palmas' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    const dialog = await screen.findByRole('dialog', { name: 'Cidade' });
    await userEvent.keyboard('palm');
    await userEvent.click(await within(dialog).findByRole('option', { name: 'Palmas, TO' }));
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveFocus());
    await expect(canvas.getByRole('combobox')).toHaveValue('Palmas, TO');
    await userEvent.click(canvas.getByRole('combobox'));
    await screen.findByRole('dialog', { name: 'Cidade' });
  },
};

/** The field in each state, then its list: found, chosen, loading, empty, failed, and the screen of a phone. */
export const AllStates: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <Autocomplete<City>
        {...args}
        name="a"
        label="Vazio"
        placeholder="Ex.: Palmas"
        hint="Onde a criança vai estudar."
      />
      <Autocomplete<City>
        {...args}
        name="b"
        label="Com escolha"
        leading={<Icon as={MapPin} />}
        defaultOption={cities[6]}
        optional
      />
      <Autocomplete<City>
        {...args}
        name="c"
        label="Com erro"
        defaultText="Palm"
        error="Escolha uma cidade da lista."
      />
      <Autocomplete<City> {...args} name="d" label="Indisponível" disabled defaultOption={cities[6]} />
      <Autocomplete<City> {...args} name="e" label="Pequeno" size="small" defaultOption={cities[10]} />
      <Autocomplete<City>
        {...args}
        name="f"
        label="Grande"
        size="large"
        leading={<Icon as={MapPin} />}
        defaultOption={cities[10]}
      />
      <OpenLists names={cities.map(({ name }) => name)} />
    </div>
  ),
  play: async () => {
    await waitFor(() => expect(announced()).toEqual(expect.arrayContaining([...openListAnnouncements])));
  },
};

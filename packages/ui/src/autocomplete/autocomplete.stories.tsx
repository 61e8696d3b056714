import type { Meta, StoryObj } from '@storybook/react-vite';
import MapPin from 'lucide-react/icons/map-pin';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Icon } from '../icon/icon.tsx';
import { Autocomplete } from './autocomplete.tsx';
import { findMatches } from './match.ts';

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

/** Waits as a service would, and gives up when asked to. */
function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new DOMException('No longer wanted.', 'AbortError'));
    });
  });
}

async function findCities(text: string, signal: AbortSignal): Promise<City[]> {
  await wait(120, signal);
  return cities.filter(({ name }) => findMatches(name, text));
}

const CityField = Autocomplete<City>;

const meta = {
  title: 'Fields/Autocomplete',
  component: CityField,
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
} satisfies Meta<typeof CityField>;

export default meta;
type Story = StoryObj<typeof meta>;

const option = (name: string) => screen.findByRole('option', { name });

/** ST-09: opens on focus, narrows while typing, Enter chooses. */
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

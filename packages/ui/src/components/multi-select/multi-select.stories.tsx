import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { MultiSelect } from './multi-select.tsx';
import { OpenChoices } from './open-choices.fixture.tsx';
import FormDemo from './demos/form.tsx';

const shifts = [
  { value: 'manha', label: 'Manhã' },
  { value: 'tarde', label: 'Tarde' },
  { value: 'noite', label: 'Noite' },
  { value: 'integral', label: 'Integral', disabled: true },
];

const neighborhoods = [
  'Água Branca',
  'Bela Vista',
  'Bom Retiro',
  'Consolação',
  'Ipiranga',
  'Lapa',
  'Mooca',
  'Pinheiros',
  'Santa Cecília',
  'Vila Mariana',
].map((label) => ({ value: label.toLowerCase().replaceAll(' ', '-'), label }));

const meta = {
  title: 'Forms/MultiSelect',
  component: MultiSelect,
  args: { label: 'Turnos', options: shifts, name: 'turno', onValueChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 420, maxWidth: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MultiSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

/** On the documentation page in a frame, whose play function opens the list. */
const docs = { story: { inline: false, height: '480px' } };

const openIt: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getAllByRole('combobox')[0] ?? document.body);
  await screen.findByRole('dialog');
};

/** Each choice takes effect at once, and is a tag below the field. */
export const Default: Story = {
  parameters: { docs },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('combobox', { name: 'Turnos' });
    await expect(field).toHaveTextContent('Selecionar');
    await userEvent.click(field);
    const list = await screen.findByRole('dialog', { name: 'Turnos' });
    await userEvent.click(within(list).getByRole('checkbox', { name: 'Tarde' }));
    await userEvent.click(within(list).getByRole('checkbox', { name: 'Manhã' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      ['tarde', 'manha'],
      expect.objectContaining({ reason: 'toggle' }),
    );
    await expect(field).toHaveTextContent('2 opções selecionadas');
  },
};

export const Playground: Story = { args: { size: 'medium', hint: 'Escolha quantos quiser.' } };

/** More than eight options have a filter that ignores accents; “Selecionar tudo” means the visible ones. */
export const Filtered: Story = {
  parameters: { docs },
  args: { label: 'Bairros', name: 'bairro', options: neighborhoods },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    const list = await screen.findByRole('dialog');
    await userEvent.type(within(list).getByRole('textbox', { name: 'Filtrar opções' }), 'con');
    await expect(within(list).getAllByRole('checkbox')).toHaveLength(1);
    await userEvent.click(within(list).getByRole('button', { name: 'Selecionar tudo' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      ['consolação'],
      expect.objectContaining({ reason: 'select-all' }),
    );
  },
};

/** A filter without matches shows a message. */
export const NothingFound: Story = {
  parameters: { docs },
  args: { label: 'Bairros', name: 'bairro', options: neighborhoods },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.type(await screen.findByRole('textbox'), 'xis');
    await waitFor(() => expect(screen.getByText('Nenhuma opção encontrada')).toBeVisible());
  },
};

/** On a phone the list takes the whole screen. */
export const OnAPhone: Story = {
  parameters: { docs },
  globals: { viewport: { value: 'w360', isRotated: false } },
  args: { label: 'Bairros', name: 'bairro', options: neighborhoods, defaultValue: ['lapa'] },
  play: openIt,
};

/** A tag removes its option, by a press or by Delete; the focus stays in the field. */
export const Chosen: Story = {
  args: { defaultValue: ['manha', 'noite'] },
  play: async ({ canvas, args }) => {
    const tags = within(canvas.getByRole('list', { name: 'Turnos' }));
    await userEvent.click(tags.getByRole('button', { name: 'Remover Manhã' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      ['noite'],
      expect.objectContaining({ reason: 'tag-removal' }),
    );
    await waitFor(() => expect(tags.getByRole('button', { name: 'Remover Noite' })).toHaveFocus());
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveFocus());
  },
};

/** In a Form: opening the list does not leave the field, leaving both does. */
export const InAForm: Story = {
  render: () => <FormDemo />,
  parameters: { demo: 'form' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Turnos' });
    await userEvent.click(canvas.getByRole('button', { name: 'Quero o aviso' }));
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAccessibleDescription(/obrigatório/);
    await userEvent.click(field);
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Tarde' }));
    await waitFor(() => expect(field).not.toHaveAccessibleDescription(/obrigatório/));
  },
};

export const AllStates: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <MultiSelect {...args} />
      <MultiSelect {...args} label="Pequeno" size="small" placeholder="Todos" />
      <MultiSelect {...args} label="Grande" size="large" hint="Escolha quantos quiser." optional />
      <MultiSelect {...args} label="Com escolhas" defaultValue={['manha', 'integral']} />
      <MultiSelect {...args} label="Com erro" error="Escolha um turno" />
      <MultiSelect {...args} label="Desligado" disabled defaultValue={['tarde']} />
      <OpenChoices label="Aberto" options={shifts} chosen={['tarde']} />
      <OpenChoices label="Aberto, com filtro" options={neighborhoods} chosen={['lapa']} />
    </div>
  ),
};

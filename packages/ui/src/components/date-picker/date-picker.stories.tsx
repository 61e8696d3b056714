import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { DatePicker } from './date-picker.tsx';
import FormDemo from './demos/form.tsx';

const meta = {
  title: 'Forms/DatePicker',
  component: DatePicker,
  args: { label: 'Dia da visita', name: 'visita', today: '2026-11-24', onValueChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DatePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

const openCalendar = async (canvas: { getByRole: typeof screen.getByRole }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Escolher no calendário' }));
  return screen.findByRole('dialog', { name: 'Calendário' });
};

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await openCalendar(canvas);
    await userEvent.click(
      await screen.findByRole('button', { name: 'quinta-feira, 26 de novembro de 2026' }),
    );
    await expect(canvas.getByRole('textbox')).toHaveValue('26/11/2026');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      '2026-11-26',
      expect.objectContaining({ reason: 'calendar' }),
    );
  },
};

export const Playground: Story = {
  args: {
    size: 'medium',
    hint: '',
    error: '',
    optional: false,
    labelHidden: false,
    disabled: false,
    min: '',
    max: '',
  },
};

/** The days of a month, with the chosen one and today. */
export const Open: Story = {
  args: { defaultValue: '2026-11-26' },
  // On the documentation page in a frame, whose play function opens the calendar.
  parameters: { docs: { story: { inline: false, height: '500px' } } },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 460 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await openCalendar(canvas);
    await waitFor(() =>
      expect(document.activeElement).toHaveAccessibleName(
        'quinta-feira, 26 de novembro de 2026, data escolhida',
      ),
    );
  },
};

/** On a phone. */
export const OpenOnAPhone: Story = { ...Open, globals: { viewport: { value: 'w360' } } };

/** Only working days, within two months. */
export const InAForm: Story = {
  render: () => <FormDemo />,
  parameters: { demo: 'form' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '28/11/2026');
    await userEvent.click(canvas.getByRole('button', { name: 'Agendar' }));
    await expect(await canvas.findByText('28/11/2026 não está disponível. Escolha outra data')).toBeVisible();
    await openCalendar(canvas);
    const sunday = await screen.findByRole('button', { name: 'domingo, 29 de novembro de 2026' });
    await expect(sunday).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'segunda-feira, 30 de novembro de 2026' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Agendar' }));
    await expect(await canvas.findByText('2026-11-30')).toBeVisible();
  },
};

export const AllStates: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      <div style={{ minHeight: 460 }}>
        <DatePicker
          label="Aberto"
          name="a"
          defaultValue="2026-11-26"
          today="2026-11-24"
          min="2026-11-10"
          max="2027-01-30"
        />
      </div>
      <DatePicker label="Pequeno" name="g" size="small" defaultValue="2026-11-24" />
      <DatePicker label="Médio" name="b" hint="Em dias úteis." optional />
      <DatePicker label="Grande" name="c" size="large" defaultValue="2026-11-24" />
      <DatePicker label="Com erro" name="d" defaultValue="2026-11-24" error="Neste dia a escola está cheia" />
      <DatePicker label="Só para ler" name="e" readOnly defaultValue="2026-11-24" />
      <DatePicker label="Indisponível" name="f" disabled defaultValue="2026-11-24" />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getAllByRole('button')[0] ?? document.body);
    await screen.findByRole('dialog', { name: 'Calendário' });
  },
};

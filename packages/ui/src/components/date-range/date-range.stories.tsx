import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent } from 'storybook/test';
import { DateRange } from './date-range.tsx';
import DaysWithoutVisitsDemo from './demos/days-without-visits.tsx';

const meta = {
  title: 'Forms/DateRange',
  component: DateRange,
  args: { legend: 'Férias da escola', today: '2026-11-24', names: ['de', 'ate'], onValueChange: fn() },
} satisfies Meta<typeof DateRange>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The end begins on the day of the start. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('De'), '20/12/2026');
    const [, opener = document.body] = canvas.getAllByRole('button', { name: 'Escolher no calendário' });
    await userEvent.click(opener);
    await screen.findByRole('dialog', { name: 'Calendário' });
    await userEvent.click(
      await screen.findByRole('button', { name: 'quarta-feira, 30 de dezembro de 2026' }),
    );
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      { start: '2026-12-20', end: '2026-12-30' },
      expect.objectContaining({ reason: 'calendar' }),
    );
  },
};

export const Playground: Story = {
  args: { size: 'medium', hint: '', error: '', optional: false, legendHidden: false, disabled: false },
};

/** Each end with its time; both are required. */
export const WithTime: Story = {
  render: () => <DaysWithoutVisitsDemo />,
  parameters: { demo: 'days-without-visits' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }));
    await expect(await canvas.findByText('O campo dias sem visitas é obrigatório')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('De'), '20/12/2026');
    await fireEvent.input(canvas.getByLabelText('Hora do começo'), { target: { value: '14:00' } });
    await userEvent.type(canvas.getByLabelText('Até'), '20/12/2026');
    await fireEvent.input(canvas.getByLabelText('Hora do fim'), { target: { value: '12:00' } });
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }));
    await expect(await canvas.findByText('Escolha um horário a partir das 14:00')).toBeVisible();
    await fireEvent.input(canvas.getByLabelText('Hora do fim'), { target: { value: '18:00' } });
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }));
    await expect(await canvas.findByText('2026-12-20T14:00 → 2026-12-20T18:00')).toBeVisible();
  },
};

const holidays = { start: '2026-12-20', end: '2027-01-31' };

export const AllStates: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 32 }}>
      <DateRange legend="Pequeno" size="small" defaultValue={holidays} />
      <DateRange legend="Vazio" hint="As famílias não escolhem estes dias." optional />
      <DateRange legend="Grande" size="large" defaultValue={holidays} />
      <DateRange
        legend="Com horas"
        withTime
        defaultValue={{ start: '2026-12-20T14:00', end: '2026-12-20T18:00' }}
      />
      <DateRange legend="Com erro" defaultValue={holidays} error="Há visitas marcadas nestes dias" />
      <DateRange legend="Indisponível" disabled withTime defaultValue={holidays} />
    </div>
  ),
};

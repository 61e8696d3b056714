import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import OpeningHoursDemo from './demos/opening-hours.tsx';
import { TimeRange } from './time-range.tsx';

const meta = {
  title: 'Forms/TimeRange',
  component: TimeRange,
  args: { legend: 'Segunda a sexta-feira', names: ['abre', 'fecha'], onValueChange: fn() },
} satisfies Meta<typeof TimeRange>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await fireEvent.input(canvas.getByLabelText('Das'), { target: { value: '08:00' } });
    await fireEvent.input(canvas.getByLabelText('Às'), { target: { value: '17:30' } });
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      { start: '08:00', end: '17:30' },
      expect.objectContaining({ reason: 'input' }),
    );
  },
};

export const Playground: Story = {
  args: { size: 'medium', hint: '', error: '', optional: false, legendHidden: false, disabled: false },
};

/** Submitted by the browser; it does not close before it opens. */
export const InAForm: Story = {
  render: () => <OpeningHoursDemo />,
  parameters: { demo: 'opening-hours' },
  play: async ({ canvas }) => {
    const end = canvas.getByLabelText<HTMLInputElement>('Às');
    await fireEvent.input(end, { target: { value: '07:00' } });
    await expect(end.validationMessage).toBe('Escolha um horário a partir das 08:00');
  },
};

const hours = { start: '08:00', end: '17:30' };

export const AllStates: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 32 }}>
      <TimeRange legend="Pequeno" size="small" defaultValue={hours} />
      <TimeRange legend="Vazio" hint="Em dias de aula." optional />
      <TimeRange legend="Grande" size="large" defaultValue={hours} />
      <TimeRange legend="Com erro" defaultValue={hours} error="Há visitas marcadas depois das 17:00" />
      <TimeRange legend="Indisponível" disabled defaultValue={hours} />
    </div>
  ),
};

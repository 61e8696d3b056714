import type { Meta, StoryObj } from '@storybook/react-vite';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { Fieldset } from '../fieldset/fieldset.tsx';
import { Text } from '../text/text.tsx';
import { BottomSheet } from './bottom-sheet.tsx';
import FiltersDemo from './demos/filters.tsx';
import PartsDemo from './demos/parts.tsx';

const shifts = ['Manhã', 'Tarde', 'Noite', 'Integral'];
const grades = ['1º ano', '2º ano', '3º ano', '4º ano', '5º ano', '6º ano', '7º ano', '8º ano', '9º ano'];

const list = { display: 'grid', gap: 24 } as const;

function Filters() {
  return (
    <div style={list}>
      <Fieldset legend="Turno">
        {shifts.map((shift) => (
          <Checkbox key={shift} label={shift} name="turno" value={shift} />
        ))}
      </Fieldset>
      <Fieldset legend="Série">
        {grades.map((grade) => (
          <Checkbox key={grade} label={grade} name="serie" value={grade} />
        ))}
      </Fieldset>
    </div>
  );
}

const meta = {
  title: 'Layers/BottomSheet',
  component: BottomSheet,
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  globals: { viewport: { value: 'w360', isRotated: false } },
  args: {
    title: 'Filtros',
    trigger: <Button icon={SlidersHorizontal}>Filtrar</Button>,
    footer: (
      <Button variant="primary" wide>
        Ver 23 bolsas
      </Button>
    ),
    children: <Filters />,
    onOpenChange: fn(),
  },
} satisfies Meta<typeof BottomSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Waits for the layer, which is open initially but must load its code first. */
const isOpen: Story['play'] = async () => {
  await screen.findByRole('dialog');
};

/** ST-11: Escape closes, and the focus returns. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const trigger = canvas.getByRole('button', { name: 'Filtrar' });
    await userEvent.click(trigger);
    const sheet = await screen.findByRole('dialog', { name: 'Filtros' });
    await waitFor(() => expect(sheet).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(
      false,
      expect.objectContaining({ reason: 'escape' }),
    );
    await userEvent.click(trigger);
    await screen.findByRole('dialog');
  },
};

export const Playground: Story = { args: { closable: true } };

/** As high as its content. */
export const Short: Story = {
  args: {
    title: 'Bolsa salva',
    footer: undefined,
    children: <Text>Você a encontra em Minhas bolsas.</Text>,
    defaultOpen: true,
  },
  play: isOpen,
};

/** The action changes with the choice above it. */
export const LiveAction: Story = {
  render: () => <FiltersDemo />,
  parameters: { demo: 'filters' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    const sheet = within(await screen.findByRole('dialog'));
    await userEvent.click(sheet.getByRole('checkbox', { name: 'Manhã' }));
    await expect(sheet.getByRole('button', { name: 'Ver 19 bolsas' })).toBeVisible();
  },
};

/** The content must offer a way out: no handle, no button, no gesture. */
export const NotClosable: Story = {
  args: { closable: false },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    const sheet = await screen.findByRole('dialog');
    await expect(within(sheet).queryByRole('button', { name: 'Fechar' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(sheet).toHaveAttribute('data-state', 'open');
  },
};

/** Composed of its parts; a button of the caller closes it too. */
export const Parts: Story = {
  render: () => <PartsDemo />,
  parameters: { demo: 'parts' },
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Turno' });
    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole('button', { name: 'Ver 23 bolsas' }));
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.click(trigger);
    await screen.findByRole('dialog', { name: 'Turno' });
  },
};

/** Several sheets would cover each other, so this shows one: the longest and most complete. */
export const AllStates: Story = {
  args: {
    title: 'Um título que não cabe em uma linha de um telefone e continua na seguinte',
    defaultOpen: true,
  },
  play: isOpen,
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { Fieldset } from '../fieldset/fieldset.tsx';
import { Drawer } from './drawer.tsx';
import MenuDemo from './demos/menu.tsx';
import PartsDemo from './demos/parts.tsx';

const grades = ['1º ano', '2º ano', '3º ano', '4º ano', '5º ano', '6º ano', '7º ano', '8º ano', '9º ano'];

const meta = {
  title: 'Layers/Drawer',
  component: Drawer,
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  args: {
    title: 'Filtros',
    trigger: <Button icon={SlidersHorizontal}>Filtrar</Button>,
    footer: (
      <Button variant="primary" wide>
        Ver 23 bolsas
      </Button>
    ),
    children: (
      <Fieldset legend="Série">
        {grades.map((grade) => (
          <Checkbox key={grade} label={grade} name="serie" value={grade} />
        ))}
      </Fieldset>
    ),
    onOpenChange: fn(),
  },
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

const openIt: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getAllByRole('button')[0] ?? document.body);
  const drawer = await screen.findByRole('dialog');
  await waitFor(() => expect(drawer).toHaveFocus());
};

/** Waits for the layer, which is open initially but must load its code first. */
const isOpen: Story['play'] = async () => {
  await screen.findByRole('dialog');
};

/** ST-11: Escape closes, and the focus returns. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const trigger = canvas.getByRole('button', { name: 'Filtrar' });
    await userEvent.click(trigger);
    const drawer = await screen.findByRole('dialog', { name: 'Filtros' });
    await waitFor(() => expect(drawer).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(
      false,
      expect.objectContaining({ reason: 'escape' }),
    );
    // Again, while it may still be closing.
    await userEvent.click(trigger);
    const again = await screen.findByRole('dialog');
    await waitFor(() => expect(again).toHaveFocus());
  },
};

export const Playground: Story = { args: { side: 'end', closable: true } };

/** From the start edge: the sections of a site. */
export const AtTheStart: Story = {
  render: () => <MenuDemo />,
  parameters: { demo: 'menu' },
  play: openIt,
};

/** Only its content offers a way out. */
export const NotClosable: Story = {
  args: { closable: false },
  play: async (context) => {
    await openIt(context);
    const drawer = screen.getByRole('dialog');
    await expect(within(drawer).queryByRole('button', { name: 'Fechar' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(drawer).toHaveAttribute('data-state', 'open');
  },
};

/** Composed of its parts: a button of the caller closes it. */
export const Parts: Story = {
  render: () => <PartsDemo />,
  parameters: { demo: 'parts' },
  play: async (context) => {
    await openIt(context);
    await userEvent.click(screen.getByRole('button', { name: 'Voltar à lista' }));
    await waitFor(() => expect(context.canvas.getByRole('button', { name: 'Colégio Aurora' })).toHaveFocus());
    await openIt(context);
  },
};

export const AllStates: Story = {
  args: { defaultOpen: true },
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      <Drawer {...args} />
      <Drawer {...args} defaultOpen={false} trigger={<Button>Fechado</Button>} />
      <Drawer {...args} defaultOpen={false} trigger={<Button disabled>Desligado</Button>} />
    </div>
  ),
  play: isOpen,
};

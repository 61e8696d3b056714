import type { Meta, StoryObj } from '@storybook/react-vite';
import Copy from 'lucide-react/icons/copy';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Menu } from './menu.tsx';
import ActionsDemo from './demos/actions.tsx';
import OpensDialogDemo from './demos/opens-dialog.tsx';
import PartsDemo from './demos/parts.tsx';
import ChoicesDemo from './demos/choices.tsx';
import SubmenuDemo from './demos/submenu.tsx';

const meta = {
  title: 'Layers/Menu',
  component: Menu,
  parameters: { docs: { story: { inline: false, height: '360px' } } },
  args: {
    trigger: <Button iconEnd={Ellipsis}>Mais ações</Button>,
    items: [
      { label: 'Copiar o endereço', icon: Copy },
      { label: 'Editar a busca', icon: Pencil },
      { label: 'Imprimir', disabled: true },
      { label: 'Excluir a busca', startsGroup: true, icon: Trash, tone: 'danger' },
    ],
    onOpenChange: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 300 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Waits for the layer, which is open initially but must load its code first. */
const openIt: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button'));
  await screen.findByRole('menu');
};

const isOpen: Story['play'] = async () => {
  await screen.findByRole('menu');
};

/** ST-11: Escape closes, and the focus returns. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const trigger = canvas.getByRole('button', { name: 'Mais ações' });
    await userEvent.click(trigger);
    const menu = await screen.findByRole('menu', { name: 'Mais ações' });
    await waitFor(() => expect(menu).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(
      false,
      expect.objectContaining({ reason: 'escape' }),
    );
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Copiar o endereço' })).toHaveFocus());
  },
};

export const Playground: Story = { args: { side: 'below', align: 'start' } };

/** Arrows wrap around, letters find actions, and an irreversible action stands out. */
export const Danger: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Mais ações' }).focus();
    await userEvent.keyboard('{ArrowUp}');
    const last = await screen.findByRole('menuitem', { name: 'Excluir a busca' });
    await waitFor(() => expect(last).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('menuitem', { name: 'Copiar o endereço' })).toHaveFocus();
    await userEvent.keyboard('ex');
    await expect(last).toHaveFocus();
  },
};

/** Aligned with the end of its trigger. */
export const AtTheEnd: Story = {
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'flex-end' }}>
        <Story />
      </div>
    ),
  ],
  render: () => <ActionsDemo />,
  parameters: { demo: 'actions' },
  play: openIt,
};

/** Above its trigger, where there is more space. */
export const Above: Story = {
  args: { side: 'above', defaultOpen: true },
  decorators: [
    (Story) => (
      <div style={{ paddingBlockStart: 220 }}>
        <Story />
      </div>
    ),
  ],
  play: isOpen,
};

/** The focus returns to the trigger even from a dialog opened by an action. */
export const OpensADialog: Story = {
  tags: ['!autodocs'],
  render: () => <OpensDialogDemo />,
  parameters: { demo: 'opens-dialog' },
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Mais ações' });
    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Excluir a busca' }));
    const dialog = await screen.findByRole('dialog', { name: 'Excluir a busca?' });
    await waitFor(() => expect(dialog).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

/** Composed of its parts: a label, and a link among the actions. */
export const Parts: Story = {
  render: () => <PartsDemo />,
  parameters: { demo: 'parts' },
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Ana' });
    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Sair' }));
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.click(trigger);
    await screen.findByRole('menu', { name: 'Conta de Ana Souza' });
  },
};

/** Options that are on or off, and a choice of one, which leave the menu open. */
export const Choices: Story = {
  render: () => <ChoicesDemo />,
  parameters: { demo: 'choices' },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Exibição' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    const map = await screen.findByRole('menuitemcheckbox', { name: 'Mostrar o mapa' });
    await waitFor(() => expect(map).toHaveFocus());
    await expect(map).toBeChecked();
    await userEvent.keyboard('{End}{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('menuitemradio', { name: 'Melhor avaliação' })).toBeChecked(),
    );
  },
};

/** A submenu opens by Arrow Right, Enter, Space, hover or press; Escape closes it alone. */
export const Submenu: Story = {
  render: () => <SubmenuDemo />,
  parameters: { demo: 'submenu' },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Mais ações' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Copiar o endereço' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Por WhatsApp' })).toHaveFocus());
  },
};

export const AllStates: Story = {
  args: { defaultOpen: true },
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      <Menu {...args} />
      <Menu {...args} defaultOpen={false} trigger={<Button>Fechado</Button>} />
      <Menu {...args} defaultOpen={false} trigger={<Button disabled>Desligado</Button>} />
    </div>
  ),
  play: isOpen,
};

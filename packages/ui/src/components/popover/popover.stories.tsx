import type { Meta, StoryObj } from '@storybook/react-vite';
import Info from 'lucide-react/icons/info';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { Link } from '../link/link.tsx';
import { Text } from '../text/text.tsx';
import { Popover } from './popover.tsx';
import ShareDemo from './demos/share.tsx';
import NotClosableDemo from './demos/not-closable.tsx';
import ArrowDemo from './demos/arrow.tsx';
import PartsDemo from './demos/parts.tsx';

const meta = {
  title: 'Layers/Popover',
  component: Popover,
  parameters: { docs: { story: { inline: false, height: '360px' } } },
  args: {
    title: 'Como calculamos o desconto',
    trigger: <Button icon={Info}>Como é o cálculo?</Button>,
    children: (
      <>
        Comparamos a mensalidade com bolsa com o valor que a escola cobra de quem chega sem ela.{' '}
        <Link href="#calculo">Ver a conta</Link>
      </>
    ),
    onOpenChange: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 260 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Waits for the layer, which is open initially but must load its code first. */
const openIt: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button'));
  await screen.findByRole('dialog');
};

const isOpen: Story['play'] = async () => {
  await screen.findByRole('dialog');
};

/** ST-11: Escape closes, and the focus returns. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const trigger = canvas.getByRole('button', { name: 'Como é o cálculo?' });
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(trigger);
    const popover = await screen.findByRole('dialog', { name: 'Como calculamos o desconto' });
    await waitFor(() => expect(popover).toHaveFocus());
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
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

export const Playground: Story = { args: { side: 'below', align: 'start', closable: true } };

/** Above, and aligned with the end of its trigger. */
export const Placed: Story = {
  args: { side: 'above', align: 'end', defaultOpen: true },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'flex-end', paddingBlockStart: 220 }}>
        <Story />
      </div>
    ),
  ],
  play: isOpen,
};

/** Choices need no heading: screen readers announce the popover's name. */
export const WithoutTitle: Story = {
  render: () => <ShareDemo />,
  parameters: { demo: 'share' },
  play: openIt,
};

/** Only its trigger and its content dismiss it. */
export const NotClosable: Story = {
  render: () => <NotClosableDemo />,
  parameters: { demo: 'not-closable' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Como é o cálculo?' }));
    const popover = await screen.findByRole('dialog');
    await expect(within(popover).queryByRole('button', { name: 'Fechar' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(document.body);
    // By its state: it is not visible in its first frame, and still visible while closing.
    await expect(popover).toHaveAttribute('data-state', 'open');
  },
};

/** Long content scrolls within the available space. */
export const Long: Story = {
  args: {
    defaultOpen: true,
    children: Array.from({ length: 14 }, (_, index) => (
      <p key={index} style={{ marginBlockEnd: 12 }}>
        {`${index + 1}. O desconto vale para a mensalidade, e não para material, uniforme ou alimentação.`}
      </p>
    )),
  },
  play: isOpen,
};

/** One Escape, one layer: first the popover, then the dialog around it. */
export const InADialog: Story = {
  render: (args) => (
    <Dialog title="Reservar a bolsa" trigger={<Button variant="primary">Reservar</Button>}>
      <Text>A reserva vale por 48 horas.</Text>
      <Popover {...args} />
    </Dialog>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reservar' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Como é o cálculo?' }));
    await screen.findByRole('dialog', { name: 'Como calculamos o desconto' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: 'Como calculamos o desconto' })).toBeNull(),
    );
    await expect(screen.getByRole('dialog', { name: 'Reservar a bolsa' })).toHaveAttribute(
      'data-state',
      'open',
    );
    await expect(screen.getByRole('button', { name: 'Como é o cálculo?' })).toHaveFocus();
  },
};

/** Composed of its parts: a button of the caller closes it. */
export const Parts: Story = {
  render: () => <PartsDemo />,
  parameters: { demo: 'parts' },
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Ordenar' });
    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole('button', { name: 'Menor mensalidade' }));
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.click(trigger);
    await screen.findByRole('dialog', { name: 'Ordenar por' });
  },
};

/** An arrow points at the trigger. */
export const WithArrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ paddingInlineStart: 80 }}>
        <Story />
      </div>
    ),
  ],
  render: () => <ArrowDemo />,
  parameters: { demo: 'arrow' },
  play: openIt,
};

export const AllStates: Story = {
  args: { defaultOpen: true },
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      <Popover {...args} />
      <Popover {...args} defaultOpen={false} trigger={<Button>Fechado</Button>} />
      <Popover {...args} defaultOpen={false} trigger={<Button disabled>Desligado</Button>} />
    </div>
  ),
  play: isOpen,
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Text } from '../text/text.tsx';
import { Dialog } from './dialog.tsx';
import TermsDemo from './demos/terms.tsx';
import NotClosableDemo from './demos/not-closable.tsx';
import InitialFocusDemo from './demos/initial-focus.tsx';
import PartsDemo from './demos/parts.tsx';

const meta = {
  title: 'Layers/Dialog',
  component: Dialog,
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: {
    title: 'Sair sem salvar?',
    trigger: <Button>Sair</Button>,
    children: <Text>A avaliação que você começou ainda não foi enviada e será perdida.</Text>,
    onOpenChange: fn(),
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const row = { display: 'flex', flexWrap: 'wrap', gap: 12, justifyContent: 'flex-end' } as const;
const leave = (
  <div style={row}>
    <Button>Continuar escrevendo</Button>
    <Button variant="danger">Sair sem salvar</Button>
  </div>
);

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
  args: { footer: leave },
  play: async ({ canvas, args }) => {
    const trigger = canvas.getByRole('button', { name: 'Sair' });
    await userEvent.click(trigger);
    const dialog = await screen.findByRole('dialog', { name: 'Sair sem salvar?' });
    await waitFor(() => expect(dialog).toHaveFocus());
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

export const Playground: Story = { args: { size: 'medium', closable: true, footer: leave } };

export const Small: Story = { args: { size: 'small', defaultOpen: true }, play: isOpen };

export const Large: Story = { args: { size: 'large', defaultOpen: true }, play: isOpen };

/** Header and action stay while the content scrolls. */
export const Long: Story = {
  render: () => <TermsDemo />,
  parameters: { demo: 'terms' },
  play: openIt,
};

/** The content must offer a way out: there is no other. */
export const NotClosable: Story = {
  render: () => <NotClosableDemo />,
  parameters: { demo: 'not-closable' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar' }));
    const dialog = await screen.findByRole('dialog');
    await expect(within(dialog).queryByRole('button', { name: 'Fechar' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(dialog).toHaveAttribute('data-state', 'open');
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

/** The focus starts in the first field of a form. */
export const InitialFocus: Story = {
  render: () => <InitialFocusDemo />,
  parameters: { demo: 'initial-focus' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveFocus());
  },
};

/** One over the other: Escape closes one at a time. */
export const Nested: Story = {
  args: {
    footer: (
      <Dialog title="Tem certeza?" size="small" trigger={<Button variant="danger">Sair sem salvar</Button>}>
        <Text>O que você escreveu não pode ser recuperado.</Text>
      </Dialog>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sair' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Sair sem salvar' }));
    await screen.findByRole('dialog', { name: 'Tem certeza?' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Tem certeza?' })).toBeNull());
    await expect(screen.getByRole('dialog', { name: 'Sair sem salvar?' })).toHaveAttribute(
      'data-state',
      'open',
    );
  },
};

/** Composed of its parts: a custom header and footer, and a button that closes. */
export const Parts: Story = {
  render: () => <PartsDemo />,
  parameters: { demo: 'parts' },
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Cancelar reserva' });
    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole('button', { name: 'Manter a reserva' }));
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.click(trigger);
    await screen.findByRole('dialog', { name: 'Cancelar a reserva?' });
  },
};

/** Several dialogs would cover each other, so this shows one: the largest and most complete. */
export const AllStates: Story = {
  args: {
    size: 'large',
    title: 'Um título que não cabe em uma linha de um telefone e continua na seguinte, sem empurrar o botão',
    footer: leave,
    defaultOpen: true,
  },
  play: isOpen,
};

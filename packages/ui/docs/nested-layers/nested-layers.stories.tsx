import type { Meta, StoryObj } from '@storybook/react-vite';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { BottomSheet } from '../../src/components/bottom-sheet/bottom-sheet.tsx';
import { Button } from '../../src/components/button/button.tsx';
import { Dialog } from '../../src/components/dialog/dialog.tsx';
import { Drawer } from '../../src/components/drawer/drawer.tsx';
import { Menu } from '../../src/components/menu/menu.tsx';
import { Popover } from '../../src/components/popover/popover.tsx';
import { Text } from '../../src/components/text/text.tsx';

/** Layers opened from within layers: which lies above which, and what the veil covers. */
const meta = {
  title: 'Layers/Nested',
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Presses the buttons with these names, one after the other, and waits for the last layer. */
const pressEach =
  (names: readonly string[], role: 'dialog' | 'menu'): Story['play'] =>
  async () => {
    for (const name of names) await userEvent.click(await screen.findByRole('button', { name }));
    await waitFor(() => expect(screen.getByRole(role, { name: names.at(-1) })).toBeVisible());
  };

export const PopoverInDialogInDrawer: Story = {
  name: 'Popover in a dialog in a drawer',
  render: () => (
    <Drawer title="Filtros" trigger={<Button>Filtros</Button>}>
      <Dialog title="Limpar os filtros" size="small" trigger={<Button>Limpar os filtros</Button>}>
        <Text>Os filtros desta busca voltam ao começo.</Text>
        <Popover title="O que se perde" trigger={<Button size="small">O que se perde</Button>}>
          As buscas salvas não mudam.
        </Popover>
      </Dialog>
    </Drawer>
  ),
  play: pressEach(['Filtros', 'Limpar os filtros', 'O que se perde'], 'dialog'),
};

export const MenuInBottomSheet: Story = {
  name: 'Menu in a bottom sheet',
  render: () => (
    <BottomSheet title="Busca salva" trigger={<Button>Busca salva</Button>}>
      <Text>Escolas em Araguaína, 6º ano.</Text>
      <Menu
        trigger={<Button iconEnd={Ellipsis}>Mais ações</Button>}
        items={[{ label: 'Editar a busca' }, { label: 'Excluir a busca', tone: 'danger' }]}
      />
    </BottomSheet>
  ),
  play: pressEach(['Busca salva', 'Mais ações'], 'menu'),
};

export const DialogInDialog: Story = {
  name: 'Dialog in a dialog',
  render: () => (
    <Dialog title="Sair sem salvar" trigger={<Button>Sair sem salvar</Button>}>
      <Text>A avaliação que você começou ainda não foi enviada.</Text>
      <Dialog title="Apagar o rascunho" size="small" trigger={<Button>Apagar o rascunho</Button>}>
        <Text>O que você escreveu não pode ser recuperado.</Text>
      </Dialog>
    </Dialog>
  ),
  play: pressEach(['Sair sem salvar', 'Apagar o rascunho'], 'dialog'),
};

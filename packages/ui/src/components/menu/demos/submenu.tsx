import { Button } from '@melhor-escola/ui/button';
import { Menu } from '@melhor-escola/ui/menu';
import Copy from 'lucide-react/icons/copy';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Share from 'lucide-react/icons/share-2';
import Trash from 'lucide-react/icons/trash';

/** A submenu groups actions of one kind. One level is enough. */
export default function Submenu() {
  return (
    <Menu.Root>
      <Menu.Trigger asChild>
        <Button iconEnd={Ellipsis}>Mais ações</Button>
      </Menu.Trigger>
      <Menu.Content>
        <Menu.Item icon={Copy}>Copiar o endereço</Menu.Item>
        <Menu.Sub>
          <Menu.SubTrigger icon={Share}>Compartilhar</Menu.SubTrigger>
          <Menu.SubContent>
            <Menu.Item>Por WhatsApp</Menu.Item>
            <Menu.Item>Por e-mail</Menu.Item>
            <Menu.Item>Por QR Code</Menu.Item>
          </Menu.SubContent>
        </Menu.Sub>
        <Menu.Separator />
        <Menu.Item icon={Trash} tone="danger">
          Excluir a busca
        </Menu.Item>
      </Menu.Content>
    </Menu.Root>
  );
}

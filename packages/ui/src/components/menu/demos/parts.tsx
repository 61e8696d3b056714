import { Button } from '@melhor-escola/ui/button';
import { Menu } from '@melhor-escola/ui/menu';

/** Composed of its parts: a label, links among the actions, and with `asChild` a router's link. */
export default function Parts() {
  return (
    <Menu.Root>
      <Menu.Trigger asChild>
        <Button>Ana</Button>
      </Menu.Trigger>
      <Menu.Content>
        <Menu.Label>Conta de Ana Souza</Menu.Label>
        <Menu.Item href="#reservas">Minhas reservas</Menu.Item>
        <Menu.Item asChild>
          <a href="#dados">Meus dados</a>
        </Menu.Item>
        <Menu.Separator />
        <Menu.Item>Sair</Menu.Item>
      </Menu.Content>
    </Menu.Root>
  );
}

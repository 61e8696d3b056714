import { Button } from '@melhor-escola/ui/button';
import { Drawer } from '@melhor-escola/ui/drawer';
import { Text } from '@melhor-escola/ui/text';

/** Composed of its parts. `Drawer.Close` can also be your own button. */
export default function Parts() {
  return (
    <Drawer.Root>
      <Drawer.Trigger asChild>
        <Button>Colégio Aurora</Button>
      </Drawer.Trigger>
      <Drawer.Content>
        <Drawer.Header>
          <Drawer.Title>Colégio Aurora</Drawer.Title>
          <Drawer.Close />
        </Drawer.Header>
        <Drawer.Body>
          <Text>Bolsa de 50 % no 6º ano, à tarde.</Text>
        </Drawer.Body>
        <Drawer.Footer>
          <Drawer.Close asChild>
            <Button>Voltar à lista</Button>
          </Drawer.Close>
        </Drawer.Footer>
      </Drawer.Content>
    </Drawer.Root>
  );
}

import { Button } from '@melhor-escola/ui/button';
import { Popover } from '@melhor-escola/ui/popover';

/** Composed of its parts. `Popover.Close` can also be your own button. */
export default function Parts() {
  return (
    <Popover.Root>
      <Popover.Trigger asChild>
        <Button>Ordenar</Button>
      </Popover.Trigger>
      <Popover.Content>
        <Popover.Header>
          <Popover.Title>Ordenar por</Popover.Title>
          <Popover.Close />
        </Popover.Header>
        <Popover.Body>
          <Popover.Close asChild>
            <Button>Menor mensalidade</Button>
          </Popover.Close>
        </Popover.Body>
        <Popover.Footer>
          <Popover.Close asChild>
            <Button variant="quiet">Voltar à ordem inicial</Button>
          </Popover.Close>
        </Popover.Footer>
      </Popover.Content>
    </Popover.Root>
  );
}

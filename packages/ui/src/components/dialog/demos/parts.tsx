import { Button } from '@melhor-escola/ui/button';
import { Dialog } from '@melhor-escola/ui/dialog';
import { Text } from '@melhor-escola/ui/text';

/** Composed of its parts, for your own header, body or footer. `Dialog.Close` can also be your own button. */
export default function Parts() {
  return (
    <Dialog.Root>
      <Dialog.Trigger asChild>
        <Button variant="danger">Cancelar reserva</Button>
      </Dialog.Trigger>
      <Dialog.Content size="small">
        <Dialog.Header>
          <Dialog.Title>Cancelar a reserva?</Dialog.Title>
          <Dialog.Close />
        </Dialog.Header>
        <Dialog.Body>
          <Text>A vaga volta para outras famílias.</Text>
        </Dialog.Body>
        <Dialog.Footer>
          <Dialog.Close asChild>
            <Button>Manter a reserva</Button>
          </Dialog.Close>
          <Button variant="danger">Cancelar</Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}

import { BottomSheet } from '@melhor-escola/ui/bottom-sheet';
import { Button } from '@melhor-escola/ui/button';
import { Text } from '@melhor-escola/ui/text';

/** Composed of its parts. `BottomSheet.Close` can also be your own button. */
export default function Parts() {
  return (
    <BottomSheet.Root>
      <BottomSheet.Trigger asChild>
        <Button>Turno</Button>
      </BottomSheet.Trigger>
      <BottomSheet.Content>
        <BottomSheet.Header>
          <BottomSheet.Title>Turno</BottomSheet.Title>
          <BottomSheet.Close />
        </BottomSheet.Header>
        <BottomSheet.Body>
          <Text>Escolha quando a criança estuda.</Text>
        </BottomSheet.Body>
        <BottomSheet.Footer>
          <BottomSheet.Close asChild>
            <Button variant="primary">Ver 23 bolsas</Button>
          </BottomSheet.Close>
        </BottomSheet.Footer>
      </BottomSheet.Content>
    </BottomSheet.Root>
  );
}

import { Button } from '@melhor-escola/ui/button';
import { Stack } from '@melhor-escola/ui/stack';

export default function OnePrimary() {
  return (
    <Stack direction="row" gap="small" wrap>
      <Button variant="primary">Reservar a bolsa</Button>
      <Button>Salvar escola</Button>
    </Stack>
  );
}

import { Button } from '@melhor-escola/ui/button';
import { Stack } from '@melhor-escola/ui/stack';

export default function TwoPrimaries() {
  return (
    <Stack direction="row" gap="small" wrap>
      <Button variant="primary">Reservar a bolsa</Button>
      <Button variant="primary">Salvar escola</Button>
    </Stack>
  );
}

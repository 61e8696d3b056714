import { Button } from '@melhor-escola/ui/button';
import { Divider } from '@melhor-escola/ui/divider';
import { Stack } from '@melhor-escola/ui/stack';

/** Between two alternatives. */
export default function Or() {
  return (
    <Stack>
      <Button variant="primary">Entrar com e-mail</Button>
      <Divider>ou</Divider>
      <Button>Entrar com Google</Button>
    </Stack>
  );
}

import { Button } from '@melhor-escola/ui/button';
import { Stack } from '@melhor-escola/ui/stack';
import { Switch } from '@melhor-escola/ui/switch';

export default function WithButton() {
  return (
    <Stack gap="medium" align="start">
      <Switch label="Economizar dados" />
      <Button variant="primary">Salvar</Button>
    </Stack>
  );
}

import { Badge } from '@melhor-escola/ui/badge';
import { Stack } from '@melhor-escola/ui/stack';
import { Text } from '@melhor-escola/ui/text';

export default function OneBadge() {
  return (
    <Stack gap="small" align="start">
      <Text>Colégio Horizonte, 6º ano</Text>
      <Badge tone="highlight">38% de desconto</Badge>
    </Stack>
  );
}

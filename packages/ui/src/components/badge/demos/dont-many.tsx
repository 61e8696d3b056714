import { Badge } from '@melhor-escola/ui/badge';
import { Stack } from '@melhor-escola/ui/stack';
import { Text } from '@melhor-escola/ui/text';

export default function ManyBadges() {
  return (
    <Stack gap="small" align="start">
      <Text>Colégio Horizonte, 6º ano</Text>
      <Stack direction="row" gap="small" wrap>
        <Badge tone="highlight">38% de desconto</Badge>
        <Badge tone="info">Novo</Badge>
        <Badge tone="warning">Poucas vagas</Badge>
        <Badge tone="confirm">Verificada</Badge>
      </Stack>
    </Stack>
  );
}

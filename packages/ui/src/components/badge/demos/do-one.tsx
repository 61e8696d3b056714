import { Badge } from '@melhor-escola/ui/badge';
import { Text } from '@melhor-escola/ui/text';

export default function OneBadge() {
  return (
    <div style={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
      <Text>Colégio Horizonte, 6º ano</Text>
      <Badge tone="highlight">38% de desconto</Badge>
    </div>
  );
}

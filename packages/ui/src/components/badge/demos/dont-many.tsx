import { Badge } from '@melhor-escola/ui/badge';
import { Text } from '@melhor-escola/ui/text';

export default function ManyBadges() {
  return (
    <div style={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
      <Text>Colégio Horizonte, 6º ano</Text>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        <Badge tone="highlight">38% de desconto</Badge>
        <Badge tone="info">Novo</Badge>
        <Badge tone="warning">Poucas vagas</Badge>
        <Badge tone="confirm">Verificada</Badge>
      </div>
    </div>
  );
}

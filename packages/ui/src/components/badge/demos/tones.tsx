import { Badge } from '@melhor-escola/ui/badge';

export default function Tones() {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' }}>
      <Badge tone="neutral">23 bolsas</Badge>
      <Badge tone="brand">Parceira</Badge>
      <Badge tone="confirm">Vagas abertas</Badge>
      <Badge tone="warning">Últimas vagas</Badge>
      <Badge tone="danger">Encerrada</Badge>
      <Badge tone="info">Censo 2025</Badge>
      <Badge tone="highlight">Economize R$ 5.340 no ano</Badge>
    </div>
  );
}

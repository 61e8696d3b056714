import { Badge } from '@melhor-escola/ui/badge';
import { Button } from '@melhor-escola/ui/button';
import { Card } from '@melhor-escola/ui/card';
import { Text } from '@melhor-escola/ui/text';

/** The media reaches the edges of the card, with padding and without. */
export default function Parts() {
  return (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))' }}>
      {(['none', 'medium'] as const).map((padding) => (
        <Card.Root as="article" key={padding} padding={padding}>
          <Card.Media style={{ height: 72, background: 'var(--cover)' }} />
          <Card.Header>
            <Card.Title level={3}>Colégio Horizonte</Card.Title>
            <Badge tone="confirm">12 vagas</Badge>
          </Card.Header>
          <Card.Body>
            <Text size="small">Educação infantil e fundamental, na Vila Mariana.</Text>
          </Card.Body>
          <Card.Footer>
            <Button>Ver a escola</Button>
          </Card.Footer>
        </Card.Root>
      ))}
    </div>
  );
}

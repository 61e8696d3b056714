import { LinkButton } from '@melhor-escola/ui/button';
import { Card } from '@melhor-escola/ui/card';
import { Heading, Text } from '@melhor-escola/ui/text';

export default function ManyLinks() {
  return (
    <Card as="article">
      <Heading level={4} size="small">
        Colégio Horizonte
      </Heading>
      <Text size="small">12 bolsas, a partir de R$ 890,00</Text>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        <LinkButton href="#escola">Ver a escola</LinkButton>
        <LinkButton href="#bolsas">Ver bolsas</LinkButton>
        <LinkButton href="#fotos">Ver fotos</LinkButton>
      </div>
    </Card>
  );
}

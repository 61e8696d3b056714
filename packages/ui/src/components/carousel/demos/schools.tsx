import type { CSSProperties } from 'react';
import { Card } from '@melhor-escola/ui/card';
import { Carousel } from '@melhor-escola/ui/carousel';
import { Link } from '@melhor-escola/ui/link';
import { Heading, Text } from '@melhor-escola/ui/text';

const schools = ['Horizonte', 'Acácia', 'Novo Mundo', 'Sabiá', 'Caminhar', 'Ipê Amarelo', 'Ponte'];
// Three side by side if they fit; on a phone one, and the edge of the next.
const style: CSSProperties & Record<'--carousel-slide-size', string> = {
  '--carousel-slide-size': 'clamp(220px, 33.333%, 400px)',
};

export default function Schools() {
  return (
    <Carousel
      label="Escolas parecidas"
      heading={<Heading level={2}>Escolas parecidas</Heading>}
      style={style}
    >
      {schools.map((name) => (
        <Card key={name} as="article" interactive style={{ height: '100%' }}>
          <Heading level={3} size="small">
            <Link href={`#${name}`} tone="quiet" stretched>
              {`Colégio ${name}`}
            </Link>
          </Heading>
          <Text size="small" tone="soft">
            Vila Mariana, São Paulo
          </Text>
          <Text weight="heavy">R$ 890,00</Text>
        </Card>
      ))}
    </Carousel>
  );
}

import { Card } from '@melhor-escola/ui/card';
import { Link } from '@melhor-escola/ui/link';
import { Heading, Text } from '@melhor-escola/ui/text';

export default function OneLink() {
  return (
    <Card as="article" interactive>
      <Heading level={4} size="small">
        <Link href="#escola" tone="quiet" stretched>
          Colégio Horizonte
        </Link>
      </Heading>
      <Text size="small">12 bolsas, a partir de R$ 890,00</Text>
    </Card>
  );
}

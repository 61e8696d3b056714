import { Card } from '@melhor-escola/ui/card';
import { Link } from '@melhor-escola/ui/link';
import { Heading, Text } from '@melhor-escola/ui/text';

/** One link whose target is the whole card. */
export default function Stretched() {
  return (
    <Card as="article" interactive style={{ maxWidth: 320 }}>
      <Heading level={3} size="small">
        <Link href="#escola" tone="quiet" stretched>
          Colégio Horizonte
        </Link>
      </Heading>
      <Text size="small" tone="soft">
        Vila Mariana, São Paulo
      </Text>
    </Card>
  );
}

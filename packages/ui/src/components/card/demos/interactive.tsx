import { Card } from '@melhor-escola/ui/card';
import { Link } from '@melhor-escola/ui/link';
import { Heading } from '@melhor-escola/ui/text';

/** One link, stretched over the whole card: all of it can be pressed, and a screen reader finds one link. */
export default function Interactive() {
  return (
    <Card as="article" interactive>
      <Heading level={3} size="small">
        <Link href="#escola" tone="quiet" stretched>
          Colégio Horizonte
        </Link>
      </Heading>
    </Card>
  );
}

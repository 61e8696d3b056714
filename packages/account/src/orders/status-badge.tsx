import type { OrderStatus } from '@melhor-escola/api-client/authenticated-client';
import { Badge } from '@melhor-escola/ui/badge';
import { statusWords } from './order-status.ts';

/** What has become of an order, in words (EN-09). Renders a `<span>`. */
export function StatusBadge({ status }: { status: OrderStatus }) {
  const { name, tone } = statusWords[status];
  return (
    <Badge tone={tone} size="medium">
      {name}
    </Badge>
  );
}

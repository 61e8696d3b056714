import { useQuery } from '@tanstack/react-query';
import { Heading } from '@melhor-escola/ui/text';
import { useAccountPorts } from '../ports.tsx';
import { ordersQuery } from './queries.ts';
import type { OrdersSearch } from './search-params.ts';

/** One's reserved scholarships (RT-07, EN-09). */
export function OrdersScreen({ search }: { search: OrdersSearch }) {
  const { owner } = useAccountPorts();
  const { data } = useQuery(ordersQuery(owner, search));
  return (
    <div className="mx-auto w-full max-w-200 px-4 py-6">
      <Heading level={1}>Minhas bolsas</Heading>
      <ul>
        {data?.items.map((order) => (
          <li key={order.internalTransactionCode}>{order.internalTransactionCode}</li>
        ))}
      </ul>
    </div>
  );
}

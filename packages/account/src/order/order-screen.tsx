import { Heading } from '@melhor-escola/ui/text';
import { useQuery } from '@tanstack/react-query';
import { useAccountPorts } from '../ports.tsx';
import { orderQuery } from './queries.ts';

/** A reserved scholarship (RT-07, EN-09). @param code its internalTransactionCode. */
export function OrderScreen({ code }: { code: string }) {
  const { owner } = useAccountPorts();
  const { data } = useQuery(orderQuery(owner, code));
  return (
    <div className="mx-auto w-full max-w-200 px-4 py-6">
      <Heading level={1}>{data?.school.name}</Heading>
    </div>
  );
}

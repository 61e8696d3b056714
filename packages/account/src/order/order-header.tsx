import type { Order } from '@melhor-escola/api-client/account';
import { Breadcrumb } from '@melhor-escola/ui/breadcrumb';
import { Link } from '@melhor-escola/ui/link';
import { Heading, Text } from '@melhor-escola/ui/text';
import { Link as RouteLink } from '@tanstack/react-router';
import { useBuildAddress } from '../navigation.tsx';
import { StatusBadge } from '../orders/order-status.tsx';
import { useAccountPorts } from '../ports.tsx';

/** The scholarship and the status of its order. Renders a `<header>`. */
export function OrderHeader({ order, className }: { order: Order; className: string }) {
  const { links } = useAccountPorts();
  const buildAddress = useBuildAddress();
  const { school, offer, status, demo } = order;
  return (
    <header className={`flex flex-col items-start gap-2 ${className}`}>
      <Breadcrumb
        items={[
          { label: 'Minhas bolsas', href: buildAddress(links.orders()) },
          { label: 'Detalhes da bolsa' },
        ]}
        className="mb-2 print:hidden"
        renderLink={(props) => {
          const { href: _, ...link } = props;
          return <RouteLink {...links.orders()} {...link} />;
        }}
      />
      <StatusBadge status={status} />
      <Heading level={1} size="large" className="wrap-anywhere">
        {school.name}
      </Heading>
      <Text tone="soft">
        {`${school.city}, ${school.uf} · ${offer.grade} · ${offer.shift} · ${offer.year}`}
      </Text>
      {school.slug !== null && (
        <Link asChild className="inline-block py-1 print:hidden">
          <RouteLink {...links.school(school.slug)}>Ver a página da escola</RouteLink>
        </Link>
      )}
      {demo && (
        <Text size="small" tone="soft">
          Reserva fictícia, de demonstração: nenhuma escola sabe dela, e nada é cobrado.
        </Text>
      )}
    </header>
  );
}

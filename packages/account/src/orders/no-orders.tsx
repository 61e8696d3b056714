import { LinkButton } from '@melhor-escola/ui/button';
import { Drawing } from '@melhor-escola/ui/drawing';
import { Heading, Text } from '@melhor-escola/ui/text';
import { Link as RouteLink } from '@tanstack/react-router';
import { useAccountPorts } from '../ports.tsx';
import type { OrdersView } from './search-params.ts';

/** Nothing reserved yet: how it is done, and where to begin. */
export function NoOrders() {
  const { links } = useAccountPorts();
  return (
    <div className="flex max-w-prose flex-col items-start gap-4 py-4">
      <Drawing>
        <path d="M60 22 16 42l44 20 44-20z" className="fill-card" />
        <path d="M34 51v19c6 7 16 10 26 10s20-3 26-10V51M104 42v24" />
        <path d="M104 66v8" strokeWidth="5" />
      </Drawing>
      <Heading level={2} size="small">
        Você ainda não reservou nenhuma bolsa
      </Heading>
      <Text>
        Escolha uma bolsa na página da escola e reserve: a vaga fica guardada por 48 horas, pelo preço que
        você viu. Depois, tudo sobre ela aparece aqui.
      </Text>
      <LinkButton asChild variant="primary" size="large">
        <RouteLink {...links.results()}>Buscar bolsas</RouteLink>
      </LinkButton>
    </div>
  );
}

const emptyWords: Readonly<Record<OrdersView, string>> = {
  aguardando: 'Nenhuma bolsa sua aguarda pagamento.',
  confirmadas: 'Nenhuma bolsa sua foi paga ainda.',
  encerradas: 'Nenhuma reserva sua foi cancelada ou venceu.',
};

/** Nothing of the chosen kind: back to all. */
export function NoOrdersOfView({ view }: { view: OrdersView }) {
  const { links } = useAccountPorts();
  return (
    <div className="flex flex-col items-start gap-4 py-4">
      <Text>{emptyWords[view]}</Text>
      <LinkButton asChild>
        <RouteLink {...links.orders()} resetScroll={false}>
          Ver todas
        </RouteLink>
      </LinkButton>
    </div>
  );
}

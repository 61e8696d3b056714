import type { SchoolOrder } from '@melhor-escola/api-client/panel';
import { Alert } from '@melhor-escola/ui/alert';
import { Badge } from '@melhor-escola/ui/badge';
import { Button } from '@melhor-escola/ui/button';
import { Card } from '@melhor-escola/ui/card';
import { Heading, Text } from '@melhor-escola/ui/text';
import { type RefObject, useRef } from 'react';
import { usePanelPorts } from '../ports.tsx';
import { DecisionDialog } from './decision-dialog.tsx';
import { FamilyContact } from './family-contact.tsx';
import { orderName, orderOffer, orderPrice, orderTiming, statusLabels, statusName } from './order-text.ts';
import { confirmEnrollment, keepOrder } from './queries.ts';
import { RefuseOrder } from './refuse-order.tsx';

export interface OrderItemProps {
  slug: string;
  order: SchoolOrder;
  /** When the list was loaded, in ms since 1970. */
  now: number;
}

/** A reservation: whose it is, what happens by when, and what the school can decide. Renders an `<article>`. */
export function OrderItem({ slug, order, now }: OrderItemProps) {
  const { status, seatMissing, demo } = order;
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Card as="article" className="flex flex-col gap-3">
      <div className="flex flex-col items-start gap-1">
        <Badge tone={seatMissing ? 'danger' : statusLabels[status].tone}>{statusName(order)}</Badge>
        <Heading ref={heading} level={3} size="small" tabIndex={-1} className="wrap-anywhere">
          {orderName(order)}
        </Heading>
        <Text weight="strong">{orderOffer(order)}</Text>
        <Text>{orderTiming(order, now)}</Text>
        <Text size="small" tone="soft" tabular>
          {orderPrice(order)}
        </Text>
        {demo && (
          <Text size="small" tone="soft">
            Reserva fictícia, de demonstração.
          </Text>
        )}
      </div>
      {seatMissing && <Oversold order={order} />}
      <FamilyContact slug={slug} order={order} />
      <Decisions slug={slug} order={order} afterwards={heading} />
    </Card>
  );
}

/** Why an oversold reservation stands first, and what can be done. */
function Oversold({ order: { decisions, seatsLeft } }: { order: SchoolOrder }) {
  return (
    <Alert tone="warning" title="Falta uma vaga para esta família">
      <Text>
        {decisions.includes('refuse')
          ? 'O pagamento chegou depois do prazo, quando a vaga já era de outra família. Garanta uma vaga, ou recuse: o valor pago volta para ela.'
          : 'O pagamento chegou depois do prazo, quando a vaga já era de outra família, e a matrícula já está confirmada. Só resta garantir uma vaga: não dá mais para recusar.'}
      </Text>
      {seatsLeft !== null && (
        <Text>
          {seatsLeft > 0
            ? 'A bolsa tem vaga livre: garantir usa essa vaga.'
            : 'A bolsa não tem vaga livre: garantir acrescenta uma ao total dela.'}
        </Text>
      )}
    </Alert>
  );
}

interface DecisionsProps {
  slug: string;
  order: SchoolOrder;
  afterwards: RefObject<HTMLElement | null>;
}

function Decisions({ slug, order, afterwards }: DecisionsProps) {
  const { api } = usePanelPorts();
  const { decisions } = order;
  if (decisions.length === 0) return null;
  const name = orderName(order);
  return (
    <div className="flex flex-wrap gap-3 noscript:hidden">
      {decisions.includes('enroll') && (
        <DecisionDialog
          order={order}
          decision="enroll"
          trigger={
            <Button variant="primary" className="max-sm:w-full">
              Confirmar matrícula<span className="sr-only">{`: ${name}`}</span>
            </Button>
          }
          title="Confirmar a matrícula?"
          label="Confirmar matrícula"
          done={`Matrícula confirmada: ${name}.`}
          afterwards={afterwards}
          call={(seen) => confirmEnrollment(api, slug, seen)}
        >
          <Text>{`${name} está na escola em ${orderOffer(order)}, com a bolsa. A família recebe um e-mail, e isso não pode ser desfeito.`}</Text>
        </DecisionDialog>
      )}
      {decisions.includes('keep') && (
        <DecisionDialog
          order={order}
          decision="keep"
          trigger={
            <Button variant="primary" className="max-sm:w-full">
              Garantir uma vaga<span className="sr-only">{`: ${name}`}</span>
            </Button>
          }
          title="Garantir uma vaga?"
          label="Garantir a vaga"
          done={`Vaga garantida: ${name}.`}
          afterwards={afterwards}
          call={(seen) => keepOrder(api, slug, seen)}
        >
          <Text>
            {order.status === 'enrolled'
              ? 'A vaga passa a contar com esta matrícula, e isso não pode ser desfeito. A família já sabe da matrícula e não recebe outro e-mail.'
              : 'A família recebe um e-mail com a vaga garantida, e isso não pode ser desfeito.'}
          </Text>
        </DecisionDialog>
      )}
      {decisions.includes('refuse') && <RefuseOrder slug={slug} order={order} afterwards={afterwards} />}
    </div>
  );
}

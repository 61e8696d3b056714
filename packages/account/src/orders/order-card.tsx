import type { Order } from '@melhor-escola/api-client/account';
import { useAnnouncement } from '@melhor-escola/ui/announcer';
import { LinkButton } from '@melhor-escola/ui/button';
import { Card } from '@melhor-escola/ui/card';
import { Link } from '@melhor-escola/ui/link';
import { Heading, Text } from '@melhor-escola/ui/text';
import { Link as RouteLink } from '@tanstack/react-router';
import { useAccountPorts } from '../ports.tsx';
import { MonthPrice } from '../price/month-price.tsx';
import { paymentLabel, paymentDeadline, type Deadline, PayLink } from './payment.tsx';
import { hasVoucher, isUnpaid, statusLabels, StatusBadge } from './order-status.tsx';

export interface OrderCardProps {
  order: Order;
  /** In ms since 1970. */
  now: number;
}

/** Summary of a reserved scholarship and its next step. The whole card links to the details. Renders an `<article>`. */
export function OrderCard({ order, now }: OrderCardProps) {
  const { links } = useAccountPorts();
  const { school, student, offer, status } = order;
  useAnnouncement(`${school.name}: ${statusLabels[status].name}`, { initial: false });
  return (
    <Card
      as="article"
      interactive
      className="grid grid-cols-1 gap-x-8 gap-y-4 sm:grid-cols-[1fr_auto] lg:grid-cols-[1fr_15rem_15rem]"
    >
      <div className="flex min-w-0 flex-col items-start gap-1">
        <StatusBadge status={status} />
        <Heading level={2} size="small" className="mt-1 wrap-anywhere">
          <Link asChild tone="quiet" stretched>
            <RouteLink {...links.order(order.internalTransactionCode)}>{school.name}</RouteLink>
          </Link>
        </Heading>
        <Text size="small" tone="soft">
          {`${school.city}, ${school.uf}`}
        </Text>
        <Text size="small" weight="strong">
          {`${offer.grade} · ${offer.shift} · ${offer.year}`}
        </Text>
        <Text size="small" className="wrap-anywhere">
          {`Estudante: ${student.name}`}
        </Text>
      </div>
      <div className="sm:text-end">
        <MonthPrice monthly={offer.monthlyFeeWithDiscount} monthlyInFull={offer.monthlyFee} />
      </div>
      <div className="flex flex-col justify-between gap-3 sm:col-span-2 sm:flex-row sm:items-center lg:col-span-1 lg:flex-col lg:items-stretch lg:justify-start">
        <OrderStep order={order} deadline={paymentDeadline(order.expiresAt, now)} />
      </div>
      {order.demo && (
        <Text size="extra-small" tone="soft" className="sm:col-span-2 lg:col-span-3">
          Reserva fictícia, de demonstração: nenhuma escola sabe dela, e nada é cobrado.
        </Text>
      )}
    </Card>
  );
}

/** The next step, by status. Above the card's own link. */
function OrderStep({ order, deadline }: { order: Order; deadline: Deadline }) {
  const { links } = useAccountPorts();
  const { status, paymentUrl, school, amountDue } = order;
  const isPayable = isUnpaid(status) && paymentUrl !== null && deadline.urgency !== 'over';
  return (
    <>
      {isUnpaid(status) && <DeadlineText deadline={deadline} amountDue={amountDue} />}
      {isPayable ? (
        <PayLink
          href={paymentUrl}
          school={school}
          place="orders"
          className="z-1 sm:max-lg:ms-auto sm:max-lg:w-auto"
        />
      ) : (
        <LinkButton asChild wide className="z-1 sm:max-lg:ms-auto sm:max-lg:w-auto">
          <RouteLink {...links.order(order.internalTransactionCode)}>
            <span>{hasVoucher(order) ? 'Ver comprovante' : 'Ver detalhes'}</span>
            <span className="sr-only">{` da bolsa de ${school.name}`}</span>
          </RouteLink>
        </LinkButton>
      )}
    </>
  );
}

interface DeadlineTextProps {
  deadline: Deadline;
  /** Centavos. */
  amountDue: number;
}

/** How much to pay, and by when, in one or two lines. */
function DeadlineText({ deadline: { urgency, moment, left }, amountDue }: DeadlineTextProps) {
  if (urgency === 'over') return <Text>{`O prazo terminou em ${moment}.`}</Text>;
  return (
    <Text tabular>
      <span>{`${paymentLabel(amountDue)} até ${moment}:`}</span>{' '}
      <strong className={`font-semibold whitespace-nowrap ${urgency === 'soon' ? 'text-danger' : ''}`}>
        {left}
      </strong>
    </Text>
  );
}

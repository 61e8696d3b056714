import type { Order } from '@melhor-escola/api-client/account';
import { formatDate } from '@melhor-escola/domain/date';
import { describeEnrollment, describeExtras, describeYear } from '@melhor-escola/domain/extras-text';
import { formatBRL, type Centavos } from '@melhor-escola/domain/money';
import type { PriceLine } from '@melhor-escola/domain/price-sum';
import type { YearCost } from '@melhor-escola/domain/year-cost';
import { Card } from '@melhor-escola/ui/card';
import { PriceSum } from '@melhor-escola/ui/price-sum';
import { Heading, Text } from '@melhor-escola/ui/text';
import type { ReactNode } from 'react';
import { hasVoucher, isSecured, isUnpaid } from '../orders/order-status.tsx';
import { StagePath } from './stage-path.tsx';
import { agreedSum, orderYear } from './voucher-file.ts';

/**
 * Cost and savings of the scholarship at the prices of the reservation date (EN-09): the month's sum, enrollment and the year, then the
 * extras, in the order of the reservation, and the years until the stage ends. A voucher has that sum and the saving itself. Renders a `<section>`.
 */
export function OrderPrices({ order, className }: { order: Order; className: string }) {
  const { offer, createdAt } = order;
  const enrollment = offer.enrollmentFee;
  const year = orderYear(offer);
  const { saving, ...sum } = agreedSum(order);
  return (
    <section aria-labelledby="valores" className={`flex flex-col gap-4 ${className}`}>
      <Heading level={2} id="valores">
        Quanto custa
      </Heading>
      <Card className="flex flex-col gap-4">
        {!hasVoucher(order) && <PriceSum {...sum} />}
        <YearPrices enrollment={enrollment} year={year} saving={hasVoucher(order) ? undefined : saving} />
      </Card>
      <Text
        size="small"
        tone="soft"
        className="max-w-prose"
      >{`Valores de ${formatDate(new Date(createdAt))}, o dia da reserva. ${describeYear(enrollment, year, formatBRL)} ${describeExtras(year, formatBRL)}`}</Text>
      {(isUnpaid(order.status) || isSecured(order.status)) && <StagePath offer={offer} />}
    </section>
  );
}

interface PriceFact {
  readonly term: string;
  readonly amount: ReactNode;
  /** The amount that is paid. */
  readonly isStrong?: true;
}

interface YearPricesProps {
  enrollment: Centavos;
  year: YearCost;
  saving: PriceLine | undefined;
}

/** Enrollment, the total of the year and what it saves, laid out as a written sum. */
function YearPrices({ enrollment, year, saving }: YearPricesProps) {
  const facts: readonly PriceFact[] = [
    { term: 'Matrícula', amount: describeEnrollment(enrollment, formatBRL) },
    ...(year.savings > 0 ? [{ term: 'Ano sem a bolsa', amount: formatBRL(year.totalInFull) }] : []),
    {
      term: 'Ano com a bolsa',
      amount: year.total > 0 ? formatBRL(year.total) : 'Nada',
      isStrong: true,
    },
    ...(saving ? [{ term: saving.term, amount: <span className="highlight">{saving.amount}</span> }] : []),
  ];
  return (
    <dl className="tabular">
      {facts.map(({ term, amount, isStrong }) => (
        <div
          key={term}
          className={`flex justify-between gap-x-6 border-t border-hairline py-2 first:border-t-0 first:pt-0 last:pb-0 ${isStrong ? 'font-semibold' : ''}`}
        >
          <dt>{term}</dt>
          <dd className={isStrong ? 'text-price' : 'text-ink-soft'}>{amount}</dd>
        </div>
      ))}
    </dl>
  );
}

import type { Order } from '@melhor-escola/api-client/owner';
import { formatDate } from '@melhor-escola/domain/date';
import { annualCost, formatBRL, type Centavos } from '@melhor-escola/domain/money';
import { Card } from '@melhor-escola/ui/card';
import { Heading, Text } from '@melhor-escola/ui/text';
import { MonthPrice } from '../orders/month-price.tsx';

/**
 * What the scholarship costs and saves, at the prices of the day it was reserved (EN-09): the month, the enrolment, and the
 * year of both (Lei 9.870/1999: enrolment and twelve instalments). Renders a `<section>`.
 */
export function OrderPrices({ order, className }: { order: Order; className: string }) {
  const { offer, createdAt } = order;
  const savings = 12 * (offer.monthlyFee - offer.monthlyFeeWithDiscount);
  const enrollment = offer.enrollmentFee;
  return (
    <section aria-labelledby="valores" className={`flex flex-col gap-4 ${className}`}>
      <Heading level={2} id="valores">
        Quanto custa
      </Heading>
      <Card className="flex flex-col gap-4">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
          <MonthPrice offer={offer} />
          {savings > 0 && (
            <p className="text-medium font-semibold tabular-nums">
              <span className="highlight">Economia de {formatBRL(savings)} no ano</span>
            </p>
          )}
        </div>
        <PriceTable offer={offer} />
      </Card>
      <Text size="small" tone="soft" className="max-w-prose">
        Valores de {formatDate(new Date(createdAt))}, o dia da reserva. O ano soma{' '}
        {enrollment > 0 ? 'a matrícula e 12 mensalidades' : '12 mensalidades, sem matrícula'}; material,
        uniforme e atividades extras ficam de fora.
      </Text>
    </section>
  );
}

interface PriceRow {
  readonly term: string;
  readonly withScholarship: Centavos;
  readonly without: Centavos;
}

/** With and without the scholarship, beside each other. */
function PriceTable({ offer }: { offer: Order['offer'] }) {
  const { monthlyFee, monthlyFeeWithDiscount: monthly, enrollmentFee } = offer;
  const rows: readonly PriceRow[] = [
    { term: 'Mensalidade', withScholarship: monthly, without: monthlyFee },
    { term: 'Matrícula', withScholarship: enrollmentFee, without: enrollmentFee },
    {
      term: 'Custo do ano',
      withScholarship: annualCost(monthly, enrollmentFee),
      without: annualCost(monthlyFee, enrollmentFee),
    },
  ];
  return (
    <table className="w-full border-collapse text-small tabular-nums">
      <caption className="sr-only">Preços com e sem a bolsa</caption>
      <thead>
        <tr className="border-b border-hairline">
          <td />
          <th scope="col" className="py-2 ps-2 text-end font-semibold">
            Com a bolsa
          </th>
          <th scope="col" className="py-2 ps-2 text-end font-normal text-ink-soft">
            Sem a bolsa
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ term, withScholarship, without }) => (
          <tr key={term} className="not-last:border-b not-last:border-hairline">
            <th scope="row" className="py-2 text-start font-normal">
              {term}
            </th>
            <td className="py-2 ps-2 text-end font-semibold text-price">{formatBRL(withScholarship)}</td>
            <td className="py-2 ps-2 text-end text-ink-soft">{formatBRL(without)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

import type { Order } from '@melhor-escola/api-client/owner';
import { formatDateTime, formatIsoDay } from '@melhor-escola/domain/date';
import { Heading } from '@melhor-escola/ui/text';
import type { ReactNode } from 'react';
import { hasVoucher } from '../orders/order-status.ts';
import { CopyCode } from './copy-code.tsx';

/** Whom the seat is held for, and by which code everybody knows it. Renders a `<section>`. */
export function Reservation({ order }: { order: Order }) {
  const { student, internalTransactionCode: code, createdAt, offer } = order;
  return (
    <section aria-labelledby="reserva" className="flex flex-col gap-4">
      <Heading level={2} size="small" id="reserva">
        Reserva
      </Heading>
      <dl className="flex flex-col gap-3 text-small">
        <Fact term="Código">
          <span className="font-semibold tabular-nums">{code}</span>
          {/* On a voucher it is copied where it stands largest. */}
          {!hasVoucher(order) && <CopyCode code={code} />}
        </Fact>
        <Fact term="Estudante">{student.name}</Fact>
        {student.birthDate !== null && <Fact term="Nascimento">{formatIsoDay(student.birthDate)}</Fact>}
        <Fact term="Etapa">{offer.stage}</Fact>
        <Fact term="Reservada em">{formatDateTime(new Date(createdAt))}</Fact>
      </dl>
    </section>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-ink-soft">{term}</dt>
      <dd className="flex flex-wrap items-center gap-x-3 gap-y-1 wrap-anywhere">{children}</dd>
    </div>
  );
}

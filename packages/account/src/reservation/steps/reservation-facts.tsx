import type { User } from '@melhor-escola/api-client/account';
import { formatBRL } from '@melhor-escola/domain/money';
import { Button } from '@melhor-escola/ui/button';
import { Card } from '@melhor-escola/ui/card';
import { Heading, Text } from '@melhor-escola/ui/text';
import { Skeleton } from '@melhor-escola/ui/skeleton';
import type { ReactNode } from 'react';
import { maskCpf } from '@melhor-escola/domain/cpf';
import { Facts } from '../facts.tsx';
import { discountOf, yearOf } from '../offer/reservable-offer.ts';
import type { ReservationFlow } from '../reservation-flow.ts';

export interface ReservationFactsProps {
  flow: ReservationFlow;
  /** Who reserves; absent while that is on its way. */
  user: User | undefined;
}

/** What is reserved, for whom, by whom and what it costs, with the ways to change what was typed. */
export function ReservationFacts({ flow, user }: ReservationFactsProps) {
  const { school, offer, draft } = flow;
  return (
    <Card className="flex flex-col gap-5">
      <Part title="A bolsa">
        <Facts
          facts={[
            ['Escola', `${school.name}, ${school.city}, ${school.uf}`],
            ['Série', `${offer.grade.name} (${offer.stage})`],
            ['Turno', offer.shift],
            ['Ano letivo', offer.year],
          ]}
        />
      </Part>
      <Part title="O estudante" onChange={() => void flow.goTo(3)}>
        <Facts
          facts={[
            ['Nome', draft.student.name],
            ['Nascimento', draft.student.birthDate],
          ]}
        />
      </Part>
      <Part title="Quem reserva" onChange={() => void flow.goTo(2)}>
        {user ? (
          <Facts
            facts={[
              ['Nome', user.name],
              ['E-mail', user.email],
              ...(user.cpf === null ? [] : [['CPF', maskCpf(user.cpf)] as const]),
            ]}
          />
        ) : (
          <Skeleton width="14rem" />
        )}
      </Part>
      <Costs flow={flow} />
    </Card>
  );
}

interface PartProps {
  title: string;
  /** Goes where it was typed. */
  onChange?: () => void;
  children: ReactNode;
}

function Part({ title, onChange, children }: PartProps) {
  return (
    <section className="flex flex-col gap-2 border-b border-hairline pb-5">
      <div className="flex min-h-9 items-center justify-between gap-4">
        <Heading level={3} size="small">
          {title}
        </Heading>
        {onChange && (
          <Button size="small" variant="quiet" className="-me-3" onClick={onChange}>
            Alterar<span className="sr-only">: {title}</span>
          </Button>
        )}
      </div>
      {children}
    </section>
  );
}

/** A month and a year, with the scholarship and without. */
function Costs({ flow: { offer } }: { flow: ReservationFlow }) {
  const year = yearOf(offer);
  const discount = discountOf(offer);
  return (
    <section className="flex flex-col gap-3">
      <Heading level={3} size="small">
        Os valores
      </Heading>
      <dl className="flex flex-col gap-2 tabular-nums">
        <Cost label="Mensalidade sem a bolsa" amount={offer.monthlyInFull} />
        {discount > 0 && <Line label="Desconto da bolsa">{discount}%</Line>}
        <Line label={<strong className="font-semibold">Mensalidade com a bolsa</strong>}>
          <strong className="text-figure font-bold text-price">{formatBRL(offer.monthly)}</strong>
        </Line>
        {offer.enrollment > 0 ? (
          <Cost label="Matrícula" amount={offer.enrollment} />
        ) : (
          <Line label="Matrícula">Não há</Line>
        )}
        <Cost label="Custo do ano sem a bolsa" amount={year.inFull} />
        <Cost label="Custo do ano com a bolsa" amount={year.withScholarship} />
      </dl>
      {year.savings > 0 && (
        <Text weight="strong" tabular>
          <span className="highlight">Você economiza {formatBRL(year.savings)} no ano</span>
        </Text>
      )}
    </section>
  );
}

function Cost({ label, amount }: { label: string; amount: number }) {
  return <Line label={label}>{formatBRL(amount)}</Line>;
}

function Line({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <dt className="text-small">{label}</dt>
      <dd className="text-price">{children}</dd>
    </div>
  );
}

import { maskCpf } from '@melhor-escola/domain/cpf';
import { calculateFirstPayment, firstPaymentNames } from '@melhor-escola/domain/first-payment';
import { formatBRL, type Centavos } from '@melhor-escola/domain/money';
import { describeEnrollment, describeExtras, describeYear } from '@melhor-escola/domain/extras-text';
import { paymentRule, refundRule } from '@melhor-escola/domain/refund-rule';
import { yearCost } from '@melhor-escola/domain/year-cost';
import { Alert } from '@melhor-escola/ui/alert';
import { Button } from '@melhor-escola/ui/button';
import { Card } from '@melhor-escola/ui/card';
import { formatDate } from '@melhor-escola/ui/date-input';
import { Form, useForm } from '@melhor-escola/ui/form';
import { PriceSum } from '@melhor-escola/ui/price-sum';
import { Skeleton } from '@melhor-escola/ui/skeleton';
import { Heading, Text } from '@melhor-escola/ui/text';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { mapAccountError } from '../../account-error/account-error.ts';
import { EmailText } from '../../email-text.tsx';
import { monthSum } from '../../price/month-sum.ts';
import { useAccountPorts } from '../../ports.tsx';
import { useReservation, useStepOffer } from '../context.tsx';
import { AgeQuestion } from './age-question.tsx';
import { StepButtons } from './step-buttons.tsx';
import { Facts, StepSection } from './step-section.tsx';
import type { ReservableOffer } from '../offer/reservable-offer.ts';
import { reservingUserQuery } from '../queries.ts';

/** The summary, and the button that reserves the seat (CA-05, EN-09). */
export function ConfirmStep({ userId }: { userId: number }) {
  const { reserve, draft, goTo } = useReservation();
  const offer = useStepOffer();
  /** The monthly price shown before it changed. */
  const [formerPrice, setFormerPrice] = useState<Centavos>();
  const form = useForm({ defaultValues: {} });
  const submit = async () => {
    const rejection = await reserve();
    if (rejection?.kind === 'price-changed') setFormerPrice(offer.monthly);
    // Other rejections change the page.
    return rejection?.kind === 'key-reused'
      ? { form: 'Não conseguimos concluir a reserva. Confirme de novo.' }
      : undefined;
  };
  return (
    <StepSection title="Confira e reserve">
      {formerPrice !== undefined && <PriceChanged from={formerPrice} to={offer.monthly} />}
      <AgeQuestion
        birthDate={draft.student.birthDate}
        action={
          <Button size="small" onClick={() => void goTo('student')}>
            Corrigir a data
          </Button>
        }
      />
      <ReservationSummary userId={userId} />
      <Form
        form={form}
        aria-label="Reservar a bolsa"
        onSubmit={submit}
        onSubmitError={(error) => mapAccountError(error, navigator.onLine)}
      >
        <div className="flex flex-col gap-2">
          <Text tone="soft">{paymentAhead(offer)}</Text>
          {offer.enrollment + offer.monthly > 0 && <Text tone="soft">{`${paymentRule} ${refundRule}`}</Text>}
        </div>
        <StepButtons
          label={
            formerPrice === undefined ? 'Reservar bolsa' : `Reservar por ${formatBRL(offer.monthly)} por mês`
          }
          back="student"
        />
      </Form>
    </StepSection>
  );
}

/** What has to be paid to keep the seat. */
function paymentAhead({ enrollment, monthly }: ReservableOffer): string {
  const { of, amount } = calculateFirstPayment({ enrollmentFee: enrollment, monthlyFee: monthly });
  return amount > 0
    ? `Reservar não custa nada: a vaga fica guardada por 48 horas. Nesse prazo você paga só ${firstPaymentNames[of]}, ${formatBRL(amount)}, e a bolsa está garantida.`
    : 'Não há nada a pagar: assim que você reservar, a vaga é sua, e a escola recebe o seu contato para marcar a matrícula.';
}

/** The price has changed since it was shown: nothing is reserved before the visitor confirms the new one. */
function PriceChanged({ from, to }: { from: Centavos; to: Centavos }) {
  return (
    <Alert tone="warning" live title={`O preço ${to > from ? 'subiu' : 'baixou'} enquanto você preenchia`}>
      A mensalidade com a bolsa passou de <s>{formatBRL(from)}</s> para{' '}
      <strong className="font-semibold">{formatBRL(to)}</strong>. Ainda não reservamos nada: confira os
      valores e confirme de novo, se estiver de acordo.
    </Alert>
  );
}

/** The offer, the student, the user and the cost, with links back to the steps. */
function ReservationSummary({ userId }: { userId: number }) {
  const { api } = useAccountPorts();
  const { school, draft, goTo } = useReservation();
  const offer = useStepOffer();
  const { data: user } = useQuery(reservingUserQuery(api, userId));
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
      <Part title="O estudante" onChange={() => void goTo('student')}>
        <Facts
          facts={[
            ['Nome', draft.student.name],
            ['Nascimento', formatDate(draft.student.birthDate)],
          ]}
        />
      </Part>
      <Part title="Quem reserva" onChange={() => void goTo('person')}>
        {user ? (
          <Facts
            facts={[
              ['Nome', user.name],
              ['E-mail', <EmailText key="email" email={user.email} />],
              ...(user.cpf === null ? [] : [['CPF', maskCpf(user.cpf)] as const]),
            ]}
          />
        ) : (
          <Skeleton width="14rem" />
        )}
      </Part>
      <Costs />
    </Card>
  );
}

interface PartProps {
  title: string;
  /** Goes to the step where it was typed. */
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
            Alterar<span className="sr-only">{`: ${title}`}</span>
          </Button>
        )}
      </div>
      {children}
    </section>
  );
}

/** The month as a sum, the costs of the year and what it saves, then the extras. */
function Costs() {
  const offer = useStepOffer();
  const year = yearCost(offer);
  const { saving, ...sum } = monthSum(offer);
  return (
    <section className="flex flex-col gap-3">
      <Heading level={3} size="small">
        Os valores
      </Heading>
      <PriceSum {...sum} />
      <dl className="flex flex-col gap-2 tabular">
        <Cost label="Matrícula" amount={describeEnrollment(offer.enrollment, formatBRL)} />
        <Cost label="Ano sem a bolsa" amount={formatBRL(year.totalInFull)} />
        <Cost label="Ano com a bolsa" amount={year.total > 0 ? formatBRL(year.total) : 'Nada'} />
        {saving && <Cost label={saving.term} amount={<span className="highlight">{saving.amount}</span>} />}
      </dl>
      <Text size="small" tone="soft">
        {`${describeYear(offer.enrollment, year, formatBRL)} ${describeExtras(year, formatBRL)}`}
      </Text>
    </section>
  );
}

/** A label and its amount, which stays at the end of the line while a long label wraps. */
function Cost({ label, amount }: { label: string; amount: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-x-4">
      <dt>{label}</dt>
      <dd className="shrink-0 text-price">{amount}</dd>
    </div>
  );
}

import { firstPaymentOf } from '@melhor-escola/domain/first-payment';
import { formatBRL, type Centavos } from '@melhor-escola/domain/money';
import { Alert } from '@melhor-escola/ui/alert';
import { Form, useForm } from '@melhor-escola/ui/form';
import { Text } from '@melhor-escola/ui/text';
import { useQuery } from '@tanstack/react-query';
import { firstPaymentWords } from '../../orders/amount-due.ts';
import { useAccountPorts } from '../../ports.tsx';
import { ownUserQuery } from '../queries.ts';
import type { ReservableOffer } from '../offer/reservable-offer.ts';
import type { ReservationFlow } from '../reservation-flow.ts';
import { ReservationFacts } from './reservation-facts.tsx';
import { StepButtons } from './step-buttons.tsx';
import { StepSection } from './step-section.tsx';
import { useReserve } from '../use-reserve.ts';

export interface ConfirmStepProps {
  flow: ReservationFlow;
  /** Who is signed in. */
  ownerId: number;
}

/** All of it once more, and the button that takes the seat (CA-05, EN-09). */
export function ConfirmStep({ flow, ownerId }: ConfirmStepProps) {
  const { owner } = useAccountPorts();
  const { offer } = flow;
  const { data: user } = useQuery(ownUserQuery(owner, ownerId));
  const { reserve, formerPrice } = useReserve(flow);
  const form = useForm({ defaultValues: {} });
  return (
    <StepSection title="Confira e reserve" focused={flow.moved}>
      {formerPrice !== undefined && <PriceChanged from={formerPrice} to={offer.monthly} />}
      <ReservationFacts flow={flow} user={user} />
      <Form form={form} aria-label="Reservar a bolsa" onSubmit={reserve}>
        <Text size="small" tone="soft">
          Reservar não custa nada: a vaga fica guardada por 48 horas. {paymentAhead(offer)}
        </Text>
        <StepButtons
          label={
            formerPrice === undefined ? 'Reservar bolsa' : `Reservar por ${formatBRL(offer.monthly)} por mês`
          }
          onBack={() => void flow.goTo(3)}
        />
      </Form>
    </StepSection>
  );
}

/** What is paid to keep the seat, once it is reserved. */
function paymentAhead({ enrollment, monthly }: ReservableOffer): string {
  const { of, amount } = firstPaymentOf({ enrollmentFee: enrollment, monthlyFee: monthly });
  return amount > 0
    ? `Nesse prazo você paga só ${firstPaymentWords[of]}, ${formatBRL(amount)}, e a bolsa está garantida.`
    : 'Nesse prazo você confirma a reserva, sem pagar nada.';
}

/** The price is another than it was a moment ago: nothing is reserved before that is seen. */
function PriceChanged({ from, to }: { from: Centavos; to: Centavos }) {
  return (
    <Alert tone="warning" live title={`O preço ${to > from ? 'subiu' : 'baixou'} enquanto você preenchia`}>
      A mensalidade com a bolsa passou de <s>{formatBRL(from)}</s> para{' '}
      <strong className="font-semibold">{formatBRL(to)}</strong>. Ainda não reservamos nada: confira os
      valores e confirme de novo, se estiver de acordo.
    </Alert>
  );
}

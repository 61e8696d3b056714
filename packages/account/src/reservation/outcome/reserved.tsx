import type { Order } from '@melhor-escola/api-client/account';
import { describeEnrollment } from '@melhor-escola/domain/extras-text';
import { formatDeadline } from '@melhor-escola/domain/deadline';
import { formatBRL } from '@melhor-escola/domain/money';
import { Alert } from '@melhor-escola/ui/alert';
import { Button, LinkButton } from '@melhor-escola/ui/button';
import { Card } from '@melhor-escola/ui/card';
import { Drawing } from '@melhor-escola/ui/drawing';
import { Heading, Text } from '@melhor-escola/ui/text';
import { useQuery } from '@tanstack/react-query';
import { Link as RouteLink } from '@tanstack/react-router';
import { paymentItem } from '../../orders/payment.tsx';
import { orderQuery } from '../../order/queries.ts';
import { isSessionEnded } from '../../authenticated/ended-session.ts';
import { useAccountPorts } from '../../ports.tsx';
import { trackClick } from '../../track-click.ts';
import { useReservation } from '../context.tsx';
import { Facts, StepPlaceholder } from '../steps/step-section.tsx';

/** The reserved scholarship, its payment deadline and the next steps. @prop code the order's internalTransactionCode. */
export function Reserved({ code }: { code: string }) {
  const { api } = useAccountPorts();
  const { takesFocus, startOver } = useReservation();
  const { data: order, error, refetch } = useQuery(orderQuery(api, code));
  if (!order && !error) return <StepPlaceholder />;
  if (order?.status === 'cancelled' || order?.status === 'expired') return <EndedOrder order={order} />;
  return (
    <div className="flex max-w-prose flex-col items-start gap-6">
      <TickedPage />
      <div className="flex flex-col gap-2">
        <Heading level={2} size="large" tabIndex={-1} ref={takesFocus ? focus : undefined}>
          {order?.status === 'confirmed' ? 'Bolsa confirmada' : 'Bolsa reservada'}
        </Heading>
        <Text>
          O código da reserva é <strong className="font-semibold whitespace-nowrap tabular">{code}</strong>.
        </Text>
      </div>
      {order ? (
        <ReservedOrder order={order} />
      ) : (
        error && <UnknownOrder code={code} error={error} onRetry={() => void refetch()} />
      )}
      <Button variant="quiet" className="-ms-4" onClick={() => void startOver()}>
        Reservar para outro estudante
      </Button>
    </div>
  );
}

/** It was reserved in this tab, and has lost its seat since: in the list of orders, or by its deadline. */
function EndedOrder({ order: { internalTransactionCode: code, status } }: { order: Order }) {
  const { links } = useAccountPorts();
  const { takesFocus, startOver } = useReservation();
  const isCancelled = status === 'cancelled';
  return (
    <div className="flex max-w-prose flex-col items-start gap-6">
      <div className="flex flex-col gap-2">
        <Heading level={2} size="large" tabIndex={-1} ref={takesFocus ? focus : undefined}>
          {isCancelled ? 'Reserva cancelada' : 'Reserva vencida'}
        </Heading>
        <Text>
          A reserva <strong className="font-semibold whitespace-nowrap tabular">{code}</strong>{' '}
          <span>{`${isCancelled ? 'foi cancelada' : 'passou do prazo de pagamento'}, e a vaga voltou para outras famílias.`}</span>
        </Text>
      </div>
      <Button variant="primary" onClick={() => void startOver()}>
        Reservar de novo
      </Button>
      <LinkButton asChild>
        <RouteLink {...links.order(code)}>Ver os detalhes da reserva</RouteLink>
      </LinkButton>
    </div>
  );
}

function ReservedOrder({ order }: { order: Order }) {
  const { links, track } = useAccountPorts();
  const { internalTransactionCode: code, offer, student, school, paymentUrl, expiresAt, amountDue } = order;
  const isFree = amountDue === 0;
  return (
    <>
      {paymentUrl !== null && (
        <Card tone="brand" className="flex w-full flex-col gap-4">
          <div className="flex flex-col gap-1">
            <Text size="small">{`Pague ${paymentItem(order) ?? 'a reserva'}`}</Text>
            <Text size="extra-large" weight="heavy" tabular>
              {formatBRL(amountDue)}
            </Text>
            <Text tabular>
              até <strong className="font-semibold">{formatDeadline(new Date(expiresAt))}</strong> (horário de
              Brasília). Depois disso, a vaga volta para outras famílias.
            </Text>
          </div>
          <LinkButton
            variant="primary"
            size="large"
            href={paymentUrl}
            onClick={trackClick(track, 'pay', 'reservation', school.slug)}
          >
            Pagar agora
          </LinkButton>
        </Card>
      )}
      <Facts
        facts={[
          ['Escola', school.name],
          ['Série e turno', `${offer.grade} · ${offer.shift} · ${offer.year}`],
          ['Estudante', student.name],
          [
            'Mensalidade com a bolsa',
            offer.monthlyFeeWithDiscount > 0 ? formatBRL(offer.monthlyFeeWithDiscount) : 'Não é cobrada',
          ],
          ['Matrícula', describeEnrollment(offer.enrollmentFee, formatBRL)],
        ]}
      />
      <section className="flex flex-col gap-2">
        <Heading level={3} size="small">
          O que acontece agora
        </Heading>
        <ol className="flex list-decimal flex-col gap-1 ps-5 text-pretty [&>::marker]:font-semibold [&>::marker]:text-brand">
          <li>
            {isFree
              ? 'Não há nada a pagar: a vaga é sua. Enviamos tudo também por e-mail.'
              : 'Você paga em até 48 horas, e a bolsa está garantida. Enviamos tudo também por e-mail.'}
          </li>
          <li>A escola fala com você para marcar a matrícula. Leve o código da reserva.</li>
          <li>{`Mudou de ideia? Cancele em Minhas bolsas ${isFree ? 'antes da matrícula' : 'antes de pagar'}, sem custo.`}</li>
        </ol>
      </section>
      <LinkButton asChild>
        <RouteLink {...links.order(code)}>Ver os detalhes da bolsa</RouteLink>
      </LinkButton>
    </>
  );
}

interface UnknownOrderProps {
  code: string;
  error: Error;
  onRetry: () => void;
}

/** It is reserved, but the order could not be fetched. */
function UnknownOrder({ code, error, onRetry }: UnknownOrderProps) {
  const { links } = useAccountPorts();
  const isOver = isSessionEnded(error);
  return (
    <Alert
      tone="warning"
      live
      title="A reserva está feita, mas não conseguimos mostrar os detalhes agora"
      action={
        isOver ? (
          <LinkButton size="small" asChild>
            <RouteLink {...links.order(code)}>Entrar e ver os detalhes</RouteLink>
          </LinkButton>
        ) : (
          <Button size="small" onClick={onRetry}>
            Tentar de novo
          </Button>
        )
      }
    >
      {isOver ? 'Sua sessão terminou.' : 'Confira a internet e tente de novo em alguns instantes.'}
    </Alert>
  );
}

const focus = (heading: HTMLHeadingElement | null): void => heading?.focus();

/** Illustration: a notebook page with a tick and a highlighter stroke. */
function TickedPage() {
  return (
    <Drawing>
      <path d="M26 10h62v76H26z" className="fill-card" />
      <path d="M38 10v76M20 22h12M20 36h12M20 50h12M20 64h12M20 78h12" />
      <path d="M50 66h28" stroke="var(--highlight)" strokeWidth="9" strokeLinecap="butt" />
      <path d="M50 66h28M50 76h18" />
      <path d="M50 38l9 10 19-24" strokeWidth="4" className="text-confirm" />
    </Drawing>
  );
}

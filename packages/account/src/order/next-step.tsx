import type { Order, OrderStatus } from '@melhor-escola/api-client/account';
import { site } from '@melhor-escola/config/site';
import { refusalLabel, refusalText } from '@melhor-escola/domain/refusal';
import { LinkButton } from '@melhor-escola/ui/button';
import { Card, type CardTone } from '@melhor-escola/ui/card';
import { Link } from '@melhor-escola/ui/link';
import { Heading, Text } from '@melhor-escola/ui/text';
import { Link as RouteLink } from '@tanstack/react-router';
import type { ReactNode, RefObject } from 'react';
import { paymentLabel, paymentItem, paymentDeadline, PayLink } from '../orders/payment.tsx';
import { lacksSeat } from '../orders/order-status.tsx';
import { useAccountPorts } from '../ports.tsx';
import { trackClick } from '../track-click.ts';

export interface NextStepProps {
  order: Order;
  /** Milliseconds since 1970. */
  now: number;
  /** Gets the focus after a cancellation. */
  heading: RefObject<HTMLHeadingElement | null>;
}

/** What to do now, by the order's status. Renders a `<section>`. */
export function NextStep({ order, now, heading }: NextStepProps) {
  const { title, tone, Body } = findStep(order);
  return (
    <Card
      as="section"
      tone={tone}
      aria-labelledby="proximo-passo"
      className="flex flex-col items-start gap-3"
    >
      <Heading ref={heading} level={2} id="proximo-passo" tabIndex={-1}>
        {title}
      </Heading>
      <Body order={order} now={now} />
    </Card>
  );
}

type StepBody = (props: { order: Order; now: number }) => ReactNode;

interface Step {
  readonly title: string;
  readonly tone: CardTone;
  readonly Body: StepBody;
}

function Payment({ order, now }: { order: Order; now: number }) {
  const { urgency, moment, left } = paymentDeadline(order.expiresAt, now);
  if (urgency === 'over' || order.paymentUrl === null) {
    return (
      <Text className="max-w-prose">{`O prazo terminou em ${moment} (horário de Brasília). Se você acabou de pagar, a confirmação pode levar alguns minutos e aparece aqui.`}</Text>
    );
  }
  const what = paymentItem(order);
  return (
    <>
      <Text className="max-w-prose" tabular>
        <strong className="font-semibold">{paymentLabel(order.amountDue)}</strong>{' '}
        <span>{`até ${moment} (horário de Brasília):`}</span>{' '}
        <strong className={`font-semibold whitespace-nowrap ${urgency === 'soon' ? 'text-danger' : ''}`}>
          {left}
        </strong>
        <span>{`. ${what !== undefined ? `É ${what}. ` : ''}Depois disso, a vaga volta para a escola.`}</span>
      </Text>
      <PayLink
        href={order.paymentUrl}
        school={order.school}
        place="order"
        size="large"
        className="sm:w-auto print:hidden"
      />
      <Text tone="soft" className="max-w-prose print:hidden">
        A página de pagamento abre em outra aba.{' '}
        <span className="noscript:hidden">
          Assim que o pagamento for confirmado, esta página se atualiza sozinha.
        </span>
        <span className="hidden noscript:inline">
          Depois de pagar, recarregue esta página para ver a confirmação.
        </span>
      </Text>
    </>
  );
}

/** Paid after the deadline, when the seat was gone: the user must not be sent to the school before there is a seat again. */
function SeatMissing() {
  return (
    <>
      <Text className="max-w-prose">
        Recebemos o seu pagamento, mas ele chegou depois do prazo, quando a vaga já tinha ido para outra
        família. Estamos procurando outra vaga com a escola e avisamos você por e-mail.
      </Text>
      <Text className="max-w-prose">
        Se não houver vaga, devolvemos todo o valor pago. Quer resolver agora? Ligue grátis para <PhoneLink />{' '}
        com o código em mãos.
      </Text>
    </>
  );
}

function ToEnrol({ order: { status } }: { order: Order }) {
  return (
    <>
      <Text className="max-w-prose">
        {`${status === 'confirmed' ? 'A bolsa é sua, sem nada a pagar.' : 'Recebemos o seu pagamento: a bolsa está garantida.'} Vá à secretaria da escola e informe o código do comprovante.`}
      </Text>
      <Text className="max-w-prose">
        Em geral, a escola pede: documento e CPF do responsável, certidão de nascimento do estudante,
        comprovante de endereço e, para quem vem de outra escola, histórico ou declaração de transferência.
        Confirme a lista com a secretaria.
      </Text>
    </>
  );
}

function Enrolled() {
  return (
    <Text className="max-w-prose">
      A escola confirmou a matrícula. Guarde o comprovante: ele mostra a bolsa e os valores combinados.
    </Text>
  );
}

function Cancelled({ order }: { order: Order }) {
  return (
    <>
      <Text className="max-w-prose">A vaga voltou a ficar disponível para outras famílias.</Text>
      <OtherScholarships slug={order.school.slug} />
    </>
  );
}

/** What the family reads about the refusal of this order. */
function orderRefusal({ refusal, history }: Order) {
  const moment = (wanted: OrderStatus) => {
    const change = history.findLast(({ status }) => status === wanted);
    return change && new Date(change.createdAt);
  };
  return refusalText({
    reason: refusal ?? '',
    paidAt: moment('paid'),
    refusedAt: moment('cancelled') ?? new Date(),
  });
}

/** The student is not enrolled: why, and what happens to what was paid. */
function Refused({ order }: { order: Order }) {
  const { money, doubt } = orderRefusal(order);
  return (
    <>
      <Text className="max-w-prose">
        {`Motivo: ${refusalLabel(order.refusal ?? '') ?? 'não informado'}. O que a escola escreveu está no e-mail que enviamos.`}
      </Text>
      <Text className="max-w-prose">
        <span>{`${money} ${doubt}`}</span> Ligue grátis para <PhoneLink /> com o código em mãos.
      </Text>
      <OtherScholarships slug={order.school.slug} />
    </>
  );
}

function Expired({ order }: { order: Order }) {
  return (
    <>
      <Text className="max-w-prose">
        O prazo terminou sem que o pagamento fosse confirmado, e a vaga voltou a ficar disponível. Se ainda
        houver vaga, você pode reservar de novo.
      </Text>
      <Text className="max-w-prose">
        Já tinha pago? Ligue grátis para <PhoneLink /> com o código em mãos: nós resolvemos.
      </Text>
      <OtherScholarships slug={order.school.slug} />
    </>
  );
}

/** Links to other scholarships after a reservation has ended. */
function OtherScholarships({ slug }: { slug: string | null }) {
  const { links } = useAccountPorts();
  return (
    <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:w-full print:hidden">
      {slug !== null && (
        <LinkButton asChild variant="primary">
          <RouteLink {...links.school(slug)}>Ver as bolsas desta escola</RouteLink>
        </LinkButton>
      )}
      <LinkButton asChild variant={slug === null ? 'primary' : 'secondary'}>
        <RouteLink {...links.results()}>Buscar outras escolas</RouteLink>
      </LinkButton>
    </div>
  );
}

function PhoneLink() {
  const { track } = useAccountPorts();
  return (
    <Link
      href={site.phone.href}
      className="whitespace-nowrap tabular"
      onClick={trackClick(track, 'call', 'order-step')}
    >
      {site.phone.label}
    </Link>
  );
}

const payment: Step = { title: 'Pague para garantir a vaga', tone: 'brand', Body: Payment };

const toEnrol: Step = { title: 'Faça a matrícula na escola', tone: 'brand', Body: ToEnrol };

const seatMissing: Step = { title: 'Falta confirmar a vaga', tone: 'wash', Body: SeatMissing };

function findStep(order: Order): Step {
  if (order.refusal !== null) return { title: orderRefusal(order).title, tone: 'wash', Body: Refused };
  return lacksSeat(order) ? seatMissing : steps[order.status];
}

/** The next step of every status; the type makes it complete. */
const steps: Readonly<Record<OrderStatus, Step>> = {
  initiated: payment,
  awaiting_payment: payment,
  paid: toEnrol,
  confirmed: toEnrol,
  enrolled: { title: 'Matrícula confirmada', tone: 'brand', Body: Enrolled },
  cancelled: { title: 'Esta reserva foi cancelada', tone: 'wash', Body: Cancelled },
  expired: { title: 'O prazo desta reserva venceu', tone: 'wash', Body: Expired },
};

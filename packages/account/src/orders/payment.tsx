import type { Order } from '@melhor-escola/api-client/authenticated-client';
import { firstPaymentOf, type FirstPayment } from '@melhor-escola/domain/first-payment';
import { formatBRL, type Centavos } from '@melhor-escola/domain/money';
import { formatDateTime } from '@melhor-escola/domain/date';
import { counted } from '@melhor-escola/domain/count';
import { useEffect, useState } from 'react';
import { LinkButton, type LinkButtonProps } from '@melhor-escola/ui/button';
import ExternalLink from 'lucide-react/icons/external-link';
import { useAccountPorts } from '../ports.tsx';
import { trackClick } from '../track-click.ts';

/** What a first payment is called within a sentence. */
export const firstPaymentNames = {
  enrollment: 'a matrícula',
  'first-month': 'a primeira mensalidade com a bolsa',
} as const satisfies Readonly<Record<FirstPayment['of'], string>>;

/** 'Pague R$ 1.234,56': what a family does to keep its seat. Where nothing is to be paid, they confirm. */
export function paymentLabel(amountDue: Centavos): string {
  return amountDue > 0 ? `Pague ${formatBRL(amountDue)}` : 'Confirme, sem pagar nada,';
}

/** What an order's payment is of, in {@link firstPaymentNames}; nothing where the service asks for another amount than that. */
export function paymentItem({ amountDue, offer }: Pick<Order, 'amountDue' | 'offer'>): string | undefined {
  const first = firstPaymentOf({
    enrollmentFee: offer.enrollmentFee,
    monthlyFee: offer.monthlyFeeWithDiscount,
  });
  return amountDue > 0 && first.amount === amountDue ? firstPaymentNames[first.of] : undefined;
}

/** By when an unpaid reservation is to be paid, said so that a person acts. */
export interface Deadline {
  /** `soon`: within six hours. `over`: the seat is about to be free again. */
  readonly urgency: 'open' | 'soon' | 'over';
  /** '24/11/2026 às 14h30', by the clock of Brasília. */
  readonly moment: string;
  /** 'faltam 31 horas'; nothing once it is over. */
  readonly left: string | undefined;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * @param expiresAt ISO moment.
 * @param now milliseconds since 1970.
 */
export function deadlineOf(expiresAt: string, now: number): Deadline {
  const end = new Date(expiresAt);
  const rest = end.getTime() - now;
  const moment = formatDateTime(end);
  if (rest <= 0) return { urgency: 'over', moment, left: undefined };
  return { urgency: rest < 6 * HOUR_MS ? 'soon' : 'open', moment, left: leftOf(rest) };
}

/** Rounded down: nobody is told of time that is not there. */
function leftOf(rest: number): string {
  if (rest < MINUTE_MS) return 'falta menos de um minuto';
  const [count, one, many] =
    rest < HOUR_MS
      ? ([Math.floor(rest / MINUTE_MS), 'minuto', 'minutos'] as const)
      : ([Math.floor(rest / HOUR_MS), 'hora', 'horas'] as const);
  return `${count === 1 ? 'falta' : 'faltam'} ${counted(count, one, many)}`;
}

/** Milliseconds between two looks at the clock: what is told of is minutes. */
const TICK_MS = 30_000;

/**
 * The present moment, in milliseconds since 1970: that of the data, and what has gone by since. So the server's page and
 * the browser's first look say the same, and a device whose clock is wrong does not change what the server said.
 *
 * @param since when the data came: `dataUpdatedAt` of its query.
 */
export function useNow(since: number): number {
  const [gone, setGone] = useState({ since, milliseconds: 0 });
  useEffect(() => {
    const start = performance.now();
    const look = () => setGone({ since, milliseconds: performance.now() - start });
    const timer = setInterval(look, TICK_MS);
    return () => clearInterval(timer);
  }, [since]);
  return since + (gone.since === since ? gone.milliseconds : 0);
}

export interface PayLinkProps extends Pick<LinkButtonProps, 'size' | 'className'> {
  /** The order's page at the payment host (RT-14). */
  href: string;
  /** Of which school's scholarship, to those who hear the link alone. */
  school: Order['school'];
  /** Where it stands, for who counts. */
  place: 'orders' | 'order';
}

/** The way to pay for a reservation, in another tab: this one shows the payment once it is known. Renders an `<a>`. */
export function PayLink({ href, school, place, ...rest }: PayLinkProps) {
  const { track } = useAccountPorts();
  return (
    <LinkButton
      href={href}
      target="_blank"
      rel="noopener"
      variant="primary"
      wide
      iconEnd={ExternalLink}
      onClick={trackClick(track, 'pay', place, school.slug)}
      {...rest}
    >
      Pagar agora<span className="sr-only"> a bolsa de {school.name} (abre em outra aba)</span>
    </LinkButton>
  );
}

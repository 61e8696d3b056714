import type { Order, OrderStatus } from '@melhor-escola/api-client/account';
import { type BadgeTone, Badge } from '@melhor-escola/ui/badge';

/** Labels of a status. */
export interface StatusLabels {
  /** The order's current status. */
  readonly name: string;
  /** The step in its history that led there. */
  readonly step: string;
  readonly tone: BadgeTone;
}

/** Labels of every order status (EN-09); the type makes them complete. */
export const statusLabels = {
  initiated: { name: 'Aguardando pagamento', step: 'Bolsa reservada', tone: 'warning' },
  awaiting_payment: { name: 'Aguardando pagamento', step: 'Pagamento iniciado', tone: 'warning' },
  paid: { name: 'Paga', step: 'Pagamento confirmado', tone: 'confirm' },
  confirmed: { name: 'Confirmada', step: 'Bolsa confirmada, sem nada a pagar', tone: 'confirm' },
  enrolled: { name: 'Matrícula confirmada', step: 'Matrícula confirmada pela escola', tone: 'confirm' },
  cancelled: { name: 'Cancelada', step: 'Reserva cancelada', tone: 'neutral' },
  expired: { name: 'Vencida', step: 'Prazo de pagamento vencido', tone: 'neutral' },
} as const satisfies Readonly<Record<OrderStatus, StatusLabels>>;

/** Whether it waits for payment: the status may change at any moment, because the user pays in another window. */
export function isUnpaid(status: OrderStatus): boolean {
  return status === 'initiated' || status === 'awaiting_payment';
}

/** Whether the user may cancel it: no money has changed hands. */
export function isCancellable(status: OrderStatus): boolean {
  return isUnpaid(status) || status === 'confirmed';
}

/** Whether the scholarship is the family's: paid, or for free. */
export function isSecured(status: OrderStatus): boolean {
  return status === 'paid' || status === 'confirmed' || status === 'enrolled';
}

/** Whether it was paid after its seat was gone. Until there is another seat, the user must not be sent to the school. */
export function lacksSeat({ status, seatMissing }: Pick<Order, 'status' | 'seatMissing'>): boolean {
  return status === 'paid' && seatMissing;
}

/** Whether there is a voucher to show at the school. */
export function hasVoucher(order: Pick<Order, 'status' | 'seatMissing'>): boolean {
  return isSecured(order.status) && !lacksSeat(order);
}

/** The steps ahead of an order in this status, if all goes well. */
export function stepsAhead(status: OrderStatus): readonly OrderStatus[] {
  if (isUnpaid(status)) return ['paid', 'enrolled'];
  return status === 'paid' || status === 'confirmed' ? ['enrolled'] : [];
}

/** Unpaid orders may be paid in another window. */
const UNPAID_REFETCH_INTERVAL_MS = 15_000;

/**
 * Refetch interval of the orders on a page, in ms. `false`, no polling, once all of them are paid or over.
 */
export function ordersRefetchInterval(orders: readonly Pick<Order, 'status'>[]): number | false {
  return orders.some(({ status }) => isUnpaid(status)) ? UNPAID_REFETCH_INTERVAL_MS : false;
}

/** Label of an order's status (EN-09). Renders a `<span>`. */
export function StatusBadge({ status }: { status: OrderStatus }) {
  const { name, tone } = statusLabels[status];
  return (
    <Badge tone={tone} size="medium">
      {name}
    </Badge>
  );
}

import { ApiError } from '@melhor-escola/api-client/api-error';
import type { OrderStatus } from '@melhor-escola/api-client/owner';
import { site } from '@melhor-escola/config/site';
import { waitingTime } from '@melhor-escola/domain/waiting-time';
import { isPaid } from '../orders/order-status.ts';

/**
 * Why a reservation was not cancelled, and what to do now.
 *
 * @param status the order's, as far as it is known by now.
 * @param online whether the browser believes to have a network.
 */
export function cancelProblem(error: Error, status: OrderStatus, online: boolean): string {
  const { status: answered, answer } = error instanceof ApiError ? error : {};
  if (answer?.code === 'ORDER_NOT_CANCELLABLE') {
    if (isPaid(status)) {
      return `Esta reserva já foi paga, e por aqui só se cancela antes do pagamento. Para desistir, ligue grátis para ${site.phone.label}.`;
    }
    if (status === 'expired') return 'Esta reserva já venceu: não há o que cancelar.';
    return 'Esta reserva não pode mais ser cancelada por aqui. Recarregue a página para ver a situação dela.';
  }
  if (answer?.code === 'UNAUTHORIZED') return 'Sua sessão terminou. Entre de novo para cancelar a reserva.';
  if (answered === 429) return `Foram muitas tentativas. Tente de novo ${waitingTime(answer?.retryAfter)}.`;
  if (!online) {
    return 'Você está sem internet, e a reserva continua como estava. Tente de novo quando a conexão voltar.';
  }
  return 'Não conseguimos confirmar o cancelamento. Veja a situação acima e, se for preciso, tente de novo em alguns minutos.';
}

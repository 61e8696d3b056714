import { readContent } from '@melhor-escola/api-client/api';
import { ApiError, findByCode, type OwnErrorCode } from '@melhor-escola/api-client/api-error';
import type { Order, OrderStatus } from '@melhor-escola/api-client/account';
import { site } from '@melhor-escola/config/site';
import { formatRetryAfter } from '@melhor-escola/domain/retry-after';
import { Alert } from '@melhor-escola/ui/alert';
import { Button } from '@melhor-escola/ui/button';
import { Dialog } from '@melhor-escola/ui/dialog';
import { Text } from '@melhor-escola/ui/text';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type RefObject } from 'react';
import { isCancellable } from '../orders/order-status.tsx';
import { useSessionCheck } from '../authenticated/ended-session.ts';
import { currentUserKey } from '@melhor-escola/api-client/current-user';
import { useAccountPorts } from '../ports.tsx';
import { orderQuery } from './queries.ts';

export interface CancelOrderProps {
  order: Order;
  /** Gets the focus once the order is canceled and the button removed. */
  afterwards: RefObject<HTMLElement | null>;
}

/**
 * Cancels a reservation without a payment after a confirmation (409 ORDER_NOT_CANCELLABLE has its own message). Shows what the
 * service answers. It requires JavaScript; without it, an unpaid reservation expires by
 * itself, and our team cancels a scholarship for free.
 */
export function CancelOrder({ order, afterwards }: CancelOrderProps) {
  const [isAsking, setIsAsking] = useState(false);
  const cancel = useCancel(order.internalTransactionCode, () => setIsAsking(false));
  const mayCancel = isCancellable(order.status);
  const isFree = order.status === 'confirmed';
  const what = isFree ? 'a bolsa' : 'a reserva';
  return (
    <>
      {cancel.error && (
        <Alert tone="danger" live title={cancelProblem(cancel.error, order.status, navigator.onLine)} />
      )}
      {mayCancel && (
        <>
          <Button
            variant="quiet"
            className="self-start max-sm:self-stretch sm:-ms-4 noscript:hidden print:hidden"
            onClick={() => setIsAsking(true)}
          >
            {`Cancelar ${what}`}
          </Button>
          <Text size="small" tone="soft" className="hidden noscript:block">
            {isFree
              ? `Não quer mais a bolsa? Ligue grátis para ${site.phone.label}, e nós a cancelamos.`
              : 'Não quer mais a bolsa? Não é preciso fazer nada: sem pagamento, a reserva vence sozinha.'}
          </Text>
        </>
      )}
      <Dialog
        title={`Cancelar ${isFree ? 'esta bolsa' : 'esta reserva'}?`}
        size="small"
        open={isAsking}
        onOpenChange={setIsAsking}
        finalFocus={mayCancel ? undefined : afterwards}
        footer={
          <div className="flex flex-col gap-2 sm:flex-row-reverse">
            <Button variant="danger" loading={cancel.isPending} onClick={() => void cancel.start()}>
              {`Cancelar ${what}`}
            </Button>
            <Button onClick={() => setIsAsking(false)}>{`Manter ${what}`}</Button>
          </div>
        }
      >
        <Text>{`A vaga em ${order.school.name} volta a ficar disponível para outras famílias, ${isFree ? 'e a escola é avisada.' : 'e nada é cobrado. Se você já pagou por Pix ou boleto, espere a confirmação.'}`}</Text>
      </Dialog>
    </>
  );
}

/**
 * Cancels the order, one call at a time.
 *
 * @param onSettled called after success or failure.
 */
function useCancel(code: string, onSettled: () => void) {
  const { api } = useAccountPorts();
  const queryClient = useQueryClient();
  const [{ isPending, error }, setCall] = useState<CancelCall>({ isPending: false, error: null });
  useSessionCheck(error);
  const start = async () => {
    setCall({ isPending: true, error: null });
    try {
      const call = api.POST('/v3/account/user/orders/{code}/cancel', { params: { path: { code } } });
      queryClient.setQueryData(orderQuery(api, code).queryKey, await readContent(call));
      setCall({ isPending: false, error: null });
    } catch (problem) {
      setCall({ isPending: false, error: problem instanceof Error ? problem : new Error('Not cancelled.') });
    } finally {
      onSettled();
      // Not awaited: refreshes the lists, and after an error the current state of the order.
      void queryClient.invalidateQueries({ queryKey: [currentUserKey] });
    }
  };
  return { isPending, error, start };
}

interface CancelCall {
  readonly isPending: boolean;
  readonly error: Error | null;
}

const unconfirmed =
  'Não conseguimos confirmar o cancelamento. Veja a situação acima e, se for preciso, tente de novo em alguns minutos.';

const messages: Readonly<
  Record<OwnErrorCode<'/v3/account/user/orders/{code}/cancel'>, (status: OrderStatus) => string>
> = {
  ORDER_NOT_CANCELLABLE: (status: OrderStatus) => {
    if (status === 'paid' || status === 'enrolled') {
      return `Esta reserva já foi paga, e por aqui só se cancela antes do pagamento. Para desistir, ligue grátis para ${site.phone.label}.`;
    }
    if (status === 'expired') return 'Esta reserva já venceu: não há o que cancelar.';
    return 'Esta reserva não pode mais ser cancelada por aqui. Recarregue a página para ver a situação dela.';
  },
  ORDER_NOT_FOUND: () => unconfirmed,
  UNAUTHORIZED: () => 'Sua sessão terminou. Entre de novo para cancelar a reserva.',
};

/**
 * Why a reservation was not canceled, and what to do now.
 *
 * @param status last known status of the order.
 * @param online whether the browser reports a network connection.
 */
export function cancelProblem(error: Error, status: OrderStatus, online: boolean): string {
  const { status: answered, response } = error instanceof ApiError ? error : {};
  const known = findByCode(messages, response?.code);
  if (known) return known(status);
  if (answered === 429)
    return `Foram muitas tentativas. Tente de novo ${formatRetryAfter(response?.retryAfter)}.`;
  if (!online) {
    return 'Você está sem internet, e a reserva continua como estava. Tente de novo quando a conexão voltar.';
  }
  return unconfirmed;
}

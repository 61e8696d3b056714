import type { Order } from '@melhor-escola/api-client/account';
import { formatDateTime } from '@melhor-escola/domain/date';
import { Heading } from '@melhor-escola/ui/text';
import { statusLabels, stepsAhead } from '../orders/order-status.tsx';

const step = 'relative flex flex-col ps-7 pb-4 last:pb-0';
/** The line between two marks. */
const line = 'absolute start-[5px] top-3 -bottom-2 border-s-2';

/** History of the order, oldest first, followed by the steps ahead. Renders a `<section>`. */
export function OrderTimeline({ order: { history, status } }: { order: Order }) {
  const ahead = stepsAhead(status);
  return (
    <section aria-labelledby="andamento" className="flex flex-col gap-4">
      <Heading level={2} size="small" id="andamento">
        Andamento
      </Heading>
      <ol className="flex flex-col text-small">
        {history.map((change, index) => (
          <li key={`${change.status} ${change.createdAt}`} className={step}>
            {(index + 1 < history.length || ahead.length > 0) && (
              <span aria-hidden="true" className={`${line} border-brand-line`} />
            )}
            <span
              aria-hidden="true"
              className="absolute start-0 top-1.25 size-3 rounded-full bg-brand forced-colors:bg-[CanvasText]"
            />
            <span className="font-semibold">{statusLabels[change.status].step}</span>
            <time dateTime={change.createdAt} className="text-ink-soft tabular">
              {formatDateTime(new Date(change.createdAt))}
            </time>
          </li>
        ))}
        {ahead.map((next, index) => (
          <li key={`ahead ${next}`} className={`${step} text-ink-soft`}>
            {index + 1 < ahead.length && <span aria-hidden="true" className={`${line} border-hairline`} />}
            <span
              aria-hidden="true"
              className="absolute start-0 top-1.25 size-3 rounded-full border-2 border-control-line bg-paper"
            />
            <span>
              <span>{statusLabels[next].step}</span>
              <span className="sr-only">, ainda não</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

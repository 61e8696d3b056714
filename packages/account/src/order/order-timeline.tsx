import type { Order } from '@melhor-escola/api-client/authenticated-client';
import { formatDateTime } from '@melhor-escola/domain/date';
import { Heading } from '@melhor-escola/ui/text';
import { statusWords, stepsAhead } from '../orders/order-status.tsx';

const line =
  'relative flex flex-col ps-7 pb-4 last:pb-0 not-last:before:absolute not-last:before:start-[5px] not-last:before:top-3 not-last:before:-bottom-2 not-last:before:border-s-2';

/** How the order came to its status, oldest first, and what is still ahead. Renders a `<section>`. */
export function OrderTimeline({ order: { history, status } }: { order: Order }) {
  return (
    <section aria-labelledby="andamento" className="flex flex-col gap-4">
      <Heading level={2} size="small" id="andamento">
        Andamento
      </Heading>
      <ol className="flex flex-col text-small">
        {history.map((change) => (
          <li
            key={`${change.status} ${change.createdAt}`}
            className={`${line} not-last:before:border-brand-line`}
          >
            <span
              aria-hidden="true"
              className="absolute start-0 top-1.25 size-3 rounded-full bg-brand forced-colors:bg-[CanvasText]"
            />
            <span className="font-semibold">{statusWords[change.status].step}</span>
            <time dateTime={change.createdAt} className="text-ink-soft tabular-nums">
              {formatDateTime(new Date(change.createdAt))}
            </time>
          </li>
        ))}
        {stepsAhead(status).map((step) => (
          <li key={`ahead ${step}`} className={`${line} text-ink-soft not-last:before:border-hairline`}>
            <span
              aria-hidden="true"
              className="absolute start-0 top-1.25 size-3 rounded-full border-2 border-control-line bg-paper"
            />
            <span>
              {statusWords[step].step}
              <span className="sr-only">, ainda não</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

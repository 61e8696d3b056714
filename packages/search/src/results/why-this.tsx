import { Badge } from '@melhor-escola/ui/badge';
import type { Offer } from '../offer/offer.ts';
import { rankingReasons } from './ranking-reasons.ts';
import type { ResultsSearch } from './search-params.ts';

/**
 * The partner's label, and 'Por que estou vendo isto?' (product 11). Opens without scripts, above the link that covers the
 * card. Renders a `<details>`.
 */
export function WhyThis({ offer, search }: { offer: Offer; search: ResultsSearch }) {
  const { order, reasons } = rankingReasons(offer, search);
  return (
    <div className="relative z-1 flex flex-wrap items-start gap-x-3 gap-y-1 text-extra-small">
      {offer.isPartner && <Badge>Escola parceira</Badge>}
      <details className="min-w-0 open:basis-full">
        <summary className="inline-flex min-h-6 cursor-pointer list-none items-center rounded-control text-ink-soft underline decoration-dotted underline-offset-4 [&::-webkit-details-marker]:hidden">
          Por que estou vendo isto?
        </summary>
        <div className="mt-1 flex max-w-prose flex-col gap-1 text-ink-soft">
          <p>{order}</p>
          {reasons.length > 0 && (
            <ul className="list-disc ps-5">
              {reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          )}
        </div>
      </details>
    </div>
  );
}

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
    <details className="relative z-1 text-extra-small">
      <summary className="inline-flex min-h-6 cursor-pointer list-none flex-wrap items-center gap-x-3 gap-y-1 rounded-control [&::-webkit-details-marker]:hidden">
        {offer.isPartner && <Badge>Escola parceira</Badge>}
        <span className="text-ink-soft underline decoration-dotted underline-offset-4 print:hidden">
          Por que estou vendo isto?
        </span>
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
  );
}

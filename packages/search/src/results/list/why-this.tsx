import { type OfferSearch } from '@melhor-escola/domain/search-filters';
import { pluralize } from '@melhor-escola/domain/count';
import { useState } from 'react';
import { sharedSentence, type SharedFacts } from '../../offer/shared-facts.ts';
import type { OfferPage } from '../queries.ts';
import { rankingOrder, rankingReasons } from './ranking-reasons.ts';

export interface WhyThisProps {
  page: OfferPage;
  search: OfferSearch;
  shared: SharedFacts;
}

/**
 * What is above a list: the number of schools, the rule that all of its scholarships share, and 'Por que estou vendo isto?' (product 11), which explains the
 * order and what each school has of it. Until it is opened, and without JavaScript, it has the first school as an
 * example, which saves bytes for 22 others. Renders a `<div>`.
 */
export function WhyThis({ page: { offers, schoolTotal }, search, shared }: WhyThisProps) {
  const [isOpened, setIsOpened] = useState(false);
  const explained = (isOpened ? offers : offers.slice(0, 1)).filter(
    (offer) => rankingReasons(offer, search).length > 0,
  );
  return (
    <div className="text-extra-small text-ink-soft">
      <span>
        {`${pluralize(schoolTotal, 'escola', 'escolas')}. Só para novos alunos, com desconto até o fim da etapa.`}
      </span>{' '}
      {/* After the sentence in its last line; below it once it is open. */}
      <details className="search-more inline-block print:hidden">
        <summary onClick={() => setIsOpened(true)}>Por que estou vendo isto?</summary>
        <p className="max-w-prose">{`${sharedSentence(shared)} ${rankingOrder(search)}`}</p>
        <ul className="list-disc ps-5">
          {explained.map((offer) => (
            <li key={offer.id}>{`${offer.school.name}: ${rankingReasons(offer, search).join(' · ')}`}</li>
          ))}
        </ul>
      </details>
    </div>
  );
}

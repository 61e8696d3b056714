import { type OfferSearch } from '@melhor-escola/domain/search-filters';
import { searchDefaults } from '@melhor-escola/domain/search-defaults';
import { pluralize } from '@melhor-escola/domain/count';
import { useState } from 'react';
import type { Offer } from '../../offer/offer.ts';
import { sharedSentence, type SharedFacts } from '../../offer/shared-facts.ts';
import type { OfferPage } from '../queries.ts';
import { rankingOrder, rankingReasons } from './ranking-reasons.ts';

export interface WhyThisProps {
  page: OfferPage;
  search: OfferSearch;
  shared: SharedFacts;
}

/**
 * What is above a list: the number of schools, the rule that all of its scholarships share, and 'Por que estou vendo isto?' (product 11),
 * which explains the order in a short paragraph, so that the results stay on the screen. Renders a `<div>`.
 */
export function WhyThis({ page: { schoolTotal }, search, shared }: WhyThisProps) {
  return (
    <div className="text-extra-small text-ink-soft">
      <span>
        {`${pluralize(schoolTotal, 'escola', 'escolas')}. Só para novos alunos, com desconto até o fim da etapa.`}
      </span>{' '}
      {/* After the sentence in its last line; below it once it is open. */}
      <details className="search-more inline-block print:hidden">
        <summary>Por que estou vendo isto?</summary>
        <p className="max-w-prose">{`${sharedSentence(shared)} ${rankingOrder(search)}`}</p>
      </details>
    </div>
  );
}

export interface WhyHereProps {
  offer: Offer;
  search: OfferSearch;
}

/**
 * What one scholarship has of the order by relevance, as four bars on demand. They are rendered once it is open: 23 times four bars would
 * be most of the page. Without JavaScript the paragraph above the list explains the order. Renders a `<details>`, or nothing in another
 * order, which the card itself shows, and in a search by name, which ranks likeness first.
 */
export function WhyHere({ offer, search: { sort = searchDefaults.sort, school } }: WhyHereProps) {
  const [isOpened, setIsOpened] = useState(false);
  if (sort !== 'relevance' || school !== undefined) return null;
  return (
    <details
      className="search-more noscript:hidden print:hidden"
      onToggle={({ currentTarget }) => setIsOpened(currentTarget.open)}
    >
      <summary>
        Por que aqui?
        <span className="sr-only">{` ${offer.school.name}`}</span>
      </summary>
      {isOpened && (
        <dl className="search-why">
          {rankingReasons(offer).map(({ factor, label, points, most }) => (
            <div key={factor}>
              <dt>{label}</dt>
              <dd>
                <span>{`${points} de ${most}`}</span>
                <span aria-hidden="true" style={{ inlineSize: `${most}%` }}>
                  <span style={{ inlineSize: `${(100 * points) / most}%` }} />
                </span>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </details>
  );
}

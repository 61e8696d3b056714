import { Link } from '@melhor-escola/ui/link';
import { Heading, Text } from '@melhor-escola/ui/text';
import { Pagination } from '@melhor-escola/ui/pagination';
import { useQuery } from '@tanstack/react-query';
import type { CSSProperties } from 'react';
import { MIN_AVERAGED_REVIEWS } from '@melhor-escola/domain/school-rating';
import { pluralize } from '@melhor-escola/domain/count';
import { useSearchPorts } from '../../ports.tsx';
import { RouteLink, useBuildAddress } from '../../route-link.tsx';
import { REVIEW_PAGE_SIZE, reviewsQuery } from '../queries.ts';
import { ReviewCard } from './review-card.tsx';
import { ReviewFilters } from './review-filters.tsx';
import { ReviewSummary } from './review-summary.tsx';
import type { ReviewPage } from './review.ts';
import type { School } from '../school.ts';
import type { SchoolSearch } from '../search-params.ts';

export interface SchoolReviewsProps {
  school: School;
  /** The reviews to show, from the URL. */
  search: SchoolSearch;
}

/** The school's reviews: a summary, then each review with its verification and the school's reply. */
export function SchoolReviews({ school, search }: SchoolReviewsProps) {
  const { service, links } = useSearchPorts();
  const { data: found, isPlaceholderData } = useQuery(reviewsQuery(service, school.slug, search));
  const { average, count } = school.rating;
  return (
    <section
      aria-labelledby="avaliacoes"
      className="flex lazy-layout-150 flex-col gap-5 sm:lazy-layout-120"
      style={heightBefore(found?.reviews.length ?? 0)}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <Heading level={2} id="avaliacoes" tabIndex={-1}>
          {count > 0 ? pluralize(count, 'avaliação', 'avaliações') : 'Avaliações'}
        </Heading>
        <Link asChild className="inline-block py-1 print:hidden">
          <RouteLink to={links.rateSchool(school.slug)} rel="nofollow">
            Avaliar esta escola
          </RouteLink>
        </Link>
      </div>
      {found?.averages === undefined ? (
        <Text>Ninguém avaliou esta escola ainda.</Text>
      ) : (
        <>
          {average === undefined ? (
            <Text size="small" tone="soft">
              {`A média aparece a partir de ${MIN_AVERAGED_REVIEWS} avaliações.`}
            </Text>
          ) : (
            <ReviewSummary average={average} count={count} averages={found.averages} />
          )}
          <ReviewFilters slug={school.slug} search={search} page={found} />
          <ReviewList page={found} schoolName={school.name} isBusy={isPlaceholderData} />
          <ReviewPages slug={school.slug} search={search} total={found.total} />
        </>
      )}
    </section>
  );
}

/**
 * The height of the section until it is laid out, on a phone with the usual reviews. If it were lower, the reviews would
 * overlap the next section for programs that lay out every element, such as accessibility checks.
 */
function heightBefore(reviews: number): CSSProperties | undefined {
  return reviews > 0 ? { containIntrinsicBlockSize: `auto ${44 + 20 * reviews}rem` } : undefined;
}

function ReviewList({ page, schoolName, isBusy }: { page: ReviewPage; schoolName: string; isBusy: boolean }) {
  if (page.total === 0) return <Text>Nenhuma avaliação com estes filtros.</Text>;
  return (
    <ul aria-busy={isBusy} className={`flex flex-col gap-3 transition-opacity ${isBusy ? 'opacity-40' : ''}`}>
      {page.reviews.map((review) => (
        <ReviewCard key={review.id} review={review} schoolName={schoolName} />
      ))}
    </ul>
  );
}

function ReviewPages({ slug, search, total }: { slug: string; search: SchoolSearch; total: number }) {
  const { links } = useSearchPorts();
  const buildAddress = useBuildAddress();
  const target = (page: number) => ({
    ...links.school(slug, { ...search, reviewPage: page === 1 ? undefined : page }),
    hash: 'avaliacoes',
  });
  return (
    <Pagination
      page={search.reviewPage ?? 1}
      count={Math.ceil(total / REVIEW_PAGE_SIZE)}
      slots={5}
      className="print:hidden"
      hrefFor={(page) => buildAddress(target(page))}
      renderLink={(props, page) => {
        // On the first and last page, the kit's link points to the current page; the router would mark it as active.
        if (props['aria-disabled']) return <a {...props}>{props.children}</a>;
        const { href: _, ...link } = props;
        return <RouteLink to={target(page)} {...link} />;
      }}
    />
  );
}

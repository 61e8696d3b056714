import { Link } from '@melhor-escola/ui/link';
import { TagLink, TagList } from '@melhor-escola/ui/tag';
import { Text } from '@melhor-escola/ui/text';
import { formatCount } from '@melhor-escola/domain/count';
import { reviewProofLabels, type ReviewProof } from '@melhor-escola/domain/review-proof';
import { useSearchPorts } from '../../ports.tsx';
import { RouteLink } from '../../route-link.tsx';
import type { ReviewPage } from './review.ts';
import type { ReviewSort, SchoolSearch } from '../search-params.ts';

export interface ReviewFiltersProps {
  slug: string;
  search: SchoolSearch;
  page: ReviewPage;
}

/** Below this number, reading all is faster than filtering. */
const MIN_REVIEWS_TO_FILTER = 4;

/** Filters and order of the reviews: links, so that each choice has a URL and works without JavaScript. */
export function ReviewFilters({ slug, search, page }: ReviewFiltersProps) {
  const isNarrowed = search.stars !== undefined || search.proof !== undefined;
  const all = page.stars.reduce((sum, { count }) => sum + count, 0);
  if (all < MIN_REVIEWS_TO_FILTER && !isNarrowed) return null;
  const { reviewPage: _, ...chosen } = search;
  return (
    <div className="flex flex-col gap-3 print:hidden">
      <ul className="flex max-w-md flex-col" aria-label="Avaliações por número de estrelas">
        {page.stars.map(({ value, count }) => (
          <StarsRow key={value} stars={Number(value)} count={count} all={all} slug={slug} search={chosen} />
        ))}
      </ul>
      <TagList aria-label="Quem avaliou">
        <Choice slug={slug} search={{ ...chosen, proof: undefined }} current={search.proof === undefined}>
          Todas
        </Choice>
        {page.proofs.map(({ value, count }) => (
          <Choice
            key={value}
            slug={slug}
            search={{ ...chosen, proof: toProof(value) }}
            current={search.proof === value}
          >
            {`${reviewProofLabels[toProof(value)]} (${formatCount(count)})`}
          </Choice>
        ))}
      </TagList>
      <Orders slug={slug} search={chosen} />
    </div>
  );
}

function StarsRow({
  stars,
  count,
  all,
  slug,
  search,
}: {
  stars: number;
  count: number;
  all: number;
  slug: string;
  search: SchoolSearch;
}) {
  const { links } = useSearchPorts();
  const isChosen = search.stars === stars;
  const name = stars === 1 ? '1 estrela' : `${stars} estrelas`;
  const row = (
    <>
      <span className="w-18 shrink-0">{name}</span>
      <span aria-hidden="true" className="h-2 flex-1 overflow-clip rounded-full bg-wash">
        <span
          className="block h-full rounded-full bg-star forced-colors:bg-[CanvasText]"
          style={{ width: `${all === 0 ? 0 : (count / all) * 100}%` }}
        />
      </span>
      <span className="w-8 text-end tabular">{formatCount(count)}</span>
    </>
  );
  const className = 'flex min-h-9 items-center gap-3 rounded-mark text-small';
  if (count === 0 && !isChosen) return <li className={`${className} text-ink-soft`}>{row}</li>;
  return (
    <li>
      <RouteLink
        to={links.school(slug, { ...search, stars: isChosen ? undefined : stars })}
        keepScroll
        rel="nofollow"
        aria-current={isChosen ? 'true' : undefined}
        className={`${className} hover:text-brand aria-[current]:font-semibold aria-[current]:text-brand`}
      >
        {row}
        {isChosen && <span className="sr-only"> (tirar o filtro)</span>}
      </RouteLink>
    </li>
  );
}

function Choice({
  slug,
  search,
  current,
  children,
}: {
  slug: string;
  search: SchoolSearch;
  current: boolean;
  children: React.ReactNode;
}) {
  const { links } = useSearchPorts();
  return (
    <TagLink asChild className={current ? 'border-brand text-brand' : undefined}>
      <RouteLink
        to={links.school(slug, search)}
        keepScroll
        rel="nofollow"
        aria-current={current ? 'true' : undefined}
      >
        {children}
      </RouteLink>
    </TagLink>
  );
}

const orders: readonly { readonly sort: ReviewSort | undefined; readonly name: string }[] = [
  { sort: undefined, name: 'mais recentes' },
  { sort: 'rating-desc', name: 'melhores notas' },
  { sort: 'rating-asc', name: 'piores notas' },
];

function Orders({ slug, search }: { slug: string; search: SchoolSearch }) {
  const { links } = useSearchPorts();
  return (
    <Text size="small" as="div" className="flex flex-wrap items-center gap-x-3">
      <span className="text-ink-soft">Ordem:</span>
      {orders.map(({ sort, name }) => {
        const isCurrent = search.reviewSort === sort;
        return isCurrent ? (
          <span key={name} className="py-1.5 font-semibold">
            {name}
          </span>
        ) : (
          <Link key={name} asChild className="inline-block py-1.5">
            <RouteLink to={links.school(slug, { ...search, reviewSort: sort })} keepScroll rel="nofollow">
              {name}
            </RouteLink>
          </Link>
        );
      })}
    </Text>
  );
}

function toProof(value: string): ReviewProof {
  return value === 'enrolled' ? 'enrolled' : 'email';
}

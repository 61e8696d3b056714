import type { ReactNode } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import { comparedGrade } from '../../compare/table/compared-offer.ts';
import { compareFacts } from '../../compare/table/facts.ts';
import { offerHit } from '../../fixtures/offers.ts';
import { renderScreen } from '../../fixtures/render.ts';
import { schoolQueryClient } from '../../fixtures/school-page.ts';
import { schoolDetails, schoolHit } from '../../fixtures/schools.ts';
import { primedQueryClient } from '../../fixtures/site.tsx';
import { OfferCard } from '../../offer/offer-card.tsx';
import { offerFields, toOffer } from '../../offer/offer.ts';
import { reportSubjects } from '../../report-card/subjects.ts';
import { rankingReasons } from '../../results/list/ranking-reasons.ts';
import { schoolPageJsonLd } from '../head.ts';
import { preloadSchoolSections } from '../preload-sections.ts';
import { toSchool } from '../queries.ts';
import { SchoolScreen } from '../screen.tsx';
import { toSchoolSummary } from '../school.ts';
import { SchoolCard } from './school-card.tsx';

const render = (screen: ReactNode) =>
  renderScreen({
    screen,
    queryClient: primedQueryClient(() => undefined),
    address: '/escolas/busca',
  });

const details = (count: number) => schoolDetails({ reviews: { average: 5, count } });
const school = (count: number) =>
  toSchool({ school: details(count), offers: [offerHit()], offerTotal: 1, priceBands: [] });
const offer = (count: number) => toOffer(offerHit({ school_reviews: { count, ratings_average: 5 } }));

const jsonLd = (count: number) => JSON.stringify(schoolPageJsonLd(school(count)));

/** What each surface says of the reviews of a school. */
const surfaces: readonly (readonly [name: string, shown: (count: number) => Promise<string> | string])[] = [
  ['the card of an offer', (count) => render(<OfferCard offer={offer(count)} list="results" position={1} />)],
  [
    'the card of a school',
    (count) => render(<SchoolCard school={toSchoolSummary(schoolHit({ reviews: { average: 5, count } }))} />),
  ],
  [
    'the header of a school’s page',
    async (count) => {
      const { slug } = schoolDetails();
      const html = await renderScreen({
        screen: <SchoolScreen slug={slug} />,
        queryClient: schoolQueryClient({ changes: { reviews: { average: 5, count } } }),
        address: `/escolas/${slug}`,
      });
      return /<a[^>]*href="#avaliacoes"[^>]*>.*?<\/a>/s.exec(html)?.[0] ?? '';
    },
  ],
  [
    'a comparison',
    (count) => {
      const schools = [school(count), school(12)];
      const facts = compareFacts(schools, comparedGrade(schools, undefined)).flatMap((group) => group.facts);
      const value = facts.find(({ key }) => key === 'avaliacao')?.values[0];
      return value && 'text' in value ? value.text : '';
    },
  ],
  [
    'the report card',
    (count) =>
      reportSubjects(school(count), '26/11/2026')
        .find(({ name }) => name === 'Avaliação das famílias')
        ?.facts.map(({ value, comment }) => `${value} ${comment}`)
        .join() ?? '',
  ],
  [
    'the reasons of the order',
    (count) =>
      rankingReasons(offer(count))
        .map(({ label }) => label)
        .join(),
  ],
];

describe('VA-05 fewer than three reviews are no average', () => {
  beforeAll(async () => preloadSchoolSections());

  it.each(surfaces)('on %s', async (_, shown) => {
    for (const [count, words] of [
      [1, '1 avaliação'],
      [2, '2 avaliações'],
    ] as const) {
      const text = await shown(count);
      expect(text).toContain(words);
      expect(text).not.toMatch(/5,0|estrelas|data-part="stars"/);
    }
    expect(await shown(3)).toMatch(/5,0/);
  });

  it('for search engines and recipients of tracking', () => {
    expect(jsonLd(2)).not.toContain('AggregateRating');
    expect(jsonLd(3)).toContain('AggregateRating');
    expect(offerFields(offer(2)).school_reviews).toEqual({ count: 2, ratings_average: null });
  });
});

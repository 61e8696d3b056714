import { createRoute, notFound } from '@tanstack/react-router';
import { dataSourcesArticle } from '../src/data-sources/data-sources-article.ts';
import { helpCenterHead } from '../src/help/help-center-head.ts';
import { HelpCenterScreen } from '../src/help/help-center-screen.tsx';
import { helpHead } from '../src/help/help-head.ts';
import { HelpScreen } from '../src/help/help-screen.tsx';
import { privacyArticle } from '../src/help/privacy-article.ts';
import { termsArticle } from '../src/help/terms-article.ts';
import { findMethodology } from '../src/methodology/methodologies.ts';
import { MethodologiesScreen } from '../src/methodology/methodologies-screen.tsx';
import { methodologiesHead, methodologyHead } from '../src/methodology/methodology-head.ts';
import { MethodologyScreen } from '../src/methodology/methodology-screen.tsx';
import { loadTestimonials } from '../src/methodology/testimonials-query.ts';
import { headOf, root } from './root.tsx';

const articles = new Map([
  ['/ajuda/dados', dataSourcesArticle],
  ['/ajuda/privacidade', privacyArticle],
  ['/ajuda/termos', termsArticle],
]);

const helpPages = [...articles].map(([path, article]) =>
  createRoute({
    getParentRoute: () => root,
    path,
    loader: () => helpHead(article, path),
    head: headOf,
    component: () => <HelpScreen article={article} />,
  }),
);

const helpCenter = createRoute({
  getParentRoute: () => root,
  path: '/central-de-ajuda',
  validateSearch: ({ q }: Record<string, unknown>): { q?: string } =>
    typeof q === 'string' ? { q: q.slice(0, 200) } : {},
  loaderDeps: ({ search }) => ({ asked: search.q ?? '' }),
  loader: ({ deps }) => helpCenterHead(deps.asked),
  head: headOf,
  component: function HelpCenter() {
    const { q = '' } = helpCenter.useSearch();
    return <HelpCenterScreen key={q} asked={q} />;
  },
});

const methodologies = createRoute({
  getParentRoute: () => root,
  path: '/metodologias',
  loader: ({ context }) => methodologiesHead(context.origin),
  head: headOf,
  component: MethodologiesScreen,
});

const methodology = createRoute({
  getParentRoute: () => root,
  path: '/metodologias/$slug',
  loader: async ({ context: { queryClient, ports, origin }, params }) => {
    const found = findMethodology(params.slug);
    if (!found) throw notFound();
    await loadTestimonials(queryClient, ports.service, found);
    return methodologyHead(found, origin);
  },
  head: headOf,
  component: function Methodology() {
    const found = findMethodology(methodology.useParams().slug);
    return found && <MethodologyScreen methodology={found} />;
  },
});

/** What explains how the site works, and how schools teach. */
export const articlePages = [...helpPages, helpCenter, methodologies, methodology];

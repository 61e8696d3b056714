import { createRoute, notFound, redirect } from '@tanstack/react-router';
import { dataSourcesArticle } from '../src/help-article/articles/data-sources.ts';
import { helpCenterHead } from '../src/help-center/head.ts';
import { HelpCenterScreen } from '../src/help-center/screen.tsx';
import { helpHead } from '../src/help-article/head.ts';
import { HelpScreen } from '../src/help-article/screen.tsx';
import { privacyArticle } from '../src/help-article/articles/privacy.ts';
import { termsArticle } from '../src/help-article/articles/terms.ts';
import { findMethodology } from '../src/methodologies/methodologies.ts';
import { MethodologiesScreen } from '../src/methodologies/screen.tsx';
import { methodologiesHead, methodologyHead } from '../src/methodology/head.ts';
import { MethodologyScreen } from '../src/methodology/screen.tsx';
import { loadTestimonials } from '../src/methodology/queries.ts';
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

const start = createRoute({
  getParentRoute: () => root,
  path: '/',
  loader: () => {
    throw redirect({ to: '/central-de-ajuda' });
  },
});

/** Every screen of this package. The help center links to all others. */
export const pages = [start, ...helpPages, helpCenter, methodologies, methodology];

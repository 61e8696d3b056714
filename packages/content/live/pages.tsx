import { routes } from '@melhor-escola/domain/routes';
import { createRoute, notFound, redirect } from '@tanstack/react-router';
import { findHelpArticle, helpArticleHead, HelpArticleScreen } from '../src/help-article/index.ts';
import { helpCenterHead, HelpCenterScreen, validateHelpCenterSearch } from '../src/help-center/index.ts';
import { methodologiesHead, MethodologiesScreen } from '../src/methodologies/index.ts';
import {
  findMethodology,
  loadMethodology,
  methodologyHead,
  MethodologyScreen,
} from '../src/methodology/index.ts';
import { headOf, root } from './root.tsx';

const start = createRoute({
  getParentRoute: () => root,
  path: '/',
  loader: () => {
    throw redirect({ to: routes.helpCenter.pattern });
  },
});

const helpCenter = createRoute({
  getParentRoute: () => root,
  path: routes.helpCenter.pattern,
  validateSearch: validateHelpCenterSearch,
  loaderDeps: ({ search: { q = '' } }) => ({ query: q }),
  loader: ({ deps }) => helpCenterHead(deps.query),
  head: headOf,
  component: function HelpCenter() {
    const { q = '' } = helpCenter.useSearch();
    return <HelpCenterScreen key={q} query={q} />;
  },
});

const article = createRoute({
  getParentRoute: () => root,
  path: routes.article.pattern,
  loader: ({ params }) => {
    const found = findHelpArticle(params.article);
    if (!found) throw notFound();
    return helpArticleHead(found);
  },
  head: headOf,
  component: function Article() {
    const found = findHelpArticle(article.useParams().article);
    return found && <HelpArticleScreen article={found} />;
  },
});

const methodologies = createRoute({
  getParentRoute: () => root,
  path: routes.methodologies.pattern,
  loader: ({ context }) => methodologiesHead(context.origin),
  head: headOf,
  component: MethodologiesScreen,
});

const methodology = createRoute({
  getParentRoute: () => root,
  path: routes.methodology.pattern,
  loader: async ({ context: { queryClient, ports, origin }, params }) => {
    const found = await loadMethodology({ queryClient, service: ports.service }, params.slug);
    if (!found) throw notFound();
    return methodologyHead(found, origin);
  },
  head: headOf,
  component: function Methodology() {
    const found = findMethodology(methodology.useParams().slug);
    return found && <MethodologyScreen methodology={found} />;
  },
});

/** Every screen of this package. The help center links to the others. */
export const pages = [start, helpCenter, article, methodologies, methodology];

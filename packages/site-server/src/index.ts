export { readBuildId } from './http/assets.ts';
export type { ConcurrencyLimit } from '@melhor-escola/server-kit/concurrency-limiter';
export type { PlainPages } from './http/error-responses.ts';
export type { ChangeFeed } from './pages/cache-invalidation.ts';
export type { OperatorPages } from './pages/operator-pages.ts';
export { pageAddressLookup, type PageTable, type PageTag } from './pages/page-table.ts';
export type { PageViews } from './pages/page-views.ts';
export type { SiteRedirects } from './pages/redirects.ts';
export type { SiteForms } from './proxy/forms.ts';
export type { ProxiedCall } from './proxy/proxy.ts';
export {
  badRequest,
  bytes,
  jsonObject,
  persistedOperation,
  Rejection,
  type RequestBody,
} from './proxy/request-bodies.ts';
export { ServiceCircuit } from './proxy/service-circuit.ts';
export { hideOperationErrors } from './proxy/service-response.ts';
export type { SessionCalls } from './proxy/session.ts';
export type { RenderContext, RenderPage } from './rendering.ts';
export type { ShareImages } from './seo/share-images.ts';
export type { CallService, Sitemap, SitemapEntry } from './seo/sitemap.ts';
export { createSiteServer, type SiteServerOptions } from './site-server.ts';
export { runSite } from './run-site.ts';
export { builtPages, type SitePages, sourcePages } from './site-pages.ts';

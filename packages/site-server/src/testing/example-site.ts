import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { PlainPages } from '../http/error-responses.ts';
import type { PagePolicy, PageTable, PageTag } from '../pages/page-table.ts';
import type { SiteRedirects } from '../pages/redirects.ts';
import type { ProxiedCall } from '../proxy/proxy.ts';
import { bytes, jsonObject } from '../proxy/request-bodies.ts';
import type { ErrorBody } from '../proxy/service-response.ts';
import type { RenderContext } from '../rendering.ts';
import { createSiteServer } from '../site-server.ts';
import * as recorded from './recorded-site.ts';

/** What the example's pages are rendered with. */
export type ExampleContext = RenderContext<string>;

/** A shop, the site of this package's own tests. */
export type ExampleSite = recorded.RecordedSite<ExampleContext>;

export const examplePlainPages: PlainPages = {
  policy: "default-src 'none'; style-src 'unsafe-inline'",
  invalidUrl: { 400: '<h1>Invalid</h1>', 404: '<h1>Missing</h1>', 414: '<h1>Too long</h1>' },
  overloaded: '<h1>Come back soon</h1>',
  failed: (requestId) => `<h1>Failed</h1><code>${requestId}</code>`,
  unsentForm: (fields) => `<form>${JSON.stringify(fields)}</form>`,
};

const redirectBody = z.object({
  location: z.string(),
  status: z.literal([301, 302, 307, 308]),
});

export const exampleRedirects: SiteRedirects = {
  fixed: { '/shop': () => ({ location: '/products', status: 301 }) },
  lookupPath: (path) => `/v1/redirects?path=${encodeURIComponent(path)}`,
  parse: (body) => redirectBody.parse(body),
};

/** A page that is tagged by the last part of its path. */
const tagged = (tags: readonly PageTag[]): PagePolicy => ({
  cache: 'public',
  storedPage: () => ({ query: '', tags }),
});

/** A search depends on kind and page. */
const search: PagePolicy = {
  cache: 'public',
  storedPage(query) {
    const kept = [...new URLSearchParams(query)].filter(([name]) => name === 'kind' || name === 'page');
    return { query: kept.length === 0 ? '' : `?${new URLSearchParams(kept).toString()}`, tags: [] };
  },
};

const pages: PageTable = {
  canonicalPath: (path) => path,
  privatePatterns: ['/orders', '/orders/$code'],
  signIn: (url) => `/sign-in?return=${encodeURIComponent(url)}`,
  find(path) {
    const [, kind, slug] = path.split('/');
    if (kind === 'search') return search;
    if (kind === 'sign-in') return { cache: 'none' };
    if (kind === 'products') return tagged(slug === undefined ? [] : [`product:${slug}`]);
    return kind === 'collections' ? tagged([`collection:${slug}`]) : undefined;
  },
};

const calls: readonly ProxiedCall[] = [
  { method: 'GET', path: '/api/v1/products', access: 'public', queue: 'lookup', cache: 'public, max-age=30' },
  {
    method: 'POST',
    path: '/api/v1/sign-in',
    access: 'session',
    queue: 'own',
    cache: 'private, no-store',
    accepts: 'json',
    body: jsonObject,
    effect: 'start',
  },
  { method: 'GET', path: '/api/v1/user', access: 'session', queue: 'own', cache: 'private, no-store' },
  {
    method: 'POST',
    path: '/api/measurements',
    access: 'site',
    queue: 'measurement',
    cache: 'no-store',
    accepts: ['application/json'],
    body: bytes,
    responds: 'status',
  },
];

const tag = z.templateLiteral([z.string(), ':', z.string()]);
const changesBody = z.object({ version: z.number(), tags: z.union([z.literal('all'), z.array(tag)]) });
const errorBody = z.object({ code: z.string().default('') });

/** Starts the shop with the public origin `siteUrl`. @param onChange called after each change of its products. */
export function startExampleSite(
  siteUrl: string,
  { onChange = () => undefined, ...settings }: ExampleSettings = {},
): Promise<ExampleSite> {
  const create: Parameters<typeof recorded.startRecordedSite<ExampleContext>>[0] = ({
    renderPage,
    ...options
  }): Promise<FastifyInstance> =>
    createSiteServer<string, ErrorBody>({
      ...options,
      render: (request, context = {}) => renderPage(request, context),
      pages,
      plainPages: examplePlainPages,
      operatorPages: {
        urls: ['/operator'],
        accessPath: '/v1/operator',
        closed: '<h1>Closed</h1>',
        limited: '<h1>Too often</h1>',
        unavailable: '<h1>Later</h1>',
      },
      redirects: exampleRedirects,
      changes: {
        path: (since) => `/v1/changes?since=${since}`,
        parse(body) {
          const { version, tags } = changesBody.parse(body);
          return { version, tags: tags === 'all' ? tags : new Set(tags) };
        },
        unrelatedUrls: new Set(['/api/measurements']),
        onChange,
      },
      calls,
      views: {
        path: '/v1/views',
        navigationUrl: '/api/v1/products',
        keys(url) {
          const [page = '', query] = url.split('?', 2);
          const [, kind, slug] = page.split('/');
          if (kind === 'search') return query === undefined ? [] : [query];
          return kind === 'products' && slug !== undefined ? [slug] : [];
        },
      },
      parseError: (body) => errorBody.parse(body),
      session: { userPath: '/v1/user', isLead: () => false },
      forms: {
        pages: {
          '/products/$slug/review': ({ slug, fields }) => ({
            path: '/v1/reviews',
            body: { slug, text: fields.get('text') },
            redirect: `/products/${slug}`,
            reject: () => 'rejected',
          }),
        },
        long: new Set(),
        isOfAccount: () => false,
        saveData: { path: '/save-data', homePath: '/products' },
      },
      imageWidths: [320],
      isDrawing: () => false,
      isOwnPhoto: () => false,
      shareImages: { draw: async () => undefined, fonts: [] },
      sitemap: { index: async () => [], part: () => undefined, disallowed: [] },
    });
  return recorded.startRecordedSite(create, siteUrl, settings);
}

type ExampleSettings = recorded.RecordedSettings<ExampleContext> & { readonly onChange?: () => void };

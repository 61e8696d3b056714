import { accountForms } from '@melhor-escola/account/form';
import type { ErrorResponse, FailedResponse } from '@melhor-escola/api-client/api-error';
import { parseErrorResponse } from '@melhor-escola/api-client/error-response';
import { linkProblem, formToken, type PostedForm } from '@melhor-escola/api-client/posted-form';
import { isDemoPicture } from '@melhor-escola/domain/demo-picture';
import { schoolPhotoDigest } from '@melhor-escola/domain/school-photo';
import { parseRedirect } from '@melhor-escola/domain/redirect';
import {
  changePasswordPath,
  formerPaths,
  routes,
  saveDataPath,
  signOutPath,
} from '@melhor-escola/domain/routes';
import { drawShareImage } from '@melhor-escola/search/share-image';
import { submissionForms } from '@melhor-escola/search/submission';
import {
  createSiteServer,
  type ChangeFeed,
  type SessionCalls,
  type SiteForms,
  type SiteRedirects,
} from '@melhor-escola/site-server';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { imageWidths } from '@melhor-escola/site-server/image-urls';
import type { FormOutcome, PageContext } from '../service/request-context.ts';
import { SharedResponses } from '../service/shared-responses.ts';
import { calls } from './calls.ts';
import { pages, sitemap } from './pages.ts';
import { views } from './views.ts';
import { createOperatorPages, createPlainPages } from './plain-pages.ts';

type ServerOptions = Parameters<typeof createSiteServer>[0];

/** What differs from process to process: addresses, folders, settings of the operator. */
export interface SiteOptions extends Pick<
  ServerOptions,
  | 'siteUrl'
  | 'dist'
  | 'serviceUrl'
  | 'searchApiKey'
  | 'pageCacheBytes'
  | 'imageOrigins'
  | 'dataDir'
  | 'trustedProxies'
  | 'errorReports'
  | 'logTo'
  | 'logLevel'
  | 'serveSources'
  | 'stopping'
> {
  /** Renders a page of the build. */
  readonly renderPage: (request: Request, context: PageContext) => Response | Promise<Response>;
}

/** Creates the site's server: the HTTP tier with our pages, calls and forms. */
export function createSite({ renderPage, ...options }: SiteOptions): Promise<FastifyInstance> {
  const sharedResponses = new SharedResponses();
  return createSiteServer({
    ...options,
    render: (request, { form, isOperator, ...context } = {}) =>
      renderPage(request, {
        sharedResponses,
        ...context,
        ...form,
        ...(isOperator && { showsPlayground: true }),
      }),
    pages,
    plainPages: createPlainPages(),
    operatorPages: createOperatorPages(),
    redirects,
    changes: { ...changes, onChange: () => sharedResponses.clear() },
    calls,
    views,
    parseError: parseErrorResponse,
    session,
    forms,
    imageWidths,
    isDrawing: isDemoPicture,
    isOwnPhoto: (path) => schoolPhotoDigest(path) !== undefined,
    shareImages: { draw: drawShareImage, fonts: shareFonts },
    sitemap,
  });
}

/** The form of a page that stops e-mails by the token of their link. */
function stopForm(path: '/v3/saved-searches/stop' | '/v3/school-mails/stop', page: string) {
  return (form: PostedForm) => ({
    path,
    body: { token: formToken(form) },
    redirect: `${page}?situacao=parada`,
    reject: (error: FailedResponse) => ({ stopProblem: linkProblem(error) }),
  });
}

/** All forms that work without JavaScript (P3). The features define what each form does. */
const forms: SiteForms<FormOutcome, ErrorResponse> = {
  pages: {
    ...accountForms,
    ...submissionForms,
    // The pages that e-mails of saved searches and to people of schools link to: each stops its e-mails, without signing in (product 8).
    [routes.stopAlerts.pattern]: stopForm('/v3/saved-searches/stop', routes.stopAlerts.path()),
    [routes.stopAddressAlerts.pattern]: stopForm('/v3/saved-searches/stop', routes.stopAddressAlerts.path()),
    [routes.stopSchoolMails.pattern]: stopForm('/v3/school-mails/stop', routes.stopSchoolMails.path()),
  },
  long: new Set<string>([routes.rateSchool.pattern, routes.visit.pattern]),
  isOfAccount: (path) => path.startsWith('/v3/account'),
  saveData: { path: saveDataPath, homePath: routes.home.path() },
};

/** The fonts of share images: the site's own, and the one of its digits. */
const shareFonts = [
  {
    name: 'Atkinson Hyperlegible Next',
    weight: 400,
    url: import.meta
      .resolve('@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-400-normal.woff'),
  },
  {
    name: 'Atkinson Hyperlegible Next',
    weight: 700,
    url: import.meta
      .resolve('@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-700-normal.woff'),
  },
  {
    name: 'Figtree',
    weight: 400,
    url: import.meta.resolve('@fontsource/figtree/files/figtree-latin-400-normal.woff'),
  },
  {
    name: 'Figtree',
    weight: 700,
    url: import.meta.resolve('@fontsource/figtree/files/figtree-latin-700-normal.woff'),
  },
] as const;

/**
 * The former paths of pages begin with '/escola/' instead of '/escolas/' and keep their query (RT-03, RT-04). Password managers look up
 * where a password is changed (S24).
 */
const redirects: SiteRedirects = {
  fixed: {
    ...Object.fromEntries(
      formerPaths.map((path) => [
        path,
        (url: string) => ({ location: url.replace(/^\/escola/, '$&s'), status: 301 }) as const,
      ]),
    ),
    [changePasswordPath]: () => ({ location: routes.profile.path(), status: 302 }),
  },
  lookupPath: (path) => `/v3/redirects?${new URLSearchParams({ path })}`,
  parse: parseRedirect,
};

const changesBody = z.object({
  version: z.number(),
  everything: z.boolean(),
  schools: z.array(z.object({ slug: z.string(), city: z.string() })),
});

/** A changed school is on its own page and on those of its city. */
const changes: Omit<ChangeFeed, 'onChange'> = {
  path: (since) => `/v3/marketplace/directory/changes?since=${since}`,
  parse(body) {
    const { version, everything, schools } = changesBody.parse(body);
    const tags = schools.flatMap(({ slug, city }) => [`school:${slug}`, `city:${city}`] as const);
    return { version, tags: everything ? 'all' : new Set(tags) };
  },
  // Telemetry is frequent, and signing out must not wait for a service that does not respond.
  unrelatedUrls: new Set(['/api/collect', '/api/v3/account/auth/logout', signOutPath]),
};

/** Registering, signing in, reserving, and asking a school for a visit or a question. */
const leadPath =
  /^\/v3\/(?:account\/(?:user|user\/orders|auth\/login|auth\/social-login\/google)|schools\/[^/]+\/(?:visits|questions))$/u;

const session: SessionCalls = {
  userPath: '/v3/account/user',
  isLead: (path) => leadPath.test(path),
};

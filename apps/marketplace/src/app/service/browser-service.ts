import { createApi } from '@melhor-escola/api-client/api';
import { runThroughSite } from '@melhor-escola/api-client/graphql';
import { createService, type Service } from '@melhor-escola/api-client/service';

/** Through the site's own /api, which authenticates calls by cookies that scripts cannot read (S1). */
export const browserApi = createApi({ baseUrl: '/api' });
// The spec puts the address lookup beside the site's pages, not under /api (CA-10).
const addressApi = createApi({ baseUrl: '/' });

/** The service client for browsers. Calls go through the site's own /api, so that no script gets a key. */
export const browserService: Service = createService(browserApi, runThroughSite(browserApi), addressApi);

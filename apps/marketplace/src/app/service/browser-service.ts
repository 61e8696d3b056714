import { runThroughSite } from '@melhor-escola/api-client/graphql';
import { createHttp } from '@melhor-escola/api-client/http';
import { createService, type Service } from '@melhor-escola/api-client/service';

const http = createHttp({ baseUrl: '/api' });
// The spec puts the address lookup beside the site's pages, not under /api (CA-10).
const addressHttp = createHttp({ baseUrl: '/' });

/** The service client for browsers. Calls go through the site's own /api, so that no script gets a key. */
export const browserService: Service = createService(http, runThroughSite(http), addressHttp);

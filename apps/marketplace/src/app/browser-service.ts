import { runThroughSite } from '@melhor-escola/api-client/graphql';
import { createHttp } from '@melhor-escola/api-client/http';
import { createService, type Service } from '@melhor-escola/api-client/service';

const http = createHttp({ baseUrl: '/api' });
// The spec has the address services at an address of the site's own, beside its pages (CA-10).
const addressHttp = createHttp({ baseUrl: '/' });

/** The client of the service for browsers: through the site's own /api, so that no key reaches a script. */
export const browserService: Service = createService(http, runThroughSite(http), addressHttp);

import { runThroughSite } from '@melhor-escola/api-client/graphql';
import { createHttp } from '@melhor-escola/api-client/http';
import { createService, type Service } from '@melhor-escola/api-client/service';

const http = createHttp({ baseUrl: '/api' });

/** The client of the service for browsers: through the site's own /api, so that no key reaches a script. */
export const browserService: Service = createService(http, runThroughSite(http));

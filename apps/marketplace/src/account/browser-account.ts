import { createAccountClient } from '@melhor-escola/api-client/account';
import { createAuthenticatedClient } from '@melhor-escola/api-client/authenticated-client';
import { createHttp } from '@melhor-escola/api-client/http';

/** Through the site's own /api, which authenticates calls by cookies that scripts cannot read (S1). */
const http = createHttp({ baseUrl: '/api' });

/** Both clients of the account API for browsers. */
export const browserAccount = {
  calls: createAccountClient(http),
  authenticated: createAuthenticatedClient(http),
};

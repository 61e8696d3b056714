import type { Database } from '../../platform/database/database.ts';
import { panelCaller } from '../../platform/http/panel-caller.ts';
import { tenantHeaders, type ZodFastify } from '../../platform/http/slice-routes.ts';
import { createRateLimit, HOUR_S } from '../../platform/rate-limits/rate-limit.ts';
import { findAccounts } from './find-accounts.ts';
import { accountSearchBody, foundAccountsBody } from './schema.ts';

/** POST /v3/panel/operation/accounts/find, on a scope behind `requireRole`. By POST, so that whom somebody looks for is in no log. */
export function registerFindAccounts(server: ZodFastify, database: Database): void {
  /** More than a person looks up by hand: nobody reads out all accounts. */
  const searches = createRateLimit(database, 'account-search', { tries: 120, seconds: HOUR_S });
  server.post(
    '/operation/accounts/find',
    {
      schema: {
        tags: ['panel'],
        summary: 'Find accounts by their whole e-mail, CPF or name',
        description: 'Masked. Every search is recorded.',
        role: 'operator',
        headers: tenantHeaders,
        body: accountSearchBody,
        response: { 200: foundAccountsBody },
      },
    },
    async (request) => {
      const { accountId } = panelCaller(request);
      await searches.count(String(accountId));
      const search = { ...request.body, accountId, requestId: request.id };
      return database.db.transaction((tx) => findAccounts(tx, search));
    },
  );
}

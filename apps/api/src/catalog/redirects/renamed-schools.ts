import { routes } from '@melhor-escola/domain/routes';
import type { PoolClient } from 'pg';
import type { RedirectRule } from './redirect-rule.ts';
import { lockRules, storeRules } from './store-rules.ts';

/** Slugs of a school whose name changed. */
export interface RenamedSchool {
  readonly from: string;
  readonly to: string;
}

/**
 * Redirects the pages of schools from their former slugs, permanently, within the transaction that stores the new ones. A slug that a
 * school takes back no longer redirects; an operator's rule that already leads from the new page to the former one stays.
 */
export async function redirectRenamedSchools(
  client: PoolClient,
  renamed: readonly RenamedSchool[],
): Promise<void> {
  await lockRules(client);
  const pages = renamed.map(({ to }) => routes.school.path({ slug: to }));
  await client.query(`DELETE FROM redirect_rule WHERE kind = 'prefix' AND path = ANY ($1)`, [pages]);
  await storeRules(
    client,
    renamed.map(({ from, to }): RedirectRule => ({
      // Reviews, questions and the report card are below the school's page.
      kind: 'prefix',
      path: routes.school.path({ slug: from }),
      target: routes.school.path({ slug: to }),
      status: 301,
      startsOn: null,
      endsOn: null,
    })),
  );
}

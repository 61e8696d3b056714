import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openCliHarness, type CliHarness } from '../../../test/cli-process.ts';
import { signedInWithRole } from '../../accounts/testing/panel-people.ts';
import { importRun } from '../../platform/database/import-schema.ts';

describe('pnpm api accounts', () => {
  let cli: CliHarness;
  /** The address of an account of our team, with a second factor. */
  let operatorEmail = '';

  beforeAll(async () => {
    cli = await openCliHarness();
    await cli.fill(async (database) => {
      operatorEmail = (await signedInWithRole(database, 'operator', 0)).row.email;
      // Otherwise the service would load the demonstration data.
      await database.db.insert(importRun).values({ kind: 'inep', report: { outcome: 'complete' } });
    });
  });
  afterAll(() => cli.remove());

  it('S36 remove the second factor of somebody who has lost it, once', async () => {
    const reset = () => cli.run('accounts', 'reset-second-factor', operatorEmail);
    expect(await reset()).toEqual({
      code: 0,
      stdout: `${operatorEmail}  Maria das Dores: removed 0 passkeys, the authenticator app and the recovery codes. No session is privileged.\n`,
      stderr: '',
    });
    expect(await reset()).toEqual({
      code: 1,
      stdout: '',
      stderr: `No account with the confirmed e-mail ${operatorEmail} has a second factor\n`,
    });
  });
});

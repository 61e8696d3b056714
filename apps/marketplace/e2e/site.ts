import path from 'node:path';
import { freePort } from '@melhor-escola/config/free-port';

/**
 * Ports of the site under test and of its services: E2E_PORT, and six more in steps of 1000. By default the first process chooses free
 * ones, and its workers inherit the choice.
 */
process.env['E2E_PORT'] ??= String(await freePort([1000, 2000, 3000, 4000, 5000, 6000]));
export const sitePort = Number(process.env['E2E_PORT']);
export const servicePort = sitePort + 1000;
export const googlePort = sitePort + 2000;
export const smtpPort = sitePort + 3000;
export const mailboxPort = sitePort + 4000;
/** Of the fakes of the tag manager's host and Rollbar (e2e/fakes/tracking-services.ts), which run during their tests only. */
export const tagManagerPort = sitePort + 5000;
export const rollbarPort = sitePort + 6000;
export const siteUrl = `http://localhost:${sitePort}`;
export const serviceUrl = `http://127.0.0.1:${servicePort}`;
/** The OpenID provider that replaces Google (apps/api/scripts/openid-server.ts). */
export const googleUrl = `http://127.0.0.1:${googlePort}`;
/** The SMTP server that the site sends to (apps/api/scripts/mail-server.ts), and the URL of its inbox. */
export const smtpUrl = `smtp://127.0.0.1:${smtpPort}`;
export const mailboxUrl = `http://127.0.0.1:${mailboxPort}`;

/** The repository's root. */
export const repository = path.resolve(import.meta.dirname, '../../..');

/** Reused between runs, so that only a clone's first run waits for the demonstration data. */
export const dataDir = process.env['E2E_DATA_DIR'] ?? path.join(repository, '.cache/e2e-data');

/** The School Census of Tocantins (apps/api/test/fixtures/README.md). */
export const censusFile = path.join(repository, 'apps/api/test/fixtures/inep-microdados-2025-to.csv');

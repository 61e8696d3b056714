import path from 'node:path';
import { freePort } from '@melhor-escola/config/free-port';

/**
 * Ports of the site under test and of what stands beside it: E2E_PORT, and the six at distances of 1000 above it. Unless it is
 * set, the first process to read this chooses one where all are free; its workers inherit the choice.
 */
process.env['E2E_PORT'] ??= String(await freePort([1000, 2000, 3000, 4000, 5000, 6000]));
export const sitePort = Number(process.env['E2E_PORT']);
export const servicePort = sitePort + 1000;
export const googlePort = sitePort + 2000;
export const smtpPort = sitePort + 3000;
export const mailboxPort = sitePort + 4000;
/** Of the stand-ins for the tag manager's host and for Rollbar (e2e/fakes/tracking-services.ts), which are up while they are tested. */
export const tagManagerPort = sitePort + 5000;
export const rollbarPort = sitePort + 6000;
export const siteUrl = `http://localhost:${sitePort}`;
export const serviceUrl = `http://127.0.0.1:${servicePort}`;
/** The OpenID provider in Google's place (apps/api/scripts/openid-server.ts). */
export const googleUrl = `http://127.0.0.1:${googlePort}`;
/** The mail server that the site sends to (apps/api/scripts/mail-server.ts), and where it tells what has arrived. */
export const smtpUrl = `smtp://127.0.0.1:${smtpPort}`;
export const mailboxUrl = `http://127.0.0.1:${mailboxPort}`;

/** The repository's root. */
export const repository = path.resolve(import.meta.dirname, '../../..');

/** Kept between runs, so that only the first one of a clone waits for the demonstration data. */
export const dataDir = process.env['E2E_DATA_DIR'] ?? path.join(repository, '.cache/e2e-data');

/** The School Census of Tocantins (apps/api/test/fixtures/README.md). */
export const censusFile = path.join(repository, 'apps/api/test/fixtures/inep-microdados-2025-to.csv');

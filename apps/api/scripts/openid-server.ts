/**
 * `pnpm --filter @melhor-escola/api run openid [--port 3390] [--site http://localhost:3000]`: an OpenID provider on
 * loopback instead of Google's, with which anyone can sign in under any name. For the site's tests, and for
 * developers, who start the site with the printed settings.
 */
import { parseArgs } from 'node:util';
import { startOpenIdServer } from '../src/accounts/google/testing/openid-server.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '3390' },
    site: { type: 'string', default: 'http://localhost:3000' },
  },
});
const client = {
  clientId: 'melhor-escola',
  clientSecret: 'known to everybody',
  redirectUri: new URL('/entrar/google', values.site).href,
};
const { issuer } = await startOpenIdServer(client, Number(values.port));
process.stdout.write(
  `GOOGLE_ISSUER=${issuer} GOOGLE_CLIENT_ID='${client.clientId}' GOOGLE_CLIENT_SECRET='${client.clientSecret}' npm start\n`,
);

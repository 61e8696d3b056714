/**
 * `pnpm --filter @melhor-escola/api run mail-server [--port 3391] [--smtp-port 3392]`: a mail server on loopback that
 * stores what it receives and lists it over HTTP: `/?to=maria@exemplo.com.br` returns the mails to an address, oldest
 * first. For the site's tests, and for developers, who start the site with the printed setting.
 */
import { createServer } from 'node:http';
import { parseArgs } from 'node:util';
import { startMailCatcher } from '../src/platform/mail/testing/mail-catcher.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '3391' },
    'smtp-port': { type: 'string', default: '3392' },
  },
});
const { url, caught } = await startMailCatcher({ port: Number(values['smtp-port']) });
const server = createServer((request, response) => {
  const to = new URL(request.url ?? '/', 'http://localhost').searchParams.get('to') ?? '';
  const found = caught.filter((mail) => mail.to.includes(to));
  response.setHeader('content-type', 'application/json; charset=utf-8');
  const listed = found.map(({ mail: { from, subject, text, html, attachments } }) => ({
    from: from?.name,
    subject,
    text,
    html,
    files: attachments.map(({ filename }) => filename),
  }));
  response.end(JSON.stringify(listed));
});
server.listen(Number(values.port), '127.0.0.1');
process.stdout.write(`SMTP_URL=${url} npm start\n`);

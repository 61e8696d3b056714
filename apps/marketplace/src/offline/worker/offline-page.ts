import type { KeptPage } from '../kept-page.ts';

/**
 * The only script of the page below: it opens what was asked for once the connection is back, and has been for a moment.
 */
export const reloadScript =
  "addEventListener('online', () => setTimeout(() => navigator.onLine && location.reload(), 500));";
/** Of the script above (S10). */
const scriptHash = 'sha256-7RxMPcoGXSZ1w4faofqLRDhGirqGwF4PK4lKmooOWhQ=';

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': `default-src 'none'; base-uri 'none'; style-src 'unsafe-inline'; script-src '${scriptHash}'`,
};

/** Says that there is no connection, and which schools can be read all the same. Complete in itself. @param kept the last first. */
export function offlinePage(kept: readonly KeptPage[]): Response {
  return new Response(html(kept), { status: 503, headers });
}

/** '22/11/2026', where the device is. */
export function dayOf(date: Date): string {
  return [date.getDate(), date.getMonth() + 1, date.getFullYear()]
    .map((number) => String(number).padStart(2, '0'))
    .join('/');
}

/** A kept page, which says that it is one: what a school asks in fees may have changed. */
export function withKeptNotice(page: string, keptAt: Date): string {
  const words = `Sem internet: esta é a página como estava em ${dayOf(keptAt)}. Preços e vagas podem ter mudado.`;
  const look =
    'margin:0;padding:.75rem 1rem;background:#fdf1d8;color:#5c3d00;font:600 .9375rem/1.4 system-ui,sans-serif;text-align:center';
  return page.replace(/<body[^>]*>/u, (body) => `${body}<p role="status" style="${look}">${words}</p>`);
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const item = ({ path, title, keptAt }: KeptPage): string =>
  `<li><a href="${escaped(path)}">${escaped(title)}</a> <span>Guardada em ${dayOf(keptAt)}</span></li>`;

function list(kept: readonly KeptPage[]): string {
  if (kept.length === 0) return '';
  return `<h2>Escolas para ler sem internet</h2>
      <ul>
        ${kept.map(item).join('\n        ')}
      </ul>`;
}

const html = (kept: readonly KeptPage[]): string => `<!doctype html>
<html lang="pt-BR">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Sem internet</title>
    <style>
      body { margin: 0; padding: 3rem 1rem; font: 1.0625rem/1.5 system-ui, sans-serif; color: #1b2340; background: #faf8f4; }
      main { max-width: 38rem; margin: 0 auto; }
      h1 { margin: 0; font-size: 1.75rem; line-height: 1.2; }
      h2 { margin: 2.5rem 0 .75rem; font-size: 1.25rem; }
      a { color: #1f4fbf; text-underline-offset: .2em; }
      ul { margin: 0; padding: 0; list-style: none; }
      li { padding: .875rem 0; border-top: 1px solid #dcd8cf; }
      li a { display: block; font-weight: 600; }
      span { font-size: .9375rem; color: #5a607a; }
      @media (prefers-color-scheme: dark) {
        body { color: #f1efe9; background: #15201c; }
        a { color: #9db8ff; }
        li { border-color: #33413b; }
        span { color: #b9bdb8; }
      }
    </style>
  </head>
  <body>
    <main>
      <h1>Sem internet</h1>
      <p>Esta página abre sozinha quando a conexão voltar. <a href="">Tentar de novo</a></p>
      ${list(kept)}
    </main>
    <script>${reloadScript}</script>
  </body>
</html>
`;

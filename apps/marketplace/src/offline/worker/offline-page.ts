import type { Brand } from '@melhor-escola/config/brand';
import { formatDate } from '@melhor-escola/domain/date';
import { escapeHtml } from '@melhor-escola/domain/escape-html';
import { plainPage, plainPagePolicy } from '../../shell/plain-page.ts';
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
  'content-security-policy': `${plainPagePolicy}; script-src '${scriptHash}'`,
};

/** Says that there is no connection, and which schools can be read all the same. Complete in itself. @param kept the last first. */
export function offlinePage(kept: readonly KeptPage[], brand: Brand): Response {
  return new Response(html(kept, brand), { status: 503, headers });
}

/** The kit's colours, which are in the page (packages/ui/src/theme/tokens.css). */
const noticeStyle =
  'margin:0;padding:.75rem 1rem;background:var(--warning-wash);color:var(--warning);font-size:.9375rem;text-align:center;text-wrap:balance';

/** A kept page, which says that it is one: what a school asks in fees may have changed. */
export function withKeptNotice(page: string, keptAt: Date): string {
  const words = `<strong>Sem internet.</strong> Esta é a página como estava em ${formatDate(keptAt)}: preços e vagas podem ter mudado.`;
  return page.replace(
    /<body[^>]*>/u,
    (body) => `${body}<p role="status" style="${noticeStyle}">${words}</p>`,
  );
}

const item = ({ path, title, keptAt }: KeptPage): string =>
  `<li><a href="${escapeHtml(path)}">${escapeHtml(title)}</a> <span>Guardada em ${formatDate(keptAt)}</span></li>`;

function list(kept: readonly KeptPage[]): string {
  if (kept.length === 0) return '';
  return `<h2>Escolas para ler sem internet</h2>
      <ul>
        ${kept.map(item).join('\n        ')}
      </ul>`;
}

const html = (kept: readonly KeptPage[], brand: Brand): string =>
  plainPage(
    'Sem internet',
    `<h1>Sem internet</h1>
      <p>Esta página abre sozinha quando a conexão voltar. <a href="">Tentar de novo</a></p>
      ${list(kept)}
      <script>${reloadScript}</script>`,
    brand,
  );

import type { Brand } from '@melhor-escola/config/brand';
import { formatDate } from '@melhor-escola/domain/date';
import { escapeHtml } from '@melhor-escola/domain/escape-html';
import { plainPage, plainPagePolicy } from '../../shell/plain-page.ts';
import type { CachedPage } from '../cached-page.ts';

/**
 * The only script of the page below: reloads once the connection has been back for a moment.
 */
export const reloadScript =
  "addEventListener('online', () => setTimeout(() => navigator.onLine && location.reload(), 500));";
/** Hash of the script above (S10). */
const scriptHash = 'sha256-7RxMPcoGXSZ1w4faofqLRDhGirqGwF4PK4lKmooOWhQ=';

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': `${plainPagePolicy}; script-src '${scriptHash}'`,
};

/** A self-contained page that says there is no connection and lists the cached schools. @param cached newest first. */
export function offlinePage(cached: readonly CachedPage[], brand: Brand): Response {
  return new Response(html(cached, brand), { status: 503, headers });
}

/** With the kit's colours, which the page's CSS defines (packages/ui/src/theme/tokens.css). */
const noticeStyle =
  'margin:0;padding:.75rem 1rem;background:var(--warning-wash);color:var(--warning);font-size:.9375rem;text-align:center;text-wrap:balance';

/** Adds a notice with the date of the cached page, because fees may have changed since. */
export function withOfflineNotice(page: string, cachedAt: Date): string {
  const notice = `<strong>Sem internet.</strong> Esta é a página como estava em ${formatDate(cachedAt)}: preços e vagas podem ter mudado.`;
  return page.replace(
    /<body[^>]*>/u,
    (body) => `${body}<p role="status" style="${noticeStyle}">${notice}</p>`,
  );
}

const item = ({ path, title, cachedAt }: CachedPage): string =>
  `<li><a href="${escapeHtml(path)}">${escapeHtml(title)}</a> <span>Guardada em ${formatDate(cachedAt)}</span></li>`;

function list(cached: readonly CachedPage[]): string {
  if (cached.length === 0) return '';
  return `<h2>Escolas para ler sem internet</h2>
      <ul>
        ${cached.map(item).join('\n        ')}
      </ul>`;
}

const html = (cached: readonly CachedPage[], brand: Brand): string =>
  plainPage(
    'Sem internet',
    `<h1>Sem internet</h1>
      <p>Esta página abre sozinha quando a conexão voltar. <a href="">Tentar de novo</a></p>
      ${list(cached)}
      <script>${reloadScript}</script>`,
    brand,
  );

import type { Brand } from '@melhor-escola/config/brand';
import { formatDate } from '@melhor-escola/domain/date';
import { escapeHtml } from '@melhor-escola/domain/escape-html';
import { formatWholeBRL } from '@melhor-escola/domain/money';
import { formatPhone, phoneHref } from '@melhor-escola/domain/phone-number';
import { plainPage, plainPagePolicy } from '@melhor-escola/domain/plain-page';
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
  'content-security-policy': plainPagePolicy("font-src 'self'", `script-src '${scriptHash}'`),
};

interface OfflinePageOptions {
  readonly brand: Brand;
  /** Path of the site's cached font. */
  readonly font?: string | undefined;
}

/** A page that says there is no connection and lists the cached schools. @param cached newest first. */
export function offlinePage(cached: readonly CachedPage[], options: OfflinePageOptions): Response {
  return new Response(html(cached, options), { status: 503, headers });
}

/** With the kit's colors, which the page's CSS defines (packages/ui/tokens). */
const noticeStyle =
  'margin:0;padding:.75rem 1rem;background:var(--warning-wash);color:var(--warning);font-size:.9375rem;text-align:center;text-wrap:balance';

/** Why a page comes from the cache: no connection, or one that gets no response through. */
export type Connection = 'offline' | 'slow';

const connectionTitles: Readonly<Record<Connection, string>> = {
  offline: 'Sem internet.',
  slow: 'Internet muito lenta.',
};

/** Adds a notice with the date of the cached page, because fees may have changed since. */
export function withOfflineNotice(page: string, cachedAt: Date, connection: Connection): string {
  const notice = `<strong>${connectionTitles[connection]}</strong> Esta é a página como estava em ${formatDate(cachedAt)}: preços e vagas podem ter mudado.`;
  return page.replace(
    /<body[^>]*>/u,
    (body) => `${body}<p role="status" style="${noticeStyle}">${notice}</p>`,
  );
}

function item({ path, title, price, phone, cachedAt }: CachedPage): string {
  const facts = [
    price !== undefined && `<strong>Bolsa mais barata: ${formatWholeBRL(price)} por mês</strong>`,
    phone && `<a href="${escapeHtml(phoneHref(phone))}">${escapeHtml(formatPhone(phone))}</a>`,
    `<small>Página guardada em ${formatDate(cachedAt)}</small>`,
  ].filter(Boolean);
  return `<li><a href="${escapeHtml(path)}">${escapeHtml(title)}</a> ${facts.join(' ')}</li>`;
}

function list(cached: readonly CachedPage[]): string {
  if (cached.length === 0) return '';
  return `<h2>Escolas para ler sem internet</h2>
      <ul>
        ${cached.map(item).join('\n        ')}
      </ul>`;
}

function fontStyles(font: string): string {
  return `<style>@font-face{font-family:site;src:url(${font}) format('woff2');font-weight:400 700;font-display:swap}body{font-family:site,system-ui,sans-serif}</style>`;
}

const html = (cached: readonly CachedPage[], { brand, font }: OfflinePageOptions): string =>
  plainPage(
    'Sem internet',
    `<h1>Sem internet</h1>
      <p>Esta página abre sozinha quando a conexão voltar.</p>
      <nav aria-label="Continuar"><a href="">Tentar de novo</a></nav>
      ${list(cached)}
      ${font === undefined ? '' : fontStyles(font)}
      <script>${reloadScript}</script>`,
    brand,
  );

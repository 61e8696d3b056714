import type { Order } from '@melhor-escola/api-client/authenticated-client';
import { site } from '@melhor-escola/config/site';
import { escapeHtml } from '@melhor-escola/domain/escape-html';
import { generate } from 'lean-qr';
import { toSvgSource } from 'lean-qr/extras/svg';
import { voucherFacts } from './voucher-facts.ts';

const style = [
  'body{max-width:40rem;margin:0 auto;padding:1.5rem;font:1.0625rem/1.5 system-ui,sans-serif;color:#10182b;background:#fff}',
  'h1{font-size:1.375rem}',
  'svg{display:block;width:12rem;height:12rem}',
  'strong{font-size:1.5rem}',
  'dt{margin-top:.75rem;color:#4a5266}',
  'dd{margin:0}',
].join('');

/**
 * A voucher as a page of its own, which opens without the site and without a network: it asks for nothing, and runs nothing.
 *
 * @returns HTML.
 */
export function voucherFile(order: Order): string {
  const code = order.internalTransactionCode;
  const facts = voucherFacts(order)
    .map(([term, details]) => `<dt>${escapeHtml(term)}</dt><dd>${escapeHtml(details)}</dd>`)
    .join('');
  const title = `Comprovante da bolsa ${code}`;
  const help = `${site.name}. Dúvidas? Ligue grátis para ${site.phone.label}.`;
  return [
    '<!DOCTYPE html><html lang="pt-BR"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(title)}</title><style>${style}</style></head><body>`,
    `<h1>${escapeHtml(title)}</h1>`,
    toSvgSource(generate(code), { off: '#fff', on: '#000' }),
    `<p>Código: <strong>${escapeHtml(code)}</strong></p><dl>${facts}</dl>`,
    order.demo ? '<p>Reserva fictícia, de demonstração.</p>' : '',
    `<p>${escapeHtml(help)}</p></body></html>`,
  ].join('');
}

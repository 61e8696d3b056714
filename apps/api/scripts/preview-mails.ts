/**
 * `pnpm --filter @melhor-escola/api mails`: writes each mail to families and people of schools into one page, with light and dark colors and as plain text, and
 * prints its path. BRAND chooses the brand.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { siteBrand } from '@melhor-escola/config/brand';
import { brandMark } from '@melhor-escola/config/brand-mark';
import { escapeHtml } from '@melhor-escola/domain/escape-html';
import { everyMessage } from '../src/app/testing/every-message.ts';

const folder = path.resolve(import.meta.dirname, '../.cache');
const file = path.join(folder, 'mails.html');
const logo = `data:image/svg+xml,${encodeURIComponent(brandMark(siteBrand()))}`;

const sections = Object.entries(everyMessage('Ana Souza')).map(([name, { subject, html, text }]) => {
  const frame = (scheme: string, media: string): string => {
    const shown = html.replaceAll('cid:logo', logo).replace('(prefers-color-scheme:dark)', media);
    return `<iframe title="${scheme}" srcdoc="${escapeHtml(shown)}"></iframe>`;
  };
  return `<section id="${name}"><h2>${name}: ${escapeHtml(subject)}</h2><div>${frame('light', 'not all')}${frame('dark', 'all')}<pre>${escapeHtml(text)}</pre></div></section>`;
});

mkdirSync(folder, { recursive: true });
writeFileSync(
  file,
  `<!doctype html><meta charset="utf-8"><title>Mails</title>
<style>body{font:16px system-ui;margin:24px} div{display:flex;gap:16px} iframe{inline-size:400px;block-size:900px;border:1px solid} pre{white-space:pre-wrap;inline-size:400px;margin:0}</style>
${sections.join('\n')}
`,
);
process.stdout.write(`${file}\n`);

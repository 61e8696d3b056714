import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { KeptPage } from '../kept-page.ts';
import { offlinePage, reloadScript, withKeptNotice } from './offline-page.ts';

const kept: KeptPage = {
  path: '/escolas/colegio-azul',
  title: 'Colégio "Azul" <& Mar>',
  // Late in the evening of 9 March in Brasília; the next day by the clock of Greenwich.
  keptAt: new Date('2026-03-10T02:30:00Z'),
};

describe('offlinePage', () => {
  it('product 12 A6 lists the schools that can be read, each with its day in Brasília', async () => {
    const html = await offlinePage([kept], 'career-guide').text();
    expect(html).toContain('<a href="/escolas/colegio-azul">Colégio &quot;Azul&quot; &lt;&amp; Mar&gt;</a>');
    expect(html).toContain('Guardada em 09/03/2026');
    // EN-15: in the colour of its brand.
    expect(html).toContain('--brand: #6336a5');
  });

  it('product 12 lists none where none is kept', async () => {
    expect(await offlinePage([], 'melhor-escola').text()).not.toContain('<ul>');
  });

  it('S10 runs its one script and no other', () => {
    const hash = createHash('sha256').update(reloadScript).digest('base64');
    expect(offlinePage([], 'melhor-escola').headers.get('content-security-policy')).toMatch(
      `style-src 'unsafe-inline'; script-src 'sha256-${hash}'`,
    );
  });

  it('product 12 is no answer that a program takes for the page', () => {
    expect(offlinePage([], 'melhor-escola').status).toBe(503);
  });
});

describe('withKeptNotice', () => {
  it('product 12 A6 says first of which day a page is, in Brasília', () => {
    const page = withKeptNotice('<head></head><body class="a"><main>Escola</main></body>', kept.keptAt);
    expect(page).toMatch(
      /<body class="a"><p role="status"[^>]*><strong>Sem internet.<\/strong> [^<]*09\/03\/2026/,
    );
    expect(page).toContain('<main>Escola</main>');
  });
});

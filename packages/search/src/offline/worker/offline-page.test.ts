import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { CachedPage } from '../cached-page.ts';
import { offlinePage, reloadScript, withOfflineNotice } from './offline-page.ts';

const cached: CachedPage = {
  path: '/escolas/colegio-azul',
  title: 'Colégio "Azul" <& Mar>',
  price: 48_150,
  phone: '+55 63 3414-1234',
  // Late in the evening of 9 March in Brasília; 10 March in UTC.
  cachedAt: new Date('2026-03-10T02:30:00Z'),
};

describe('offlinePage', () => {
  it('product 12 A6 lists the cached schools, each with price, phone and its date in Brasília', async () => {
    const html = await offlinePage([cached], { brand: 'career-guide' }).text();
    expect(html).toContain('<a href="/escolas/colegio-azul">Colégio &quot;Azul&quot; &lt;&amp; Mar&gt;</a>');
    expect(html).toContain('Página guardada em 09/03/2026');
    expect(html).toContain('Bolsa mais barata: R$\u00A0482 por mês');
    expect(html).toContain('<a href="tel:+556334141234">(63) 3414-1234</a>');
    // EN-15: in the color of the brand.
    expect(html).toContain('--brand: #6336a5');
  });

  it('product 12 EN-15 has the logo and the cached font', async () => {
    const html = await offlinePage([], { brand: 'melhor-escola', font: '/assets/a-1.woff2' }).text();
    expect(html).toContain('<span>Melhor <b>Escola</b></span>');
    expect(html).toContain("src:url(/assets/a-1.woff2) format('woff2')");
  });

  it('product 12 has no list if no page is cached', async () => {
    expect(await offlinePage([], { brand: 'melhor-escola' }).text()).not.toContain('<ul>');
  });

  it('S10 allows only its own script', () => {
    const hash = createHash('sha256').update(reloadScript).digest('base64');
    expect(offlinePage([], { brand: 'melhor-escola' }).headers.get('content-security-policy')).toMatch(
      `script-src 'sha256-${hash}'`,
    );
  });

  it('product 12 has status 503, so that programs do not take it for the page', () => {
    expect(offlinePage([], { brand: 'melhor-escola' }).status).toBe(503);
  });
});

describe('withOfflineNotice', () => {
  it.each([
    ['offline', 'Sem internet.'],
    ['slow', 'Internet muito lenta.'],
  ] as const)(
    'product 12 A6 begins with the reason and the date of the page in Brasília: %s',
    (connection, title) => {
      const page = withOfflineNotice(
        '<head></head><body class="a"><main>Escola</main></body>',
        cached.cachedAt,
        connection,
      );
      expect(page).toMatch(/<body class="a"><p role="status"[^>]*><strong>[^<]*<\/strong> [^<]*09\/03\/2026/);
      expect(page).toContain(`<strong>${title}</strong>`);
      expect(page).toContain('<main>Escola</main>');
    },
  );
});

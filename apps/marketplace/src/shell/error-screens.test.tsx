import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ErrorMeta, ErrorScreen, NotFoundScreen } from './error-screens.tsx';

describe('error screens', () => {
  it('RT-22 has the spec’s title and is not indexed', () => {
    const html = renderToStaticMarkup(<ErrorMeta />);
    expect(html).toContain('<title>Encontre bolsas de estudo perto de você | Melhor Escola</title>');
    expect(html).toContain('<meta name="robots" content="noindex"/>');
  });

  it('RT-18 RT-22 says that the page does not exist and offers a search', () => {
    const html = renderToStaticMarkup(<NotFoundScreen />);
    expect(html).toMatch(/<h1[^>]*>A página que você está procurando não existe\.<\/h1>/);
    expect(html).toContain('Continue procurando');
  });

  it('RT-22 says that the error is internal, and what to do', () => {
    const html = renderToStaticMarkup(<ErrorScreen />);
    expect(html).toMatch(/<h1[^>]*>Erro interno do servidor<\/h1>/);
    expect(html).toContain('Tente de novo em alguns minutos');
    expect(html.indexOf('Tentar de novo')).toBeLessThan(html.indexOf('Encontrar minha bolsa'));
    expect(html).toContain('0800 941 9002');
  });

  it.each([[<NotFoundScreen key="404" />], [<ErrorScreen key="500" />]])(
    'RT-22 links to the results with nofollow',
    (screen) => {
      const link = /<a[^>]*>(?:<[^>]*>)*Encontrar minha bolsa/.exec(renderToStaticMarkup(screen))?.[0];
      expect(link).toContain('href="/escolas/busca"');
      expect(link).toContain('rel="nofollow"');
    },
  );

  it('RT-22 shows details only if they are passed', () => {
    expect(renderToStaticMarkup(<ErrorScreen />)).not.toContain('<pre');
    const html = renderToStaticMarkup(<ErrorScreen message="boom" stack="at x.ts" requestId="4b1f-0a9f3c" />);
    expect(html).toContain('boom');
    expect(html).toContain('at x.ts');
    expect(html).toContain('<code>0A9F3C</code>');
  });
});

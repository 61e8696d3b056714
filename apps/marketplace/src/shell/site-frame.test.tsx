import { demonstrationCompany, site, type Company } from '@melhor-escola/config/site';
import { HeaderLists } from '@melhor-escola/search/header-lists';
import { RouterProvider } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { fixtureRouter } from './shell.fixture.tsx';
import { preloadFooter, SiteFrame } from './site-frame.tsx';

const company: Company = { ...demonstrationCompany, name: 'Escolas Exemplo S.A.', isDemonstration: false };

async function frame(demonstration?: boolean, by = company, short = false): Promise<string> {
  const router = fixtureRouter(
    <SiteFrame
      company={by}
      short={short}
      demonstration={demonstration}
      lists={<HeaderLists />}
      account={<a href="/entrar">Entrar</a>}
    >
      página
    </SiteFrame>,
  );
  await Promise.all([router.load(), preloadFooter()]);
  return renderToString(<RouterProvider router={router} />);
}

describe('SiteFrame on the server', () => {
  it('A2 starts with a skip link', async () => {
    const html = await frame();
    expect(html.indexOf('Pular para o conteúdo')).toBeLessThan(html.indexOf('<header'));
    expect(html).toMatch(/<main id="conteudo" tabindex="-1"/);
  });

  it('RT-14 links to privacy, terms and help, and names the phone and the data’s sources', async () => {
    const html = await frame();
    for (const href of [
      '/ajuda/privacidade',
      '/ajuda/quem-somos',
      '/ajuda/termos',
      '/central-de-ajuda',
      site.phone.href,
    ]) {
      expect(html).toContain(`href="${href}"`);
    }
    for (const source of ['IBGE', 'INEP', 'GeoNames', 'CC BY 4.0']) expect(html).toContain(source);
  });

  it('says who runs the site and how it earns money, and marks a company for demonstration', async () => {
    const html = (await frame()).replaceAll(/<!-- -->|<[^>]+>/g, '');
    expect(html).toContain(
      `Escolas Exemplo S.A., CNPJ ${company.cnpj}. ${company.address}. As escolas parceiras pagam`,
    );
    expect(html).not.toContain('Empresa fictícia');
    expect(await frame(false, demonstrationCompany)).toContain('Empresa fictícia, de demonstração');
  });

  it('has on a page of steps only who runs the site, privacy and help in its footer', async () => {
    const [footer = ''] = /<footer[\s\S]*<\/footer>/.exec(await frame(false, company, true)) ?? [];
    expect([...footer.matchAll(/<a[^>]*href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
      '/ajuda/privacidade',
      '/central-de-ajuda',
    ]);
    expect(footer.replaceAll(/<!-- -->|<[^>]+>/g, '')).toContain(
      `Escolas Exemplo S.A., CNPJ ${company.cnpj}`,
    );
    expect(footer).not.toContain(company.address);
  });

  it('shows the demonstration notice only with demonstration data', async () => {
    expect(await frame(true)).toContain('fictícias');
    expect(await frame()).not.toContain('fictícias');
  });

  it('RT-13 has in its header the home page, the lists, the search and the account, in this order', async () => {
    const [header = ''] = /<header[\s\S]*<\/header>/.exec(await frame()) ?? [];
    expect([...header.matchAll(/<a[^>]*href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
      '/escolas',
      '/escolas/favoritos',
      '/escolas/busca',
      '/entrar',
    ]);
  });
});

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SideNavigation, SideNavigationGroup, SideNavigationItem } from './side-navigation.tsx';

it('is a named list of links in the HTML of the server, with the current page marked', () => {
  expect(
    renderToStaticMarkup(
      <SideNavigation aria-label="Painel da escola">
        <SideNavigationItem href="/painel" current>
          Início
        </SideNavigationItem>
        <SideNavigationItem href="/painel/bolsas">Bolsas</SideNavigationItem>
      </SideNavigation>,
    ),
  ).toBe(
    '<nav data-component="side-navigation" aria-label="Painel da escola" class="me-side-navigation"><ul data-part="list">' +
      '<li data-part="item"><a data-part="link" aria-current="page" href="/painel" class="me-side-navigation-link"><span class="me-text-part">Início</span></a></li>' +
      '<li data-part="item"><a data-part="link" href="/painel/bolsas" class="me-side-navigation-link"><span class="me-text-part">Bolsas</span></a></li>' +
      '</ul></nav>',
  );
});

it('the heading of a group names its list', () => {
  const html = renderToStaticMarkup(
    <SideNavigationGroup heading="Operação">
      <SideNavigationItem href="/painel/filas">Filas</SideNavigationItem>
    </SideNavigationGroup>,
  );
  const [, id] = /<span data-part="heading" id="([^"]+)">Operação<\/span>/.exec(html) ?? [];
  expect(html).toContain(`<ul aria-labelledby="${id}"><li data-part="item">`);
});

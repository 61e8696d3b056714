import { describe, expect, it } from 'vitest';
import { readShareCard } from './share-card.ts';

const page = (title: string, description: string) =>
  `<head><meta name="description" content="${description}"/><meta property="og:title" content="${title}"/></head>`;
const readCard = (title: string, description: string) => readShareCard(page(title, description));
const hueIn = (html: string) => readShareCard(page('Colégio', 'Veja bolsas.') + html)?.hue;

/** Markup of a `PriceSum`. */
const sum = (price: string) =>
  '<dl data-component="price-sum" class="x"><div data-part="line"><dt>Mensalidade</dt><dd>R$ 1.000</dd></div>' +
  `<div data-part="total"><dt>Você paga por mês</dt><dd><strong>${price}</strong></dd></div>` +
  '<div data-part="saving"><dt>Economia no ano</dt><dd><mark class="highlight">R$ 6.000</mark></dd></div></dl>';

describe('A4 readShareCard', () => {
  it('returns the title without the site’s name, and one sentence', () => {
    expect(
      readCard('Bolsas em Araguaína | Melhor Escola', 'Veja 23 bolsas a partir de R$ 1.234,56. Compare.'),
    ).toEqual({
      title: 'Bolsas em Araguaína',
      sentence: 'Veja 23 bolsas a partir de R$ 1.234,56',
      isFictional: false,
    });
  });

  it('omits from the sentence what the title says', () => {
    expect(
      readCard(
        'Colégio Girassol, Araguaína, TO',
        'Colégio Girassol (Centro, Araguaína, TO): endereço e 2 bolsas.',
      ),
    ).toMatchObject({ title: 'Colégio Girassol, Araguaína, TO', sentence: 'Endereço e 2 bolsas' });
    expect(readCard('Privacidade', 'Seus dados: o que guardamos.')?.sentence).toBe(
      'Seus dados: o que guardamos',
    );
  });

  it('decodes what React escapes', () => {
    expect(readCard('D&#x27;Ávila &amp; Filhos &lt;b&gt;', 'Uma &quot;escola&quot;')).toMatchObject({
      title: "D'Ávila & Filhos <b>",
      sentence: 'Uma "escola"',
    });
  });

  it('has the lines of the price beside a school, in their order, and of no other offer', () => {
    const head = page('Colégio Girassol', 'Veja bolsas.');
    const offers = `${head}<li data-part="offer">${sum('R$ 700')}</li>`;
    const beside = `<section data-part="offer-choice" class="x"><p>2º ano</p>${sum('R$ 500')}</section>`;
    expect(readShareCard(offers + beside)?.sum).toEqual([
      { part: 'line', term: 'Mensalidade', amount: 'R$ 1.000' },
      { part: 'total', term: 'Você paga por mês', amount: 'R$ 500' },
      { part: 'saving', term: 'Economia no ano', amount: 'R$ 6.000' },
    ]);
    expect(readShareCard(offers)?.sum).toBeUndefined();
  });

  it('names the offer whose price it has, and says that a school is fictional', () => {
    const head = page('Colégio Girassol', 'Veja bolsas.');
    const badge = '<span data-part="demonstration">Demonstração</span>';
    const name = '<p data-part="offer-name">1º ano · Manhã</p>';
    const beside = `<section data-part="offer-choice">${name}${sum('R$ 500')}</section>`;
    expect(readShareCard(head + badge + beside)).toMatchObject({
      offer: '1º ano · Manhã',
      isFictional: true,
    });
    expect(readShareCard(`${head}<article>${badge}</article>${beside}`)).toMatchObject({
      isFictional: false,
    });
  });

  it('product 13 has the first photo of a gallery, without the CDN’s origin, and no cover', () => {
    const gallery = '<div data-component="embed-image"><span><img srcset="/imagens/64/x.jpg 64w" src="';
    const head = page('Colégio Girassol', 'Veja bolsas.');
    const pictureIn = (html: string) => readShareCard(head + html)?.picture;
    expect(pictureIn(`${gallery}/imagens/640/fotos.example/a.jpg?v=1&amp;w=2"/>`)).toBe(
      '/imagens/640/fotos.example/a.jpg?v=1&w=2',
    );
    expect(pictureIn(`${gallery}/imagens/v3/pictures/demo/escola/fachada.svg"/>`)).toBe(
      '/imagens/v3/pictures/demo/escola/fachada.svg',
    );
    expect(pictureIn(`${gallery}https://cdn.example/imagens/640/fotos.example/a.jpg"/>`)).toBe(
      '/imagens/640/fotos.example/a.jpg',
    );
    expect(pictureIn(`<article>${gallery}/imagens/640/fotos.example/a.jpg"/></article>`)).toBeUndefined();
    expect(pictureIn('<img class="search-cover" src="/imagens/224/fotos.example/a.jpg"/>')).toBeUndefined();
  });

  it('has the ink of the cover in the page’s header, and of no card', () => {
    const notebook = '<svg class="search-cover search-notebook" style="--hue:135">';
    expect(hueIn(notebook)).toBe(135);
    expect(hueIn(notebook.replace('135', '136'))).toBeUndefined();
    expect(hueIn(`<article>${notebook}`)).toBeUndefined();
    expect(hueIn('<svg class="search-cover" style="--hue:135">')).toBeUndefined();
  });

  it('is undefined for a page without metadata', () => {
    expect(readShareCard('<title>x</title>')).toBeUndefined();
  });
});

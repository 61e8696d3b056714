import type { SchoolOfferHit, SchoolDetails } from '@melhor-escola/api-client/service';
import { formatIsoDay, today } from '@melhor-escola/domain/date';
import { beforeAll, describe, expect, it } from 'vitest';
import { offerHit } from '../fixtures/offers.ts';
import { renderScreen } from '../fixtures/render.ts';
import { noReviews, reviewHit, reviewResult } from '../fixtures/reviews.ts';
import { schoolQueryClient, type SchoolPageFixture } from '../fixtures/school-page.ts';
import { schoolDetails, schoolHit } from '../fixtures/schools.ts';
import type { FixtureSite } from '../fixtures/site.tsx';
import { preloadSchoolSections } from './preload-sections.ts';
import { SchoolScreen } from './screen.tsx';

async function render(
  changes?: Partial<SchoolDetails>,
  offers?: readonly SchoolOfferHit[],
  more: SchoolPageFixture & Pick<FixtureSite, 'saveSearch'> = {},
): Promise<string> {
  const { slug } = schoolDetails(changes);
  await preloadSchoolSections();
  return renderScreen({
    screen: <SchoolScreen slug={slug} search={more.search} />,
    queryClient: schoolQueryClient({ changes, offers, ...more }),
    address: `/escolas/${slug}`,
    saveSearch: more.saveSearch,
  });
}

const text = (html: string): string =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/[\s\u00a0]+/g, ' ')
    .trim();

const headerText = (html: string): string => text(/<header.*?<\/header>/.exec(html)?.[0] ?? '');

/** Number and text of each link to a WhatsApp chat. */
const whatsappLinks = (html: string) =>
  [...html.matchAll(/href="https:\/\/wa\.me\/(\d+)[^>]*>(.*?)<\/a>/gu)].map(([, number, label = '']) => [
    number,
    text(label),
  ]);

const saveSearch = () => Promise.resolve('saved' as const);

describe('SchoolScreen on the server', () => {
  it('EN-08 states the earlier prices of an offer whose fee changed, and nothing otherwise', async () => {
    const earlier_prices = [
      { until: '2026-03-12', monthly_fee: 196_000, monthly_fee_with_discount: 98_000 },
      { until: '2025-11-02', monthly_fee: 170_000, monthly_fee_with_discount: 90_000 },
    ];
    const shown = text(await render({}, [offerHit({ earlier_prices })]));
    expect(shown).toContain('Até 12/03/2026 era R$ 980 por mês com a bolsa (R$ 1.960 sem ela).');
    expect(shown).toContain('Preços antes disso Até 02/11/2025: R$ 900 por mês com a bolsa');
    expect(text(await render({}, [offerHit()]))).not.toContain(' era R$');
  });

  it('states the last day of an offer that ends soon', async () => {
    const shown = text(await render({}, [offerHit({ valid_until: today() })]));
    expect(shown).toContain(`Ano letivo de 2027. Bolsa válida até ${formatIsoDay(today())}.`);
  });

  describe('RT-02 the head of the page', () => {
    let html: string;
    beforeAll(async () => {
      html = await render();
    });

    it('names the school', () => {
      expect(html).toMatch(/<h1[^>]*>Colégio Girassol<\/h1>/);
    });

    it.each([
      'Rua das Mangueiras, 120 Setor Central Araguaína, TO · CEP 77804-970',
      'Etapas de ensino Ensino Fundamental I, Ensino Fundamental II, Ensino Médio',
    ])('shows %s', (fact) => expect(text(html)).toContain(fact));

    it('begins with the breadcrumb, in which the state differs from a city of its name', () => {
      expect(text(html)).toMatch(/^Início TO Araguaína Setor Central /);
      expect(html).not.toContain('data-part="current"');
    });

    it.each([
      '/escolas/tocantins',
      '/escolas/mensalidades/araguaina-to',
      '/escolas/mensalidades/araguaina-to/setor-central',
    ])('links to %s', (path) => {
      expect(html).toContain(`href="${path}"`);
    });
  });

  it('EN-21 says of a school that closed that it left, and leads to others nearby', async () => {
    const html = await render({ unlisted: { reason: 'closed', year: 2025, isGone: false } });
    expect(text(html)).toContain('Esta escola consta como fechada no Censo Escolar de 2025, do INEP.');
    expect(html).toContain('href="/escolas/mensalidades/araguaina-to"');
    expect(html).toContain('href="/escolas/escola-crianca-feliz"');
    expect(html).not.toMatch(/Agendar visita|Reservar|wa\.me/);
  });

  it('EN-07 says which facts are of an older census', async () => {
    const factYears = [
      { fact: 'address', year: 2024 },
      { fact: 'biblioteca', year: 2024 },
      { fact: 'stages', year: null },
    ];
    expect(text(await render({ factYears }))).toContain(
      'informado pela própria escola. Do Censo Escolar de 2024: endereço, biblioteca. Do Catálogo de Escolas: etapas de ensino.',
    );
  });

  it('lists offers by stage, youngest first, with the month, the year, seats and validity', async () => {
    const shown = text(await render());
    const order = ['Educação Infantil Maternal II', 'Ensino Fundamental II 6º ano', 'Ensino Médio 1ª série'];
    expect(order.map((heading) => shown.indexOf(heading)).toSorted((a, b) => a - b)).toEqual(
      order.map((heading) => shown.indexOf(heading)),
    );
    expect(shown.indexOf('Educação Infantil Maternal II')).toBeGreaterThan(0);
    expect(shown).toContain(
      '6º ano · Manhã R$ 850 por mês 3 vagas R$ 10.200 a menos no ano Mensalidade R$ 1.700',
    );
    expect(shown).toContain('Ano letivo de 2027.');
    expect(shown).toContain(
      'Custo do ano: R$ 10.800 com a bolsa, R$ 21.000 sem ela Matrícula de R$ 600 + 12 mensalidades.',
    );
    expect(shown).toContain('São 12 mensalidades. A matrícula não é cobrada.');
    expect(shown).toContain('Para novos alunos. O desconto vale até o fim da etapa.');
  });

  it('opens one sum, of the cheapest scholarship with a free seat, and each other at a click without JavaScript', async () => {
    const html = await render({}, [
      offerHit({ id: '1', seats_left: 0, monthly_fee_with_discount: 50_000 }),
      offerHit({ id: '2', product_shift: 'tarde', monthly_fee_with_discount: 70_000 }),
      offerHit({ id: '3', product_shift: 'noite', monthly_fee_with_discount: 90_000 }),
    ]);
    const rows = [...html.matchAll(/<details name="bolsa"( open="")?[^>]*>(.*?)<\/summary>/gu)];
    expect(rows.map(([, open, row = '']) => [open !== undefined, text(row).slice(0, 16)])).toEqual([
      [false, '6º ano · Manhã R'],
      [true, '6º ano · Tarde R'],
      [false, '6º ano · Noite R'],
    ]);
  });

  it('names the school year of each offer once a school has several', async () => {
    const shown = text(await render({}, [offerHit({ id: '1' }), offerHit({ id: '2', year: 2026 })]));
    for (const year of [2027, 2026]) expect(shown).toContain(`6º ano · Manhã · ${year}`);
    expect(text(await render())).not.toContain('Manhã · 20');
  });

  it('has its sections’ links and the photos before the offers, each with its button below the price', async () => {
    const html = await render({ photos: [{ url: 'https://fotos.example/frente.jpg', alt: null }] });
    const order = [
      '<h1',
      'aria-label="Nesta página"',
      'foto 1 de 1',
      'id="bolsas"',
      'Você paga por',
      'Reservar bolsa',
      'Custo do ano',
      'id="regras"',
      'Ver o boletim da escola',
    ];
    const positions = order.map((part) => html.indexOf(part));
    expect(positions).not.toContain(-1);
    expect(positions).toEqual(positions.toSorted((one, other) => one - other));
  });

  it('A6 EN-08 writes month and year in whole reais', async () => {
    const shown = text(await render());
    expect(shown).toContain(
      'Mensalidade R$ 2.899 Bolsa de 33% − R$ 965 Você paga por mês R$ 1.934 Economia no ano R$ 11.580',
    );
    expect(shown).toContain('Custo do ano: R$ 25.258 com a bolsa, R$ 36.838 sem ela');
    expect(shown).not.toMatch(/R\$ [\d.]+,\d/);
  });

  it('says beside each offer how and what a family pays first, and how it is refunded', async () => {
    const shown = text(await render());
    expect(shown).toContain(
      'Em até 48 horas você paga só a matrícula, R$ 600, por Pix, boleto ou cartão. Até 7 dias depois do pagamento',
    );
    expect(shown).toContain('você paga só a primeira mensalidade com a bolsa, R$ 600, por Pix');
    expect(shown).toContain('Como se paga');
  });

  it('product 4 shows year and source of the official data, and undisclosed values', async () => {
    const shown = text(await render());
    expect(shown).toContain('Fonte: INEP, Censo Escolar de 2025');
    expect(shown).toContain('Código INEP 17000001');
    expect(shown).toContain('Matrículas 1.234');
    expect(shown).toContain('Espaços Biblioteca O que não tem (1) Esporte e lazer: Piscina.');
    expect(shown).toContain('Não divulgado (1) Espaços: Auditório.');
    expect(text(await render({ enrollments: null }))).toContain('Matrículas não divulgado');
  });

  it('links from the header to the offers, with the lowest price of those with free seats', async () => {
    const offers = [
      offerHit({ seats_left: 0, monthly_fee_with_discount: 50_000 }),
      offerHit({ id: '2', monthly_fee_with_discount: 70_000 }),
    ];
    const html = await render({}, [...offers, offerHit({ id: '3', monthly_fee_with_discount: 60_000 })]);
    expect(html).toMatch(/href="#bolsas"[^>]*>2 bolsas\. Bolsa mais barata:/);
    expect(headerText(html)).toContain('2 bolsas. Bolsa mais barata: R$ 600 por mês');
    expect(headerText(await render({}, offers))).toContain('1 bolsa: R$ 700 por mês');
    expect(headerText(await render({}, offers.slice(0, 1)))).not.toContain('R$');
  });

  it('claims no number of free seats at a school that has more offers than a page of them', async () => {
    const offers = Array.from({ length: 100 }, (_, index) =>
      offerHit({ id: String(index), seats_left: index === 0 ? 0 : 1 }),
    );
    const html = await render({}, offers, { offerTotal: 130 });
    expect(headerText(html)).toMatch(/(?<!bolsas\. )Bolsa mais barata: R\$/u);
    expect(text(html)).toContain(
      '130 bolsas nesta escola Aqui estão as 100 de menor mensalidade; há mais 30.',
    );
  });

  it('says so if the position is only the city’s', async () => {
    expect(text(await render())).toContain('contadas a partir do centro de Araguaína');
    expect(text(await render({ positionPrecision: 'exact' }))).not.toContain('a partir do centro');
  });

  it('shows reviews with the average of each aspect', async () => {
    const shown = text(await render());
    expect(shown).toContain(
      'média de 12 avaliações Melhor nota: motivação dos alunos (5,0). Menor nota: participação da comunidade (4,0).',
    );
    expect(shown).toContain('Marina S. · Mãe, pai ou responsável');
    expect(shown).toContain('05/10/2026');
    expect(
      text(await render({ reviews: { average: 0, count: 0 } }, undefined, { reviews: noReviews })),
    ).toContain('Ninguém avaliou esta escola ainda.');
  });

  it('product 7 shows how a review was verified, and the school’s reply', async () => {
    const shown = text(await render());
    expect(shown).toContain('Matrícula feita por aqui');
    expect(shown).toContain('E-mail confirmado');
    expect(shown).toContain('Resposta de Colégio Girassol Obrigada, Marina!');
    expect(shown).toContain('08/10/2026');
  });

  it('gives each filter and page of reviews a URL', async () => {
    const html = await render({}, undefined, {
      search: { stars: 5, reviewPage: 2 },
      reviews: reviewResult([reviewHit()], { total: 25, page: 2 }),
    });
    expect(html).toContain('href="/escolas/colegio-girassol-araguaina?stars=5&amp;reviewPage=3#avaliacoes"');
    expect(html).toContain('href="/escolas/colegio-girassol-araguaina?stars=5&amp;proof=enrolled"');
    expect(html).toContain('href="/escolas/colegio-girassol-araguaina?stars=4"');
  });

  it('product 6 compares the fee with nearby schools, with number and date', async () => {
    const shown = text(await render());
    expect(shown).toContain('R$ 1.700 por mês : 24 das outras 38 escolas a até 5 km cobram menos.');
    expect(shown).toContain('Esta escola: R$ 1.700 Com bolsa: R$ 850 menor: R$ 620 maior: R$ 4.100');
    expect(shown).toContain('metade cobra de R$ 980 a R$ 1.900');
    expect(shown).toContain('Mensalidades das bolsas válidas em 21/11/2026.');
    expect(text(await render({}, undefined, { priceBands: [] }))).not.toContain('Faixa de preço');
  });

  it('has a price on each school nearby, those with one first', async () => {
    const similar = [
      schoolHit({ id: '21', slug: 'aquarela' }),
      schoolHit({ lowestPrice: 65_000, offerCount: 2 }),
    ];
    const shown = text(await render({}, undefined, { similar }));
    const nearby = shown.slice(shown.indexOf('Escolas próximas'));
    expect(nearby).toMatch(/Bolsa mais barata: R\$ 650 por mês.*Sem bolsas no momento/u);
  });

  it('product 5 fills in the message: school, grade, year, price and offer', async () => {
    const html = await render();
    const message = encodeURIComponent(
      'Olá, quero saber mais sobre a bolsa da escola Colégio Girassol (Araguaína, TO): 6º ano, manhã, 2027, R$ 850 por mês. Bolsa 1.',
    );
    expect(html).toContain(`href="https://wa.me/558009419002?text=${message.replaceAll("'", '&#x27;')}"`);
  });

  it('product 5 says whose number a WhatsApp link has: ours, or the school’s own', async () => {
    for (const [number, label] of whatsappLinks(await render({ phone: '6334210000' }))) {
      expect(number).toBe('558009419002');
      expect(label).toMatch(/^WhatsApp da nossa equipe/u);
    }
    const [own] = whatsappLinks(await render({ phone: '63992110000', demo: false }, []));
    expect(own).toEqual(['5563992110000', expect.stringMatching(/^WhatsApp da escola/u)]);
  });

  it('product 5 offers the chat on the number that the school states for it, and says so', async () => {
    const at = '2026-11-30T12:00:00.000Z';
    const html = await render(
      { phone: '6334210000', whatsapp: '63992110000', stated: [{ field: 'whatsapp', at }] },
      [],
    );
    expect(whatsappLinks(html)[0]).toEqual(['5563992110000', expect.stringMatching(/^WhatsApp da escola/u)]);
    expect(text(html)).toMatch(/WhatsApp da escola.{0,40}Informado pela escola em 30\/11\/2026/u);
  });

  it('says beside each fact that the school itself has stated it, and nothing beside others', async () => {
    const [library, hall, pool] = schoolDetails().amenities;
    if (!library || !hall || !pool) throw new Error('The fixture has three amenities.');
    const at = '2026-11-30T12:00:00.000Z';
    const shown = text(
      await render({
        description: 'Uma escola de bairro.',
        amenities: [library, hall, { ...pool, available: true, statedBySchool: true }],
        visitHours: 'seg-sex 08:00-11:30 13:30-17:00',
        stated: ['name', 'description', 'methodologies', 'phone', 'website', 'visitHours', 'amenities'].map(
          (field) => ({
            field,
            at,
          }),
        ),
      }),
    );
    const note = 'Informado pela escola em 30/11/2026';
    expect(shown).toContain(`Uma escola de bairro. ${note}`);
    expect(shown).toContain(`(63) 3411-0000 ${note}`);
    expect(shown).toMatch(new RegExp(`girassol\\.example \\S* ?\\(abre em outra aba\\) ${note}`, 'u'));
    expect(shown).toContain(`${note}, à parte do censo: piscina.`);
    expect(shown).toContain(`Nome Colégio Girassol ${note}`);
    expect(shown).toContain(`Visitas segunda a sexta, das 8h às 11h30 e das 13h30 às 17h ${note}`);
    expect(shown.split(note)).toHaveLength(8);
    expect(text(await render({ description: 'Uma escola de bairro.' }))).not.toContain(note);
  });

  it.each([
    ['1125852630', 'tel:+551125852630', '(11) 2585-2630'],
    ['08007771234', 'tel:08007771234', '0800 777 1234'],
  ])('EN-07 shows the telephone %s as people write it, and calls it', async (phone, href, shown) => {
    const html = await render({ phone, cnpj: '9X0ESC0L000170' });
    expect(html).toContain(`href="${href}"`);
    expect(text(html)).toContain(`Telefone ${shown}`);
    expect(text(html)).toContain('CNPJ 9X.0ES.C0L/0001-70');
  });

  it('product 2 shows the rules of the scholarships once; without scholarships it links to other pages', async () => {
    expect(text(await render())).toContain('Só para alunos novos');
    const shown = text(await render({}, []));
    expect(shown).not.toContain('Regras da bolsa');
    expect(shown).toContain('Sem bolsas no momento');
    expect(shown).toContain('Ver bolsas em Araguaína');
  });

  it('product 15 is no dead end without scholarships or without seats: alerts, and schools nearby right below', async () => {
    const none = text(await render({}, [], { saveSearch }));
    expect(none).toContain('Receber avisos de bolsas nesta escola');
    expect(none).not.toContain('Podemos avisar');
    expect(none.indexOf('Escolas próximas')).toBeLessThan(none.indexOf('Sobre a escola'));
    const full = await render({}, [offerHit({ seats_left: 0 })], { saveSearch });
    expect(text(full)).toContain('Receber avisos do 6º ano nesta escola');
    expect(text(full)).not.toContain('Reservar bolsa');
    expect(full.indexOf('id="escolas-proximas"')).toBeGreaterThan(full.indexOf('id="sobre"'));
  });

  it('product 15 P3 alerts are of this school by its slug, on a page of their own without JavaScript', async () => {
    const none = await render({ slug: 'anglo' }, [], { saveSearch });
    expect(none).toMatch(/href="\/alertas\?busca=city%3D[^"]*schoolSlug%3Danglo"/);
  });

  it('has address and directions without JavaScript, and a map only with an exact position', async () => {
    const html = await render({ positionPrecision: 'exact' });
    expect(html).toContain('https://www.google.com/maps/dir/?api=1&amp;destination=-7.192%2C-48.204');
    expect(html).not.toContain('<iframe');
    expect(await render()).toContain('destination=Col%C3%A9gio%20Girassol%2C%20Rua%20das%20Mangueiras');
  });

  it('marks a demonstration school as fictional, without a source', async () => {
    const shown = text(await render({ demo: true }));
    expect(shown).toContain('Esta escola é fictícia.');
    expect(shown).toContain('Dados fictícios, de demonstração.');
    expect(shown).not.toContain('INEP, Censo');
  });

  it('S21 links only to http(s) websites, and shows names as text', async () => {
    const html = await render({ website: 'javascript:alert(1)', name: '<img src=x onerror=alert(1)>' });
    expect(html).not.toContain('href="javascript:');
    expect(html).not.toContain('<img src=x');
  });

  it('product 15 shows the first questions after the reviews, and links to all of them and to the form', async () => {
    const html = await render();
    expect(html.indexOf('id="perguntas"')).toBeGreaterThan(html.indexOf('id="avaliacoes"'));
    expect(text(html)).toContain('Resposta da escola Está, de segunda a sexta.');
    const links = [
      ...html.matchAll(
        /href="\/escolas\/colegio-girassol-araguaina(\/perguntas[^"]*)"[^>]*><span[^>]*>([^<]*)/gu,
      ),
    ];
    expect(links.map(([, path, label]) => [path, label])).toEqual([
      ['/perguntas', 'Ver mais 5 perguntas'],
      ['/perguntas#perguntar', 'Fazer uma pergunta'],
    ]);
  });

  it('product 15 invites the first question', async () => {
    const html = await render({ questions: { hits: [], total: 0 } });
    expect(html).toContain('Ninguém perguntou ainda. O que você gostaria de saber?');
    expect(html).not.toContain('Ver mais');
  });
});

import { landingSlugs, routes } from '@melhor-escola/domain/routes';
import { pageFailures } from './page-failure.ts';
import type { LiveSamples } from './live-samples.ts';
import type { PlaygroundScreen } from './playground-package.ts';

/** Every screen of packages/search in every state that has an address, with what the service holds now. */
export function searchStates(samples: LiveSamples): readonly PlaygroundScreen[] {
  return [
    { name: 'Página inicial', states: [{ name: 'Como todos a veem', address: routes.home.path() }] },
    { name: 'Resultados', states: resultStates(samples) },
    { name: 'Páginas de lugares', states: placeStates(samples) },
    { name: 'Escola', states: schoolStates(samples) },
    { name: 'Avaliar uma escola', states: reviewStates(samples) },
    { name: 'Comparação', states: compareStates(samples) },
    { name: 'Favoritos', states: favoriteStates(samples) },
    { name: 'Erros', states: errorStates() },
  ];
}

const school = (slug: string) => routes.school.path({ slug });
const cityPage = (city: string) => routes.city.path({ city });

/** The address made of a value, where there is one. */
const of = (value: string | undefined, address: (value: string) => string): string | undefined =>
  value && address(value);

/** The results of a city, and of what else the query says. */
const results = (query: string) => (city: string) => `${routes.results.path()}?city=${city}${query}`;

function resultStates({ city, neighborhood, cityWithoutOffers, cityWithoutSchools }: LiveSamples) {
  return [
    { name: 'Do país inteiro', address: routes.results.path() },
    { name: 'De uma cidade', address: of(city, results('')) },
    {
      name: 'De um bairro',
      address: city && of(neighborhood, (slug) => results(`&neighborhood=${slug}`)(city)),
    },
    { name: 'Na segunda página', address: of(city, results('&page=2')) },
    { name: 'Numa página além da última', address: of(city, results('&page=9999')) },
    { name: 'Com filtros e outra ordem', address: of(city, results('&sort=price-asc&shifts[]=manha')) },
    { name: 'Para dois filhos', address: of(city, results('&grade=1-ano&siblingGrade=6-ano')) },
    { name: 'No mapa', address: of(city, results('&view=map')) },
    { name: 'Filtros que não deixam nada', address: of(city, results('&grade=bercario&priceMax=1')) },
    { name: 'Nome que nenhuma escola tem', address: of(city, results('&school=xqzwv')) },
    { name: 'Cidade com escolas e sem bolsas', address: of(cityWithoutOffers, results('')) },
    { name: 'Cidade sem nenhuma escola', address: of(cityWithoutSchools, results('')) },
    {
      name: 'Qual das cidades de nome parecido?',
      address: `${routes.results.path()}?city=s%C3%A3o%20jos%C3%A9`,
    },
    { name: 'Cidade que não existe', address: `${routes.results.path()}?city=cidade-que-nao-existe` },
  ];
}

function placeStates({ city, neighborhood, state, cityWithoutOffers, cityWithoutSchools }: LiveSamples) {
  const stage = 'ensino-fundamental-i';
  return [
    { name: 'Brasil', address: routes.school.path({ slug: landingSlugs.country }) },
    { name: 'Educação básica', address: routes.school.path({ slug: landingSlugs.allStages }) },
    { name: 'Uma etapa', address: school(stage) },
    { name: 'Um estado', address: of(state, school) },
    { name: 'Uma cidade', address: of(city, cityPage) },
    {
      name: 'Um bairro',
      address: city && of(neighborhood, (slug) => routes.neighborhood.path({ city, neighborhood: slug })),
    },
    {
      name: 'Uma etapa numa cidade',
      address: of(city, (slug) => routes.stageInCity.path({ stage, city: slug })),
    },
    { name: 'Cidade com escolas e sem bolsas', address: of(cityWithoutOffers, cityPage) },
    { name: 'Cidade sem nenhuma escola', address: of(cityWithoutSchools, cityPage) },
    { name: 'Cidade que não existe', address: cityPage('cidade-que-nao-existe-sp') },
  ];
}

function schoolStates({ schools }: LiveSamples) {
  return [
    { name: 'Com bolsas', address: of(schools.withOffers, school) },
    { name: 'Sem bolsas', address: of(schools.withoutOffers, school) },
    { name: 'Com avaliações', address: of(schools.withReviews, school) },
    { name: 'Sem avaliações', address: of(schools.withoutReviews, school) },
    {
      name: 'Avaliações que nenhum filtro deixa',
      address: of(schools.withReviews, (slug) => `${school(slug)}?stars=1&proof=enrolled`),
    },
    { name: 'Com fotos', address: of(schools.withPhoto, school) },
    { name: 'Sem fotos', address: of(schools.withoutPhoto, school) },
    { name: 'Sem etapas de ensino', address: of(schools.withoutStages, school) },
    { name: 'Com o nome mais comprido', address: of(schools.withLongestName, school) },
    { name: 'Do Censo Escolar', address: of(schools.ofCensus, school) },
    { name: 'Que não existe', address: school('escola-que-nao-existe') },
  ];
}

function reviewStates({ schools: { withReviews: slug } }: LiveSamples) {
  const review = of(slug, (one) => `${school(one)}/avaliar`);
  return [
    { name: 'Formulário', address: review },
    { name: 'Enviada, à espera da confirmação', address: of(review, (path) => `${path}/obrigado`) },
    {
      name: 'Confirmação pelo link do e-mail',
      address: of(review, (path) => `${path}/confirmar?token=${'x'.repeat(43)}`),
    },
    { name: 'Link cortado', address: of(review, (path) => `${path}/confirmar`) },
    { name: 'Publicada', address: of(review, (path) => `${path}/confirmada`) },
  ];
}

/** 'escola=a&escola=b'; empty for none. */
const slugsQuery = (slugs: readonly string[]) => slugs.map((slug) => `escola=${slug}`).join('&');

const comparing = (slugs: readonly string[]) =>
  of(slugsQuery(slugs), (query) => `${routes.compare.path()}?${query}`);

function compareStates({ neighbors }: LiveSamples) {
  return [
    { name: 'Nenhuma escola', address: routes.compare.path() },
    { name: 'Uma escola', address: comparing(neighbors.slice(0, 1)) },
    { name: 'Quatro escolas', address: comparing(neighbors) },
    {
      name: 'Só as diferenças',
      address: of(comparing(neighbors), (address) => `${address}&diferencas=true`),
    },
    {
      name: 'Uma delas não existe mais',
      address: comparing(['escola-que-nao-existe', ...neighbors.slice(1)]),
    },
  ];
}

function favoriteStates({ neighbors }: LiveSamples) {
  return [
    { name: 'Os deste aparelho', address: routes.favorites.path() },
    {
      name: 'Uma lista recebida',
      address: of(slugsQuery(neighbors), (query) => `${routes.favorites.path()}?${query}`),
    },
    {
      name: 'Uma lista de escolas que não existem mais',
      address: `${routes.favorites.path()}?escola=escola-que-nao-existe`,
    },
  ];
}

function errorStates() {
  return [
    { name: 'Página que não existe', address: '/pagina-que-nao-existe' },
    ...pageFailures.map(({ slug, name }) => ({
      name,
      address: routes.playgroundFailure.path({ failure: slug }),
    })),
  ];
}

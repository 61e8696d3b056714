import type { PlaygroundScreen, PortDescriptions } from '@melhor-escola/config/playground';
import { landingSlugs, routes } from '@melhor-escola/domain/routes';
import type { SearchPorts } from '../ports.tsx';
import type { LiveSamples } from './live-samples.ts';

export { liveSamples, type LiveSamples } from './live-samples.ts';

/** What the host binds to the ports of this package. */
export const portDescriptions: PortDescriptions<SearchPorts> = {
  links: 'Aonde leva cada papel de link: uma escola, uma cidade, a reserva.',
  service: 'O cliente do serviço: buscas, lugares, avaliações.',
  favorites: 'A lista das escolas salvas.',
  compared: 'A lista das escolas a comparar.',
  photo: 'Os arquivos de uma foto, a partir do endereço dela.',
  track: 'Recebe os eventos da visita.',
  mapConsent: 'Se os mapas podem abrir sem um toque; sem isso, cada um espera.',
  saveData: 'Se a página veio sem fotos, para economizar dados.',
  grade: 'A série que a família procura, neste aparelho.',
  budget: 'Quanto a família pode pagar por mês, guardado no aparelho.',
  saveSearch: 'Salva uma busca para avisos por e-mail; sem isso, não há avisos.',
};

/** Every screen of this package in every state that has a path, with current data. */
export function playgroundScreens(samples: LiveSamples): readonly PlaygroundScreen[] {
  return [
    { name: 'Página inicial', states: [{ name: 'Como todos a veem', path: routes.home.path() }] },
    { name: 'Resultados', states: resultStates(samples) },
    { name: 'Páginas de lugares', states: placeStates(samples) },
    { name: 'Escola', states: schoolStates(samples) },
    { name: 'Avaliar uma escola', states: reviewStates(samples) },
    { name: 'Perguntas e respostas', states: questionStates(samples) },
    { name: 'Comparação', states: compareStates(samples) },
    { name: 'Favoritos', states: favoriteStates(samples) },
    { name: 'Avisos sem conta', states: alertStates(samples) },
  ];
}

const school = (slug: string) => routes.school.path({ slug });
const cityPage = (city: string) => routes.city.path({ city });

/** The path for a value, if there is one. */
const of = (value: string | undefined, toPath: (value: string) => string): string | undefined =>
  value && toPath(value);

/** The results of a city with further parameters. */
const results = (query: string) => (city: string) => `${routes.results.path()}?city=${city}${query}`;

function resultStates({ city, neighborhood, cityWithoutOffers, cityWithoutSchools }: LiveSamples) {
  return [
    { name: 'Do país inteiro', path: routes.results.path() },
    { name: 'De um estado', path: `${routes.results.path()}?state=tocantins` },
    { name: 'De uma cidade', path: of(city, results('')) },
    {
      name: 'De um bairro',
      path: city && of(neighborhood, (slug) => results(`&neighborhood=${slug}`)(city)),
    },
    { name: 'Na segunda página', path: of(city, results('&page=2')) },
    { name: 'Numa página além da última', path: of(city, results('&page=9999')) },
    { name: 'Com filtros e outra ordem', path: of(city, results('&sort=price-asc&shifts[]=manha')) },
    { name: 'Para dois filhos', path: of(city, results('&grade=1-ano&siblingGrade=6-ano')) },
    { name: 'No mapa', path: of(city, results('&view=map')) },
    { name: 'Filtros que não deixam nada', path: of(city, results('&grade=bercario&priceMax=1')) },
    { name: 'Nome que nenhuma escola tem', path: of(city, results('&school=xqzwv')) },
    { name: 'Cidade com escolas e sem bolsas', path: of(cityWithoutOffers, results('')) },
    { name: 'Cidade sem nenhuma escola', path: of(cityWithoutSchools, results('')) },
    {
      name: 'Qual das cidades de nome parecido?',
      path: `${routes.results.path()}?city=s%C3%A3o%20jos%C3%A9`,
    },
    { name: 'Cidade que não existe', path: `${routes.results.path()}?city=cidade-que-nao-existe` },
  ];
}

function alertStates({ city }: LiveSamples) {
  const busca = of(city, (slug) => `${routes.alerts.path()}?busca=${encodeURIComponent(`city=${slug}`)}`);
  return [
    { name: 'Pedir avisos sem JavaScript', path: busca },
    { name: 'Pedido enviado', path: busca && `${busca}&situacao=enviado` },
    { name: 'Link cortado', path: routes.alerts.path() },
  ];
}

function placeStates({ city, neighborhood, state, cityWithoutOffers, cityWithoutSchools }: LiveSamples) {
  const stage = 'ensino-fundamental-i';
  return [
    { name: 'Brasil', path: routes.school.path({ slug: landingSlugs.country }) },
    { name: 'Educação básica', path: routes.school.path({ slug: landingSlugs.allStages }) },
    { name: 'Uma etapa', path: school(stage) },
    { name: 'Um estado', path: of(state, school) },
    { name: 'Uma cidade', path: of(city, cityPage) },
    {
      name: 'Um bairro',
      path: city && of(neighborhood, (slug) => routes.neighborhood.path({ city, neighborhood: slug })),
    },
    {
      name: 'Uma etapa numa cidade',
      path: of(city, (slug) => routes.stageInCity.path({ stage, city: slug })),
    },
    { name: 'Cidade com escolas e sem bolsas', path: of(cityWithoutOffers, cityPage) },
    { name: 'Cidade sem nenhuma escola', path: of(cityWithoutSchools, cityPage) },
    { name: 'Cidade que não existe', path: cityPage('cidade-que-nao-existe-sp') },
  ];
}

function schoolStates({ schools }: LiveSamples) {
  return [
    { name: 'Com bolsas', path: of(schools.withOffers, school) },
    { name: 'Sem bolsas', path: of(schools.withoutOffers, school) },
    { name: 'Com avaliações', path: of(schools.withReviews, school) },
    { name: 'Sem avaliações', path: of(schools.withoutReviews, school) },
    {
      name: 'Avaliações que nenhum filtro deixa',
      path: of(schools.withReviews, (slug) => `${school(slug)}?stars=1&proof=enrolled`),
    },
    { name: 'Com fotos', path: of(schools.withPhoto, school) },
    { name: 'Sem fotos', path: of(schools.withoutPhoto, school) },
    { name: 'Sem etapas de ensino', path: of(schools.withoutStages, school) },
    { name: 'Com o nome mais comprido', path: of(schools.withLongestName, school) },
    { name: 'Do Censo Escolar', path: of(schools.ofCensus, school) },
    { name: 'Que não existe', path: school('escola-que-nao-existe') },
  ];
}

function reviewStates({ schools: { withReviews: slug } }: LiveSamples) {
  const review = of(slug, (one) => `${school(one)}/avaliar`);
  return [
    { name: 'Formulário', path: review },
    { name: 'Enviada, à espera da confirmação', path: of(review, (path) => `${path}/obrigado`) },
    {
      name: 'Confirmação pelo link do e-mail',
      path: of(review, (path) => `${path}/confirmar?token=${'x'.repeat(43)}`),
    },
    { name: 'Link cortado', path: of(review, (path) => `${path}/confirmar`) },
    { name: 'Publicada', path: of(review, (path) => `${path}/confirmada`) },
  ];
}

/** 'escola=a&escola=b'; empty for none. */
const slugsQuery = (slugs: readonly string[]) => slugs.map((slug) => `escola=${slug}`).join('&');

const comparing = (slugs: readonly string[]) =>
  of(slugsQuery(slugs), (query) => `${routes.compare.path()}?${query}`);

function compareStates({ neighbors }: LiveSamples) {
  return [
    { name: 'Nenhuma escola', path: routes.compare.path() },
    { name: 'Uma escola', path: comparing(neighbors.slice(0, 1)) },
    { name: 'Quatro escolas', path: comparing(neighbors) },
    {
      name: 'Só as diferenças',
      path: of(comparing(neighbors), (path) => `${path}&diferencas=true`),
    },
    {
      name: 'Uma delas não existe mais',
      path: comparing(['escola-que-nao-existe', ...neighbors.slice(1)]),
    },
  ];
}

function favoriteStates({ neighbors }: LiveSamples) {
  return [
    { name: 'Os deste aparelho', path: routes.favorites.path() },
    { name: 'O roteiro das visitas', path: routes.visitChecklist.path() },
    {
      name: 'Uma lista recebida',
      path: of(slugsQuery(neighbors), (query) => `${routes.favorites.path()}?${query}`),
    },
    {
      name: 'Uma lista de escolas que não existem mais',
      path: `${routes.favorites.path()}?escola=escola-que-nao-existe`,
    },
  ];
}

function questionStates({ schools: { withReviews: slug } }: LiveSamples) {
  const questions = of(slug, (one) => `${school(one)}/perguntas`);
  return [
    { name: 'Lista e formulário', path: questions },
    { name: 'Enviada, à espera da confirmação', path: of(questions, (path) => `${path}?situacao=enviada`) },
    { name: 'Publicada', path: of(questions, (path) => `${path}?situacao=publicada`) },
    {
      name: 'Confirmação',
      path: of(questions, (path) => `${path}?token=${'x'.repeat(43)}`),
    },
  ];
}

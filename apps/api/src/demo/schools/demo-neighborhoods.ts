import type { Geolocation } from '@melhor-escola/domain/geolocation';

import type { KnownCity } from '../../catalog/imports/neighborhoods.ts';
import { createRandom } from '../random.ts';

export interface DemoNeighborhood extends Geolocation {
  readonly name: string;
}

const kmPerDegree = 111.2;

/** Neighborhoods of a city's demonstration schools: larger cities have more, spread wider. */
export function demoNeighborhoods(city: KnownCity): readonly DemoNeighborhood[] {
  const thousands = Math.max(7, city.population / 1000);
  const count = Math.min(40, Math.round(2 + 1.2 * thousands ** 0.4));
  const radiusKm = Math.min(14, 0.35 * thousands ** 0.42);
  const [from, to] = landSide[city.slug] ?? [0, 360];
  return neighborhoodNames(city.slug, count).map((name, index) => {
    const random = createRandom(`neighborhood ${city.id}/${index}`);
    const bearing = ((from + random.next() * (to - from)) * Math.PI) / 180;
    const distance = index === 0 ? 0.3 : radiusKm * Math.sqrt(random.next());
    const km = { north: distance * Math.cos(bearing), east: distance * Math.sin(bearing) };
    return {
      name,
      lat: city.lat + km.north / kmPerDegree,
      lng: city.lng + km.east / (kmPerDegree * Math.cos((city.lat * Math.PI) / 180)),
    };
  });
}

/**
 * Directions of land around a coastal city: from one compass bearing clockwise to another, in degrees from north at
 * its center. Demonstration schools have random positions, some of which would be in the sea.
 */
const landSide: Readonly<Record<string, readonly [number, number]>> = {
  'aracaju-se': [200, 340],
  'belem-pa': [30, 150],
  'florianopolis-sc': [60, 120],
  'fortaleza-ce': [120, 240],
  'guaruja-sp': [20, 70],
  'jaboatao-dos-guararapes-pe': [230, 340],
  'joao-pessoa-pb': [180, 340],
  'macapa-ap': [200, 340],
  'maceio-al': [290, 380],
  'natal-rn': [190, 320],
  'niteroi-rj': [50, 110],
  'olinda-pe': [230, 340],
  'porto-alegre-rs': [10, 150],
  'recife-pe': [220, 330],
  'rio-de-janeiro-rj': [270, 350],
  'salvador-ba': [10, 60],
  'santos-sp': [250, 330],
  'sao-luis-ma': [90, 200],
  'sao-vicente-sp': [230, 320],
  'serra-es': [220, 340],
  'vila-velha-es': [200, 300],
  'vitoria-es': [250, 340],
};

/** Well-known neighborhoods of the largest cities. */
const knownNames: Readonly<Record<string, string>> = {
  'sao-paulo-sp':
    'Pinheiros,Moema,Vila Mariana,Tatuapé,Santana,Itaquera,Perdizes,Butantã,Lapa,Ipiranga,Mooca,Penha,Jabaquara,Morumbi,Saúde,Vila Prudente,Campo Belo,Santo Amaro,Casa Verde,Freguesia do Ó,Pirituba,Bela Vista,Aclimação,Brooklin,Vila Leopoldina,Tucuruvi,São Mateus,Cidade Tiradentes,Grajaú,Capão Redondo,Vila Matilde,Jardim Paulista,Consolação,Liberdade,Cambuci,Vila Formosa,Sapopemba,Interlagos',
  'rio-de-janeiro-rj':
    'Copacabana,Ipanema,Botafogo,Tijuca,Barra da Tijuca,Méier,Campo Grande,Bangu,Madureira,Flamengo,Laranjeiras,Jacarepaguá,Recreio dos Bandeirantes,Ilha do Governador,Vila Isabel,Grajaú,Leblon,Santa Cruz,Penha,Realengo,Taquara,Maracanã',
  'belo-horizonte-mg':
    'Savassi,Lourdes,Pampulha,Barreiro,Venda Nova,Funcionários,Buritis,Santa Efigênia,Castelo,Cidade Nova,Padre Eustáquio,Serra,Sion,Floresta,Santo Antônio,Ouro Preto,Planalto,Sagrada Família',
  'salvador-ba':
    'Pituba,Brotas,Barra,Itapuã,Cabula,Graça,Rio Vermelho,Imbuí,Cajazeiras,Liberdade,Ondina,Stella Maris,Caminho das Árvores,Federação,Patamares',
  'brasilia-df':
    'Asa Sul,Asa Norte,Taguatinga,Ceilândia,Gama,Guará,Sobradinho,Águas Claras,Sudoeste,Lago Sul,Lago Norte,Samambaia,Planaltina,Vicente Pires,Cruzeiro',
  'fortaleza-ce':
    'Aldeota,Meireles,Messejana,Parangaba,Fátima,Benfica,Cocó,Papicu,Maraponga,Montese,Edson Queiroz,Dionísio Torres,Varjota',
  'curitiba-pr':
    'Batel,Água Verde,Portão,Boqueirão,Santa Felicidade,Bigorrilho,Cajuru,Juvevê,Rebouças,Cristo Rei,Xaxim,Boa Vista,Mercês,Campo Comprido',
  'recife-pe':
    'Boa Viagem,Casa Forte,Graças,Espinheiro,Várzea,Ibura,Madalena,Tamarineira,Imbiribeira,Torre,Aflitos',
  'porto-alegre-rs':
    'Moinhos de Vento,Menino Deus,Cidade Baixa,Petrópolis,Tristeza,Partenon,Sarandi,Bom Fim,Restinga,Cavalhada,Auxiliadora',
  'manaus-am':
    'Adrianópolis,Parque 10 de Novembro,Cidade Nova,Compensa,Flores,Ponta Negra,Aleixo,Coroado,Dom Pedro,Jorge Teixeira',
  'belem-pa': 'Umarizal,Nazaré,Marco,Pedreira,Batista Campos,Guamá,Sacramenta,Telégrafo,Marambaia,Cremação',
  'goiania-go':
    'Setor Bueno,Setor Oeste,Setor Marista,Jardim América,Jardim Goiás,Campinas,Setor Universitário,Parque Amazônia,Setor Sul',
  'campinas-sp':
    'Cambuí,Taquaral,Barão Geraldo,Ponte Preta,Jardim Chapadão,Sousas,Guanabara,Nova Campinas,Ouro Verde',
  'araguaina-to':
    'Setor Central,São João,Jardim Filadélfia,Setor Oeste,Senador,Setor Brasil,Setor Carajá,Morada do Sol,Vila Rosário,Setor Rodoviário',
  'palmas-to':
    'Plano Diretor Sul,Plano Diretor Norte,Taquaralto,Aureny I,Aureny III,Jardim Taquari,Bertaville',
};

/** Names common in any Brazilian city, most frequent first. */
const commonNames =
  'Centro,São José,Boa Vista,Santo Antônio,Jardim América,Vila Nova,São Francisco,Bela Vista,Nossa Senhora Aparecida,Industrial,Jardim Europa,Santa Luzia,São Cristóvão,Jardim Primavera,Cidade Nova,Santa Cruz,Alto da Boa Vista,Jardim das Flores,São Pedro,Vila São João,Planalto,Santa Rita,Jardim Paulista,Novo Horizonte,São Sebastião,Vila Operária,Jardim Alvorada,Parque das Nações,Santa Teresinha,Universitário,Ipiranga,Jardim Botânico,Bom Jesus,Vila Rica,Esplanada,Parque Industrial,Jardim Imperial,Santa Mônica,Nova Esperança,Morada do Sol,Jardim Califórnia,São Benedito,Vista Alegre,Jardim Tropical,Vila Mariana'.split(
    ',',
  );

/** Up to `count` names of neighborhoods for this city, best known first. */
function neighborhoodNames(citySlug: string, count: number): readonly string[] {
  const own = knownNames[citySlug]?.split(',') ?? [];
  return [...new Set([...own, ...commonNames])].slice(0, count);
}

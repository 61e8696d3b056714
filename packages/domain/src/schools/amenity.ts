/** A fact about a school's building or service that the School Census records (product 4). */
export interface Amenity {
  readonly slug: AmenitySlug;
  readonly name: string;
  readonly group: AmenityGroup;
  /** Yes/no columns of the census microdata; 1 in any of them means yes. The first column a file contains decides 'não divulgado'. */
  readonly censusColumns: readonly string[];
}

export type AmenityGroup = 'espacos' | 'esporte' | 'acessibilidade' | 'tecnologia' | 'servicos';

export type AmenitySlug = (typeof table)[number][0];

/** Group names on the school page. */
export const amenityGroupNames: Record<AmenityGroup, string> = {
  espacos: 'Espaços',
  esporte: 'Esporte e lazer',
  acessibilidade: 'Acessibilidade',
  tecnologia: 'Tecnologia',
  servicos: 'Serviços',
};

const table = [
  ['biblioteca', 'Biblioteca', 'espacos', ['IN_BIBLIOTECA']],
  ['sala-de-leitura', 'Sala de leitura', 'espacos', ['IN_SALA_LEITURA']],
  ['laboratorio-de-ciencias', 'Laboratório de ciências', 'espacos', ['IN_LABORATORIO_CIENCIAS']],
  ['auditorio', 'Auditório', 'espacos', ['IN_AUDITORIO']],
  ['area-verde', 'Área verde', 'espacos', ['IN_AREA_VERDE']],
  ['patio-coberto', 'Pátio coberto', 'espacos', ['IN_PATIO_COBERTO']],
  ['atelie-de-artes', 'Ateliê de artes', 'espacos', ['IN_SALA_ATELIE_ARTES']],
  ['sala-de-musica', 'Sala de música', 'espacos', ['IN_SALA_MUSICA_CORAL']],
  ['estudio-de-danca', 'Estúdio de dança', 'espacos', ['IN_SALA_ESTUDIO_DANCA']],
  ['quadra-coberta', 'Quadra coberta', 'esporte', ['IN_QUADRA_ESPORTES_COBERTA']],
  ['quadra-descoberta', 'Quadra descoberta', 'esporte', ['IN_QUADRA_ESPORTES_DESCOBERTA']],
  ['piscina', 'Piscina', 'esporte', ['IN_PISCINA']],
  ['parque-infantil', 'Parque infantil', 'esporte', ['IN_PARQUE_INFANTIL']],
  ['banheiro-acessivel', 'Banheiro acessível', 'acessibilidade', ['IN_BANHEIRO_PNE']],
  ['rampas', 'Rampas', 'acessibilidade', ['IN_ACESSIBILIDADE_RAMPAS']],
  ['elevador', 'Elevador', 'acessibilidade', ['IN_ACESSIBILIDADE_ELEVADOR']],
  ['pisos-tateis', 'Pisos táteis', 'acessibilidade', ['IN_ACESSIBILIDADE_PISOS_TATEIS']],
  [
    'atendimento-especial',
    'Sala de atendimento especial',
    'acessibilidade',
    ['IN_SALA_ATENDIMENTO_ESPECIAL'],
  ],
  ['laboratorio-de-informatica', 'Laboratório de informática', 'tecnologia', ['IN_LABORATORIO_INFORMATICA']],
  ['internet-para-alunos', 'Internet para os alunos', 'tecnologia', ['IN_INTERNET_ALUNOS']],
  ['banda-larga', 'Internet banda larga', 'tecnologia', ['IN_BANDA_LARGA']],
  ['lousa-digital', 'Lousa digital', 'tecnologia', ['IN_EQUIP_LOUSA_DIGITAL']],
  ['alimentacao', 'Alimentação', 'servicos', ['IN_ALIMENTACAO']],
  ['refeitorio', 'Refeitório', 'servicos', ['IN_REFEITORIO']],
  ['cozinha', 'Cozinha', 'servicos', ['IN_COZINHA']],
  ['banheiro-infantil', 'Banheiro adequado à educação infantil', 'servicos', ['IN_BANHEIRO_EI']],
] as const;

/** All amenities, in the order of the school page. */
export const amenities: readonly Amenity[] = table.map(([slug, name, group, censusColumns]) => ({
  slug,
  name,
  group,
  censusColumns,
}));

const bySlug = new Map<string, Amenity>(amenities.map((amenity) => [amenity.slug, amenity]));

/** The amenity with this slug; `undefined` when there is none. */
export function findAmenity(slug: string): Amenity | undefined {
  return bySlug.get(slug);
}

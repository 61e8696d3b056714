import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { describeOneEngine } from '../../../test/each-engine.ts';
import { cityAt } from '../../search/places/place-at-position.ts';
import { importPlaces } from './import-places.ts';
import { importBytes } from './testing/school-import.ts';

/** A file of the Catálogo de Escolas with one school in each municipality, named as the register names it. */
function createCatalog(names: readonly (readonly [uf: string, municipality: string, ...rest: unknown[]])[]) {
  const header = [
    'Restrição de Atendimento',
    'Escola',
    'Código INEP',
    'UF',
    'Município',
    'Dependência Administrativa',
    'Endereço',
    'Etapas e Modalidade de Ensino Oferecidas',
    'Latitude',
    'Longitude',
  ].join(';');
  const rows = names.map(([uf, municipality], index) =>
    [
      'ESCOLA EM FUNCIONAMENTO E SEM RESTRIÇÃO DE ATENDIMENTO',
      `ESCOLA INVENTADA ${index}`,
      String(24_000_001 + index),
      uf,
      municipality,
      'Privada',
      `RUA UM, 10 CENTRO. 59000-000 ${municipality} - ${uf}.`,
      'Ensino Fundamental',
      '',
      '',
    ].join(';'),
  );
  return [header, ...rows].join('\n');
}

/** The census of one municipality, with positions as registers write them. */
function createCensus(
  city: string,
  code: number,
  positions: readonly (readonly [lat: string, lng: string])[],
) {
  const header =
    'NU_ANO_CENSO;NO_MUNICIPIO;CO_MUNICIPIO;NO_ENTIDADE;CO_ENTIDADE;TP_DEPENDENCIA;TP_SITUACAO_FUNCIONAMENTO;LATITUDE;LONGITUDE;IN_FUND_AI';
  const rows = positions.map(
    ([lat, lng], index) =>
      `2025;${city};${code};COLEGIO INVENTADO ${index};${51_000_001 + index};4;1;${lat};${lng};1`,
  );
  return [header, ...rows].join('\n');
}

/** As the register names a municipality, its slug, and its name where the two differ. */
const municipalities = [
  ['RN', 'Augusto Severo', 'campo-grande-rn', 'Campo Grande'],
  ['BA', 'Santa Teresinha', 'santa-terezinha-ba', 'Santa Terezinha'],
  ['ES', 'Atílio Vivacqua', 'atilio-vivacqua-es'],
  ['CE', 'Ererê', 'erere-ce'],
  ['SP', 'Embu', 'embu-das-artes-sp', 'Embu das Artes'],
  ['SP', 'Moji Mirim', 'mogi-mirim-sp', 'Mogi Mirim'],
  ['SP', 'Florínia', 'florinea-sp', 'Florínea'],
  ['PB', 'Santarém', 'joca-claudino-pb', 'Joca Claudino'],
  ['PB', 'Campo de Santana', 'tacima-pb', 'Tacima'],
  ['PB', 'Seridó', 'sao-vicente-do-serido-pb', 'São Vicente do Seridó'],
  ['RN', 'Boa Saúde', 'januario-cicco-rn', 'Januário Cicco'],
  ['RN', 'Presidente Juscelino', 'serra-caiada-rn', 'Serra Caiada'],
  ['PA', 'Eldorado dos Carajás', 'eldorado-do-carajas-pa', 'Eldorado do Carajás'],
  ['TO', 'Fortaleza do Tabocão', 'tabocao-to', 'Tabocão'],
  ['TO', 'São Valério da Natividade', 'sao-valerio-to', 'São Valério'],
  ['TO', 'Couto de Magalhães', 'couto-magalhaes-to', 'Couto Magalhães'],
  ['RJ', 'Parati', 'paraty-rj', 'Paraty'],
  ['RJ', 'Trajano de Morais', 'trajano-de-moraes-rj', 'Trajano de Moraes'],
  ['MG', 'Brasópolis', 'brazopolis-mg', 'Brazópolis'],
  ['MG', 'Dona Eusébia', 'dona-euzebia-mg', 'Dona Euzébia'],
  ['MG', 'Barão de Monte Alto', 'barao-do-monte-alto-mg', 'Barão do Monte Alto'],
  ['MG', 'Passa Vinte', 'passa-vinte-mg'],
  ['CE', 'Itapagé', 'itapaje-ce', 'Itapajé'],
  ['MT', 'Poxoréo', 'poxoreu-mt', 'Poxoréu'],
  ['MT', 'Santo Antônio do Leverger', 'santo-antonio-de-leverger-mt', 'Santo Antônio de Leverger'],
  ['PE', 'Belém de São Francisco', 'belem-do-sao-francisco-pe', 'Belém do São Francisco'],
  ['PE', 'Iguaraci', 'iguaracy-pe', 'Iguaracy'],
  ['PE', 'Lagoa do Itaenga', 'lagoa-de-itaenga-pe', 'Lagoa de Itaenga'],
  ['PA', 'Santa Isabel do Pará', 'santa-izabel-do-para-pa', 'Santa Izabel do Pará'],
  ['RN', "Olho-d'Água do Borges", 'olho-d-agua-do-borges-rn'],
  ['RN', 'Arês', 'arez-rn', 'Arez'],
  ['RS', 'Santana do Livramento', 'sant-ana-do-livramento-rs', "Sant'Ana do Livramento"],
  ['SP', 'São Luís do Paraitinga', 'sao-luiz-do-paraitinga-sp', 'São Luiz do Paraitinga'],
  ['BA', 'Muquém de São Francisco', 'muquem-do-sao-francisco-ba', 'Muquém do São Francisco'],
  ['SP', "Santa Bárbara d'Oeste", 'santa-barbara-d-oeste-sp'],
  ['SC', 'Balneário de Piçarras', 'balneario-picarras-sc', 'Balneário Piçarras'],
  ['SE', 'Gracho Cardoso', 'graccho-cardoso-se', 'Graccho Cardoso'],
] as const;

describeOneEngine('municipalities of an INEP file', (test) => {
  beforeAll(async () => {
    await importPlaces(test().database);
  });
  beforeEach(async () => {
    await test().database.pool.query('DELETE FROM school');
  });

  const schools = async () =>
    (
      await test().database.pool.query<{ slug: string; lat: number; lng: number; precision: string }>(
        `SELECT c.slug, s.lat, s.lng, s.position_precision AS precision
         FROM school s JOIN city c ON c.id = s.city_id ORDER BY s.cod_ent`,
      )
    ).rows;

  it('EN-07 are found under former names and other spellings, which the report lists', async () => {
    const report = await importBytes(test().database, createCatalog(municipalities));
    expect(report).toMatchObject({ new: municipalities.length, skipped: {} });
    expect((await schools()).map(({ slug }) => slug)).toEqual(municipalities.map(([, , slug]) => slug));
    const listed = municipalities.flatMap(([uf, written, , name]) =>
      name ? [`${written} is ${name}, ${uf} (1)`] : [],
    );
    expect(report.notes).toContain(
      `Municipalities under another name, with their schools: ${listed.join('; ')}.`,
    );
  });

  it('EN-07 are not mentioned if they have their own name, and unknown ones are left out', async () => {
    const report = await importBytes(
      test().database,
      createCatalog([
        ['RJ', 'PARATY'],
        ['SP', 'Parati'],
      ]),
    );
    expect(report).toMatchObject({ new: 1, skipped: { 'unknown municipality': { count: 1, broken: true } } });
    expect(report.notes.join()).not.toContain('another name');
  });

  it('EN-07 include Boa Esperança do Norte, founded in 2025', async () => {
    const { database } = test();
    const position = { lat: -13.5412, lng: -55.1925 };
    await importBytes(
      database,
      createCensus('Boa Esperança do Norte', 5_101_837, [['-13.5412', '-55.1925']]),
    );
    expect(await schools()).toEqual([{ slug: 'boa-esperanca-do-norte-mt', ...position, precision: 'exact' }]);
    expect((await cityAt(database, position))?.slug).toBe('boa-esperanca-do-norte-mt');
  });

  describe('of positions', () => {
    it.each([
      ['latitude and longitude swapped', '-48.3301', '-10.1801', undefined],
      ['decimal commas', '-10,1801', '-48,3301', [-10.1801, -48.3301]],
      ['no sign', '10.1801', '48.3301', undefined],
      ['points for thousands', '-10.180.100', '-48.330.100', undefined],
      ['NaN', 'NaN', 'NaN', undefined],
      ['another state', '-23.5505', '-46.6333', undefined],
      ['degrees and minutes', `10°10'48"S`, `48°19'48"W`, undefined],
      ['whole degrees of longitude', '-10.18', '-48', undefined],
    ])('EN-07 uses %s if it is certain, otherwise the city’s', async (_, lat, lng, expected) => {
      await importBytes(test().database, createCensus('Palmas', 1_721_000, [[lat, lng]]));
      const { rows } = await test().database.pool.query("SELECT lat, lng FROM city WHERE slug = 'palmas-to'");
      const [latitude, longitude] = expected ?? [rows[0]?.lat, rows[0]?.lng];
      expect(await schools()).toEqual([
        { slug: 'palmas-to', lat: latitude, lng: longitude, precision: expected ? 'exact' : 'city' },
      ]);
    });
  });
});

import { beforeAll, expect, it } from 'vitest';

import { describeOneEngine } from '../../../test/each-engine.ts';
import { fillWithMunicipalities } from '../../../test/municipalities.ts';
import type { Database } from '../../platform/database/database.ts';
import { followRules, type Redirect } from '../redirects/follow-rules.ts';
import { searchSchools } from '../../search/schools/schools.ts';
import { dumpSchools, importBytes } from './testing/school-import.ts';

const columns =
  'Restrição de Atendimento,Escola,Código INEP,UF,Município,Dependência Administrativa,Categoria Escola Privada,' +
  'Conveniada Poder Público,Endereço,Etapas e Modalidade de Ensino Oferecidas';
const catalogLine = (
  code: number,
  name: string,
  { category = 'Particular', funded = 'Não', address = 'DAS FLORES, 7 RUA. CENTRO.' } = {},
): string =>
  `ESCOLA EM FUNCIONAMENTO,"${name}",${code},SP,São Paulo,Privada,${category},${funded},` +
  `"${address} 01000-000 São Paulo - SP.","Educação Infantil, Ensino Fundamental"`;
const catalog = (...lines: string[]): string => [columns, ...lines].join('\n');

const fictionalSlug = (name: string): string => `colegio-${name}-ficticio`;

const fetchSchool = async ({ pool }: Database, code: number) =>
  (await pool.query('SELECT * FROM school WHERE cod_ent = $1', [code])).rows[0];

async function findRedirect(database: Database, path: string): Promise<Redirect | undefined> {
  const [chain] = await followRules(database.pool, [{ path, day: '2026-11-29' }]);
  return chain?.redirect;
}

describeOneEngine('names of a register', (test) => {
  beforeAll(async () => {
    await fillWithMunicipalities(test().database);
  });

  it('EN-07 writes names and addresses as parents do, keeps the register’s name, and finds the school by both', async () => {
    const { database } = test();
    const file = catalog(
      catalogLine(35_900_001, 'CR P CONV LUNETA FICTICIA'),
      catalogLine(35_900_002, 'LUNETA COLEGIO NUCL RECR E E I', {
        address: 'ALIPIO DE BARROS PROFESSOR, 758 AVENIDA. VILA RE.',
      }),
    );
    await importBytes(database, file);
    expect(await fetchSchool(database, 35_900_001)).toMatchObject({
      name: 'Creche Luneta Fictícia',
      slug: 'creche-luneta-ficticia',
      registered_name: 'CR P CONV LUNETA FICTICIA',
      street: 'Rua das Flores',
      number: '7',
      complement: null,
    });
    expect(await fetchSchool(database, 35_900_002)).toMatchObject({
      street: 'Avenida Professor Alípio de Barros',
      number: '758',
      complement: null,
    });
    for (const query of ['creche luneta ficticia', 'CR P CONV LUNETA FICTICIA']) {
      const { hits } = await searchSchools(database, { query });
      expect(hits[0]).toMatchObject({ codEnt: 35_900_001, registeredName: 'CR P CONV LUNETA FICTICIA' });
    }
    const { hits } = await searchSchools(database, { query: 'luneta nucl recr' });
    expect(hits[0]).toMatchObject({ codEnt: 35_900_002 });
    const before = await dumpSchools(database);
    expect(await importBytes(database, file)).toMatchObject({ new: 0, changed: 0, unchanged: 2 });
    expect(await dumpSchools(database)).toEqual(before);
  });

  it('RT-17 redirects the pages of a renamed school, and gives its former slug to no other school', async () => {
    const { database } = test();
    const alfa = catalog(catalogLine(35_900_010, 'COLEGIO ALFA FICTICIO'));
    const beta = catalog(catalogLine(35_900_010, 'COLEGIO BETA FICTICIO'));
    await importBytes(database, alfa);
    await importBytes(database, beta);
    expect(await fetchSchool(database, 35_900_010)).toMatchObject({ slug: 'colegio-beta-ficticio' });
    expect(await findRedirect(database, '/escolas/colegio-alfa-ficticio/avaliar')).toEqual({
      location: '/escolas/colegio-beta-ficticio/avaliar',
      status: 301,
    });
    await importBytes(database, catalog(catalogLine(35_900_011, 'COLEGIO ALFA FICTICIO')));
    expect(await fetchSchool(database, 35_900_011)).toMatchObject({
      slug: 'colegio-alfa-ficticio-sao-paulo-sp',
    });
    // It takes its former name and slug back.
    await importBytes(database, alfa);
    expect(await fetchSchool(database, 35_900_010)).toMatchObject({ slug: 'colegio-alfa-ficticio' });
    expect(await findRedirect(database, '/escolas/colegio-alfa-ficticio')).toBeUndefined();
    expect(await findRedirect(database, '/escolas/colegio-beta-ficticio')).toEqual({
      location: '/escolas/colegio-alfa-ficticio',
      status: 301,
    });
  });

  it('RT-17 gives a school its slug of three names ago back, without a redirect loop', async () => {
    const { database } = test();
    const names = ['zeta', 'eta', 'teta', 'zeta', 'eta'];
    for (const [index, name] of names.entries()) {
      await importBytes(database, catalog(catalogLine(35_900_012, `COLEGIO ${name.toUpperCase()} FICTICIO`)));
      expect(await fetchSchool(database, 35_900_012)).toMatchObject({ slug: fictionalSlug(name) });
      expect(await findRedirect(database, `/escolas/${fictionalSlug(name)}`)).toBeUndefined();
      for (const former of names.slice(0, index).filter((other) => other !== name)) {
        expect(await findRedirect(database, `/escolas/${fictionalSlug(former)}`)).toEqual({
          location: `/escolas/${fictionalSlug(name)}`,
          status: 301,
        });
      }
    }
  });

  it('keeps the slug when only the spelling of a name changes', async () => {
    const { database } = test();
    await importBytes(database, catalog(catalogLine(35_900_020, 'COLEGIO GAMA FICTICIO')));
    await importBytes(database, catalog(catalogLine(35_900_020, 'ESC PART GAMA FICTICIO COLEGIO')));
    expect(await fetchSchool(database, 35_900_020)).toMatchObject({
      slug: 'colegio-gama-ficticio',
      registered_name: 'ESC PART GAMA FICTICIO COLEGIO',
    });
    expect(await findRedirect(database, '/escolas/colegio-gama-ficticio')).toBeUndefined();
  });

  it.each([
    [35_900_030, { category: 'Filantrópica', funded: 'Sim' }, true],
    [35_900_031, { category: 'Filantrópica', funded: 'Não' }, false],
    [35_900_032, { category: 'Particular', funded: 'Sim' }, false],
    [35_900_033, { category: 'Não Informado', funded: '' }, null],
  ])('EN-07 reads from a catalog who pays for school %i', async (code, answers, expected) => {
    const { database } = test();
    await importBytes(database, catalog(catalogLine(code, `ESCOLA DELTA ${code}`, answers)));
    expect(await fetchSchool(database, code)).toMatchObject({ publicly_funded: expected });
  });

  it.each([
    [17_900_040, 2024, 'IN_CONVENIADA_PP', '4;1', true],
    [17_900_041, 2025, 'IN_PODER_PUBLICO_PARCERIA', '4;1', true],
    [17_900_042, 2025, 'IN_PODER_PUBLICO_PARCERIA', '1;1', false],
    [17_900_043, 2025, 'IN_PODER_PUBLICO_PARCERIA', '4;0', false],
  ])('EN-07 reads from a census who pays for school %i', async (code, year, column, answers, expected) => {
    const { database } = test();
    const header = `NU_ANO_CENSO;CO_ENTIDADE;NO_ENTIDADE;CO_MUNICIPIO;TP_DEPENDENCIA;TP_SITUACAO_FUNCIONAMENTO;TP_CATEGORIA_ESCOLA_PRIVADA;${column}`;
    const file = `${header}\n${year};${code};ESCOLA EPSILON ${code};1702109;4;1;${answers}`;
    await importBytes(database, file);
    expect(await fetchSchool(database, code)).toMatchObject({ publicly_funded: expected });
    // A file without the column leaves the answer.
    const without = file.replace(`;${column}`, '').replace(`;${answers}`, ';4');
    await importBytes(database, without.replace(`${year};`, `${year + 1};`));
    expect(await fetchSchool(database, code)).toMatchObject({ publicly_funded: expected });
  });
});

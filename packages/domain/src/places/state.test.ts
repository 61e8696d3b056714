import { describe, expect, it } from 'vitest';
import {
  findStateByCityCode,
  findStateBySlug,
  findStateByText,
  findStateByUf,
  inState,
  inTheState,
  isUf,
  ofState,
  stateRegion,
  stateLabel,
  getStateByUf,
  states,
  statesNear,
  statesStartingWith,
} from './state.ts';

describe('states', () => {
  it('EN-04 lists all 27 states once', () => {
    expect(states).toHaveLength(27);
    for (const key of ['uf', 'name', 'slug', 'ibgeCode'] as const)
      expect(new Set(states.map((state) => state[key])).size).toBe(27);
  });

  it.each([
    ['SP', 'em São Paulo', 'de São Paulo'],
    ['BA', 'na Bahia', 'da Bahia'],
    ['PR', 'no Paraná', 'do Paraná'],
    ['MG', 'em Minas Gerais', 'de Minas Gerais'],
    ['DF', 'no Distrito Federal', 'do Distrito Federal'],
    ['PB', 'na Paraíba', 'da Paraíba'],
    ['TO', 'no Tocantins', 'do Tocantins'],
    ['SC', 'em Santa Catarina', 'de Santa Catarina'],
  ] as const)('EN-04 uses the right article for %s', (uf, place, origin) => {
    expect(inState(getStateByUf(uf))).toBe(place);
    expect(ofState(getStateByUf(uf))).toBe(origin);
  });

  it('finds a state by abbreviation, slug and municipality code', () => {
    expect(findStateByUf('to')?.name).toBe('Tocantins');
    expect(findStateBySlug('sao-paulo')?.uf).toBe('SP');
    expect(findStateByCityCode(1_702_109)?.uf).toBe('TO');
    expect([findStateByUf('XX'), findStateBySlug('xx'), findStateByCityCode(99)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect([isUf('SP'), isUf('sp'), isUf('')]).toEqual([true, false, false]);
  });

  it.each([
    ['bahia', 'BA'],
    ['BA', 'BA'],
    ['Espirito santo', 'ES'],
    ['mato-grosso-do-sul', 'MS'],
    ['Estado do Pará', 'PA'],
    ['Tocantins (estado)', 'TO'],
    ['estado de são paulo', 'SP'],
    ['Rio de Janeiro (estado)', 'RJ'],
    ['sp', 'SP'],
    // The capital is meant.
    ['São Paulo', undefined],
    ['rio-de-janeiro', undefined],
    ['Itaguaçu da Bahia', undefined],
    ['tocantins-mg', undefined],
    ['estado', undefined],
    ['', undefined],
  ])('EN-20 the text %s means the state %s', (text, uf) => {
    expect(findStateByText(text)?.uf).toBe(uf);
  });

  it('EN-20 a label says what is a state; the Distrito Federal is none', () => {
    expect(stateLabel(getStateByUf('BA'))).toBe('Bahia (estado)');
    expect(stateLabel(getStateByUf('DF'))).toBe('Distrito Federal');
    expect(findStateByText(stateLabel(getStateByUf('DF')))?.uf).toBe('DF');
  });

  it('EN-20 finds states by the beginning of their name', () => {
    expect(statesStartingWith('rio gr').map(({ uf }) => uf)).toEqual(['RN', 'RS']);
    expect(statesStartingWith('ba')).toEqual([]);
  });

  it('A6 names the state where a capital has the same name', () => {
    expect(inTheState(getStateByUf('SP'))).toBe('no estado de São Paulo');
    expect(inTheState(getStateByUf('RJ'))).toBe('no estado do Rio de Janeiro');
    expect(inTheState(getStateByUf('BA'))).toBe('na Bahia');
  });

  it('knows the region of every state and the other states in it', () => {
    const regions = states.map(stateRegion);
    const count = (region: string) => regions.filter((name) => name === region).length;
    expect(['Norte', 'Nordeste', 'Sudeste', 'Sul', 'Centro-Oeste'].map(count)).toEqual([7, 9, 4, 3, 4]);
    expect(statesNear(getStateByUf('PR')).map((state) => state.uf)).toEqual(['RS', 'SC']);
  });
});

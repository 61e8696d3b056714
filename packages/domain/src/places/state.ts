import { normalizeSearchText } from '../search/search-text.ts';

/** A Brazilian federative unit (EN-04): `determinant` is the grammatical article of its name, '' if it has none. */
export interface State {
  readonly uf: Uf;
  readonly name: string;
  readonly slug: string;
  readonly determinant: '' | 'o' | 'a';
  /** IBGE code, the first two digits of every municipality's code. */
  readonly ibgeCode: number;
}

const table = [
  ['AC', 'Acre', 'acre', 'o', 12],
  ['AL', 'Alagoas', 'alagoas', '', 27],
  ['AP', 'Amapá', 'amapa', 'o', 16],
  ['AM', 'Amazonas', 'amazonas', 'o', 13],
  ['BA', 'Bahia', 'bahia', 'a', 29],
  ['CE', 'Ceará', 'ceara', 'o', 23],
  ['DF', 'Distrito Federal', 'distrito-federal', 'o', 53],
  ['ES', 'Espírito Santo', 'espirito-santo', 'o', 32],
  ['GO', 'Goiás', 'goias', '', 52],
  ['MA', 'Maranhão', 'maranhao', 'o', 21],
  ['MT', 'Mato Grosso', 'mato-grosso', '', 51],
  ['MS', 'Mato Grosso do Sul', 'mato-grosso-do-sul', '', 50],
  ['MG', 'Minas Gerais', 'minas-gerais', '', 31],
  ['PA', 'Pará', 'para', 'o', 15],
  ['PB', 'Paraíba', 'paraiba', 'a', 25],
  ['PR', 'Paraná', 'parana', 'o', 41],
  ['PE', 'Pernambuco', 'pernambuco', '', 26],
  ['PI', 'Piauí', 'piaui', 'o', 22],
  ['RJ', 'Rio de Janeiro', 'rio-de-janeiro', 'o', 33],
  ['RN', 'Rio Grande do Norte', 'rio-grande-do-norte', 'o', 24],
  ['RS', 'Rio Grande do Sul', 'rio-grande-do-sul', 'o', 43],
  ['RO', 'Rondônia', 'rondonia', '', 11],
  ['RR', 'Roraima', 'roraima', '', 14],
  ['SC', 'Santa Catarina', 'santa-catarina', '', 42],
  ['SP', 'São Paulo', 'sao-paulo', '', 35],
  ['SE', 'Sergipe', 'sergipe', '', 28],
  ['TO', 'Tocantins', 'tocantins', 'o', 17],
] as const;

/** Two capital letters, one of the 27 units. */
export type Uf = (typeof table)[number][0];

/** All 27 units, sorted by name (EN-04). */
export const states: readonly State[] = table.map(([uf, name, slug, determinant, ibgeCode]) => ({
  uf,
  name,
  slug,
  determinant,
  ibgeCode,
}));

const byUf = new Map<string, State>(states.map((state) => [state.uf, state]));
const bySlug = new Map(states.map((state) => [state.slug, state]));
const byIbgeCode = new Map(states.map((state) => [state.ibgeCode, state]));

/** Whether `value` is a unit's abbreviation in capital letters. */
export function isUf(value: string): value is Uf {
  return byUf.has(value);
}

/** The unit with this abbreviation; `undefined` when there is none. Letter case does not matter. */
export function findStateByUf(uf: string): State | undefined {
  return byUf.get(uf.toUpperCase());
}

/** The unit with this abbreviation. Never undefined: `Uf` contains existing units only. */
export function getStateByUf(uf: Uf): State {
  const state = byUf.get(uf);
  if (!state)
    throw new Error(`No state has the abbreviation ${uf}: the table of states and the type Uf disagree.`);
  return state;
}

/** The unit with this slug; `undefined` when there is none. */
export function findStateBySlug(slug: string): State | undefined {
  return bySlug.get(slug);
}

/** The unit a municipality belongs to, from its seven-digit IBGE code. */
export function findStateByCityCode(cityIbgeCode: number): State | undefined {
  return byIbgeCode.get(Math.floor(cityIbgeCode / 100_000));
}

/** IBGE's five regions, by the first digit of a state's code. */
const regions = ['Norte', 'Nordeste', 'Sudeste', 'Sul', 'Centro-Oeste'] as const;

/** The region of a state (IBGE): 'Nordeste'. */
export function stateRegion(state: State): string {
  const region = regions[Math.floor(state.ibgeCode / 10) - 1];
  if (!region) throw new Error(`No region has the states of code ${state.ibgeCode}.`);
  return region;
}

/** The other states of the same region, in the order of `states`. */
export function statesNear(state: State): State[] {
  return states.filter((other) => other.slug !== state.slug && stateRegion(other) === stateRegion(state));
}

/** 'em São Paulo', 'na Bahia', 'no Paraná' (EN-04). */
export function inState(state: State): string {
  return `${{ '': 'em', o: 'no', a: 'na' }[state.determinant]} ${state.name}`;
}

/** 'de São Paulo', 'da Bahia', 'do Paraná'. */
export function ofState(state: State): string {
  return `${{ '': 'de', o: 'do', a: 'da' }[state.determinant]} ${state.name}`;
}

/** 'no Paraná'; a state with the same name as its capital needs the noun: 'no estado de São Paulo'. */
export function inTheState(state: State): string {
  return hasCapitalsName(state) ? `no estado ${ofState(state)}` : inState(state);
}

/** Whether the state has the name of its capital: São Paulo and Rio de Janeiro. */
function hasCapitalsName({ uf }: State): boolean {
  return uf === 'SP' || uf === 'RJ';
}

/** 'Bahia (estado)': the name of a state among cities. The Distrito Federal is not a state, and no city has its name. */
export function stateLabel({ name, uf }: Pick<State, 'name' | 'uf'>): string {
  return uf === 'DF' ? name : `${name} (estado)`;
}

/**
 * The state that a typed text or a slug means (EN-20): its abbreviation, its name, 'Estado da Bahia' or 'Bahia (estado)'. A bare
 * 'São Paulo' or 'Rio de Janeiro' means the capital, so it finds none.
 */
export function findStateByText(text: string): State | undefined {
  const typed = normalizeSearchText(text);
  const name = typed.replace(/^estado d[aeo] | estado$/, '');
  const state = findStateByUf(typed) ?? states.find((each) => normalizeSearchText(each.name) === name);
  return state && name === typed && typed.length > 2 && hasCapitalsName(state) ? undefined : state;
}

/** The states whose name starts with a typed text of at least three letters, sorted by name. */
export function statesStartingWith(text: string): State[] {
  const typed = normalizeSearchText(text);
  return typed.length < 3 ? [] : states.filter(({ name }) => normalizeSearchText(name).startsWith(typed));
}

import { readPhone } from '@melhor-escola/domain/phone-number';
import { normalizeSearchText } from '@melhor-escola/domain/search-text';
import type { CsvValues, MaxLengths } from '../csv/csv-table.ts';
import type { FactColumns } from './stated-facts.ts';
import {
  type Dependency,
  readPublicFunding,
  readZipCode,
  type SchoolReading,
  type SchoolRecord,
  type Situation,
  unreadableFields,
} from './school-record.ts';

/** Required columns of INEP's 'Catálogo de Escolas'. Each entry lists the possible names of a column. */
export const catalogColumns: readonly (readonly string[])[] = [
  ['codigo_inep'],
  ['escola'],
  ['uf'],
  ['municipio'],
  ['dependencia_administrativa'],
  ['restricao_de_atendimento'],
];

/** Maximum lengths in characters. The whole address is one field. */
export const CATALOG_MAX_LENGTHS: MaxLengths = {
  escola: 200,
  municipio: 100,
  endereco: 500,
};

const dependencies = new Map<string, Dependency>([
  ['federal', 1],
  ['estadual', 2],
  ['municipal', 3],
  ['privada', 4],
]);

/** A school of INEP's 'Catálogo de Escolas', which has no facts about the building and no census year. */
export function readCatalog(values: CsvValues): SchoolReading {
  const codEnt = values.get('codigo_inep');
  if (!/^\d{8}$/.test(codEnt))
    return {
      problem: {
        reason: 'the school code (Código INEP) is not eight digits',
        advice: 'O código da escola (Código INEP) não tem oito dígitos.',
      },
    };
  const name = values.get('escola');
  if (!/\p{L}/u.test(name))
    return {
      problem: {
        reason: 'the school has no name (Escola)',
        advice: 'A escola está sem nome (Escola).',
      },
    };
  const dependency = dependencies.get(normalizeSearchText(values.get('dependencia_administrativa')));
  if (!dependency)
    return {
      problem: {
        reason: 'unknown administrative dependency (Dependência Administrativa)',
        advice: 'Não conhecemos a dependência administrativa desta linha.',
      },
    };
  const phone = readPhone(values.get('telefone'));
  return {
    record: {
      codEnt: Number(codEnt),
      name,
      city: { name: values.get('municipio'), uf: values.get('uf') },
      dependency,
      situation: readSituation(normalizeSearchText(values.get('restricao_de_atendimento'))),
      publiclyFunded: readPublicFunding(
        values.get('conveniada_poder_publico'),
        values.get('categoria_escola_privada'),
      ),
      ...splitAddress(values.get('endereco')),
      phone,
      unreadable: unreadableFields({ telephones: [values.get('telefone'), phone] }),
      latitude: values.get('latitude'),
      longitude: values.get('longitude'),
      stageMask: readStages(values.get('etapas_e_modalidade_de_ensino_oferecidas')),
      amenities: {},
    },
  };
}

function readSituation(restriction: string): Situation {
  if (restriction.includes('extinta')) return 'closed';
  return restriction.includes('paralisada') ? 'suspended' : 'active';
}

/** Columns that state each fact; a file may lack any of them. */
export const catalogFacts: FactColumns = {
  street: ['endereco'],
  number: ['endereco'],
  complement: ['endereco'],
  neighborhood_id: ['endereco'],
  zip_code: ['endereco'],
  phone: ['telefone'],
  position_precision: ['latitude', 'longitude'],
  stage_mask: ['etapas_e_modalidade_de_ensino_oferecidas'],
};

/** The catalog does not divide the ensino fundamental, so a school that teaches it gets both halves. `undefined` when it is empty. */
function readStages(list: string): number | undefined {
  const stages = normalizeSearchText(list);
  if (stages === '') return undefined;
  return (
    (stages.includes('educacao infantil') ? 0b0001 : 0) |
    (stages.includes('ensino fundamental') ? 0b0110 : 0) |
    (stages.includes('ensino medio') ? 0b1000 : 0)
  );
}

type Address = Pick<SchoolRecord, 'street' | 'number' | 'complement' | 'neighborhood' | 'zipCode'>;

/** Repeated in some rows: 'RUA SANTO AMERICO, 275, 275 JARDIM COLOMBO'. */
const houseNumber =
  /^(\d{1,2}\.\d{3}|\d[\d/-]*(?: \/ \d+)?[A-Z]?|S\/?N[º°o]?|SEM NUMERO)(?:, \1)?(?= |$|\.)\.? ?/iu;

/** A second number before the neighborhood: '228 230 MOOCA', '41 E 45 VILA PAIVA'. */
const furtherNumber = /^(?:E )?(\d+[A-Z]?) (?=\p{L}{2})(?!DE )/u;

/** A letter of the number before the neighborhood: '49 A JARDIM FIGUEIRA GRANDE'. */
const letterOfNumber = /^([A-Z]) (?=(?:CH[AÁ]CARA|CIDADE|CONJUNTO|JARDIM|PARQUE|VILA) )/u;

/**
 * Splits the catalog's address field: '{street}, [{number} ][{complement}. ]{neighborhood}. {CEP} {city} - {UF}.',
 * where 'QUADRA SQS 111, SN ASA SUL. 70374-000 Brasília - DF.' has no complement.
 */
function splitAddress(address: string): Address {
  const [, local = address, cep = ''] = /^(.*?)\.? ?(\d{5}-?\d{3}) [^.]*\.?$/u.exec(address.trim()) ?? [];
  const comma = local.indexOf(', ');
  const rest = comma === -1 ? '' : local.slice(comma + 2);
  const number = houseNumber.exec(rest);
  const others = (number ? rest.slice(number[0].length) : rest).split('. ').map((part) => part.trim());
  const last = others.at(-1) ?? '';
  const further = furtherNumber.exec(last) ?? letterOfNumber.exec(last);
  return {
    street: comma === -1 ? local : local.slice(0, comma),
    number: number?.[1],
    complement: [...others.slice(0, -1).filter((part) => part !== last), ...(further?.slice(1) ?? [])].join(
      ', ',
    ),
    neighborhood: further ? last.slice(further[0].length) : last,
    zipCode: readZipCode(cep),
  };
}

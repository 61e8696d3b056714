import { today } from '@melhor-escola/domain/date';
import { readCnpj } from '@melhor-escola/domain/cnpj';
import { readPhone } from '@melhor-escola/domain/phone-number';
import type { CsvValues, MaxLengths } from '../csv/csv-table.ts';
import { readAmenities, readStages, stageColumnNames } from './census-facts.ts';
import type { FactColumns } from './stated-facts.ts';
import {
  type Dependency,
  readPublicFunding,
  readZipCode,
  type SchoolReading,
  type Situation,
  unreadableFields,
} from './school-record.ts';

/** Required columns of the School Census microdata. Each entry lists the possible names of a column. */
export const microdataColumns: readonly (readonly string[])[] = [
  ['nu_ano_censo'],
  ['co_entidade'],
  ['no_entidade'],
  ['co_municipio'],
  ['tp_dependencia'],
  ['tp_situacao_funcionamento'],
];

/** Maximum lengths in characters. The data dictionary allows about half as many. */
export const MICRODATA_MAX_LENGTHS: MaxLengths = {
  no_entidade: 200,
  ds_endereco: 200,
  nu_endereco: 40,
  ds_complemento: 200,
  no_bairro: 100,
};

/**
 * A school of the School Census microdata (INEP, 'microdados da educação básica' of 2023, 2024 and 2025), with the
 * column names of its data dictionary.
 */
export function readMicrodata(values: CsvValues): SchoolReading {
  const codEnt = values.get('co_entidade');
  if (!/^\d{8}$/.test(codEnt))
    return {
      problem: {
        reason: 'the school code (CO_ENTIDADE) is not eight digits',
        advice: 'O código da escola (CO_ENTIDADE) não tem oito dígitos.',
      },
    };
  const name = values.get('no_entidade');
  if (!/\p{L}/u.test(name))
    return {
      problem: {
        reason: 'the school has no name (NO_ENTIDADE)',
        advice: 'A escola está sem nome (NO_ENTIDADE).',
      },
    };
  const dependency = dependencies.get(values.get('tp_dependencia'));
  if (!dependency)
    return {
      problem: {
        reason: 'unknown administrative dependency (TP_DEPENDENCIA)',
        advice: 'Não conhecemos esta dependência administrativa (TP_DEPENDENCIA).',
      },
    };
  const situation = situations.get(values.get('tp_situacao_funcionamento'));
  if (!situation)
    return {
      problem: {
        reason: 'unknown situation (TP_SITUACAO_FUNCIONAMENTO)',
        advice: 'Não conhecemos esta situação (TP_SITUACAO_FUNCIONAMENTO).',
      },
    };
  const censusYear = Number(values.get('nu_ano_censo'));
  // A mistyped 2100 would lock the school against every census until then.
  if (!(censusYear >= 2000 && censusYear <= Number(today().slice(0, 4)) + 1))
    return {
      problem: {
        reason: 'no census year (NU_ANO_CENSO)',
        advice: 'O ano do Censo (NU_ANO_CENSO) falta ou está errado.',
      },
    };
  const enrollments = values.get('qt_mat_bas');
  const phone = readPhone(values.get('nu_telefone'), values.get('nu_ddd'));
  const cnpj = readCnpj(values.get('nu_cnpj_escola_privada'));
  return {
    record: {
      codEnt: Number(codEnt),
      name,
      city: { code: Number(values.get('co_municipio')) },
      dependency,
      situation,
      publiclyFunded: readPublicFunding(
        values.get('in_poder_publico_parceria') || values.get('in_conveniada_pp'),
        values.get('tp_categoria_escola_privada'),
      ),
      censusYear,
      street: values.get('ds_endereco'),
      number: values.get('nu_endereco'),
      complement: values.get('ds_complemento'),
      neighborhood: values.get('no_bairro'),
      zipCode: readZipCode(values.get('co_cep')),
      phone,
      cnpj,
      unreadable: unreadableFields({
        telephones: [values.get('nu_telefone'), phone],
        CNPJs: [values.get('nu_cnpj_escola_privada'), cnpj],
      }),
      latitude: values.get('latitude'),
      longitude: values.get('longitude'),
      stageMask: readStages(values),
      amenities: readAmenities(values),
      enrollments: /^\d+$/.test(enrollments) ? Number(enrollments) : undefined,
    },
  };
}

const dependencies = new Map<string, Dependency>([
  ['1', 1],
  ['2', 2],
  ['3', 3],
  ['4', 4],
]);

const situations = new Map<string, Situation>([
  ['1', 'active'],
  ['2', 'suspended'],
  ['3', 'closed'],
  ['4', 'closed'],
]);

/** Columns that state each fact; a file may lack any of them. */
export const microdataFacts: FactColumns = {
  street: ['ds_endereco'],
  number: ['nu_endereco'],
  complement: ['ds_complemento'],
  neighborhood_id: ['no_bairro'],
  zip_code: ['co_cep'],
  phone: ['nu_telefone'],
  cnpj: ['nu_cnpj_escola_privada'],
  position_precision: ['latitude', 'longitude'],
  stage_mask: stageColumnNames,
  enrollments: ['qt_mat_bas'],
};

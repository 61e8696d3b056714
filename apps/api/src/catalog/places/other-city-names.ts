import { placeKey } from '@melhor-escola/domain/place-key';
import { findStateByCityCode } from '@melhor-escola/domain/state';

/**
 * Names of municipalities besides the official one, by IBGE code: former ones, short ones, and spellings of registers that
 * `placeKey` does not unify. Former names are from IBGE's history of each municipality (cidades.ibge.gov.br, 'Histórico') and its list
 * of renamed municipalities; spellings from INEP's Catálogo de Escolas, electoral lists and GeoNames. The official names are those of
 * @brazilian-utils.
 */
const otherNames: Readonly<Record<number, readonly string[]>> = {
  1100148: ['Nova Brasilândia'], // Nova Brasilândia d'Oeste, RO
  1400605: ['São Luiz'], // São Luiz do Anauá, RR
  1600154: ['Água Branca do Amapari'], // Pedra Branca do Amapari, AP
  1708254: ['Fortaleza do Tabocão'], // Tabocão, TO
  1713205: ['Miracema do Norte'], // Miracema do Tocantins, TO
  1713809: ['Mosquito'], // Palmeiras do Tocantins, TO
  1716109: ['Paraíso do Norte de Goiás'], // Paraíso do Tocantins, TO
  1720499: ['São Valério da Natividade'], // São Valério, TO
  2113009: ['Victorino Freire'], // Vitorino Freire, MA
  2304269: ['Deputado Irapuã Pinheiro'], // Deputado Irapuan Pinheiro, CE
  2400208: ['Açu'], // Assú, RN
  2401305: ['Augusto Severo'], // Campo Grande, RN
  2405306: ['Boa Saúde'], // Januário Cicco, RN
  2407609: ['Junco'], // Messias Targino, RN
  2410306: ['Presidente Juscelino'], // Serra Caiada, RN
  2412559: ['São Miguel de Touros'], // São Miguel do Gostoso, RN
  2505501: ['Desterro de Malta'], // Vista Serrana, PB
  2513653: ['Santarém'], // Joca Claudino, PB
  2513968: ['São Domingos de Pombal'], // São Domingos, PB
  2515401: ['Seridó'], // São Vicente do Seridó, PB
  2516409: ['Campo de Santana'], // Tacima, PB
  2602902: ['Cabo'], // Cabo de Santo Agostinho, PE
  2607604: ['Itamaracá'], // Ilha de Itamaracá, PE
  2607901: ['Jaboatão'], // Jaboatão dos Guararapes, PE
  2613107: ['São Caetano'], // São Caitano, PE
  2900504: ['Água Quente'], // Érico Cardoso, BA
  2903300: ['Governador Lomanto Júnior'], // Barro Preto, BA
  2905602: ['Camacã'], // Camacan, BA
  2919504: ['Livramento do Brumado'], // Livramento de Nossa Senhora, BA
  3102704: ['André Fernandes'], // Cachoeira de Pajeú, MG
  3131802: ['Itabirinha de Mantena'], // Itabirinha, MG
  3151503: ['Piuí', 'Pium-í'], // Piumhi, MG
  3172202: ['Venceslau Brás'], // Wenceslau Braz, MG
  3300233: ['Búzios'], // Armação dos Búzios, RJ
  3305901: ['Trajano de Morais'], // Trajano de Moraes, RJ
  3507803: ['Brodósqui'], // Brodowski, SP
  3515004: ['Embu'], // Embu das Artes, SP
  3516101: ['Florínia'], // Florínea, SP
  3520905: ['Ipauçu'], // Ipaussu, SP
  4128500: ['Venceslau Brás'], // Wenceslau Braz, PR
  4128625: ['Vila Alta'], // Alto Paraíso, PR
  4212809: ['Piçarras'], // Balneário Piçarras, SC
  4216909: ["São Lourenço d'Oeste"], // São Lourenço do Oeste, SC
  4217204: ["São Miguel d'Oeste"], // São Miguel do Oeste, SC
  4323770: ['Vestfália'], // Westfália, RS
  5107008: ['Poxoréo'], // Poxoréu, MT
  5107107: ['Quatro Marcos'], // São José dos Quatro Marcos, MT
  5203500: ['Bom Jesus'], // Bom Jesus de Goiás, GO
};

/** Another name of a municipality. */
export interface OtherCityName {
  /** Seven-digit IBGE code. */
  readonly id: number;
  readonly uf: string;
  readonly name: string;
  /** `placeKey(name)`. */
  readonly key: string;
}

/** All names of the table. */
export const otherCityNames: readonly OtherCityName[] = Object.entries(otherNames).flatMap(([code, names]) =>
  names.map((name) => ({
    id: Number(code),
    uf: findStateByCityCode(Number(code))?.uf ?? '',
    name,
    key: placeKey(name),
  })),
);

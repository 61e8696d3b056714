/**
 * City slugs by nickname, normalized with `normalizeSearchText`. Only nicknames that are unambiguous in the whole country.
 */
export const cityNicknames: Readonly<Record<string, string>> = {
  sampa: 'sao-paulo-sp',
  sp: 'sao-paulo-sp',
  spo: 'sao-paulo-sp',
  'sao paulo capital': 'sao-paulo-sp',
  rj: 'rio-de-janeiro-rj',
  rio: 'rio-de-janeiro-rj',
  bh: 'belo-horizonte-mg',
  beaga: 'belo-horizonte-mg',
  poa: 'porto-alegre-rs',
  floripa: 'florianopolis-sc',
  bsb: 'brasilia-df',
  ssa: 'salvador-ba',
  cwb: 'curitiba-pr',
  ctba: 'curitiba-pr',
  jampa: 'joao-pessoa-pb',
  slz: 'sao-luis-ma',
  jf: 'juiz-de-fora-mg',
  sjc: 'sao-jose-dos-campos-sp',
  sbc: 'sao-bernardo-do-campo-sp',
  scs: 'sao-caetano-do-sul-sp',
  bc: 'balneario-camboriu-sc',
  udi: 'uberlandia-mg',
  vix: 'vitoria-es',
  cg: 'campo-grande-ms',
  gyn: 'goiania-go',
  'rib preto': 'ribeirao-preto-sp',
  rp: 'ribeirao-preto-sp',
};

/** Expansions of abbreviated first words of city names, both normalized: 'S. Paulo' → 'sao paulo'. */
export const cityNameAbbreviations: Readonly<Record<string, readonly string[]>> = {
  s: ['sao', 'santo', 'santa'],
  sta: ['santa'],
  sto: ['santo'],
  n: ['nossa', 'nova', 'novo'],
  gov: ['governador'],
  pres: ['presidente'],
  cel: ['coronel'],
  cap: ['capitao'],
  cons: ['conselheiro'],
  eng: ['engenheiro'],
  mal: ['marechal'],
  bal: ['balneario'],
  dr: ['doutor'],
};

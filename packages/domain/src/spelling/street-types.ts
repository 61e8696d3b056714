/**
 * Streets of São Paulo whose name begins with a preposition, for a register that leaves out their type ('DO ESTADO') or the preposition
 * ('AVENIDA CURSINO'). Those that are not listed are nearly always a 'Rua': in its rows with a type, four of five.
 */
const streetsByType: Readonly<Record<string, string>> = {
  ALAMEDA:
    'DOS_AICAS DOS_ANAPURUS DOS_ARAES DOS_ARAPANES DOS_CHANES DOS_GUAIASES DOS_GUAINUMBIS DOS_GUARAMOMIS DOS_GUATAS DOS_JAUAPERIS ' +
    'DOS_JURUPIS DOS_MARACATINS DOS_NHAMBIQUARAS DOS_PAMARIS DOS_QUINIMURAS DOS_TUPINAS DOS_TUPINIQUINS DOS_UAPES DOS_UBIATANS',
  AVENIDA:
    'DAS_ALAMANDAS DO_ANASTACIO DO_ARVOREIRO DOS_BANDEIRANTES DAS_CEREJEIRAS DO_CONTORNO DO_CURSINO DO_ESTADO DOS_EUCALIPTOS DO_GUACA ' +
    'DO_IMPERADOR DA_LIBERDADE DOS_METALURGICOS DAS_NACOES_UNIDAS DO_ORATORIO DOS_OURIVES DO_RIO_PEQUENO DOS_SERTANISTAS DOS_TAJURAS ' +
    'DOS_TEXTEIS',
  ESTRADA:
    'DO_ALVARENGA DA_BARONESA DO_CAMPO_LIMPO DA_COLONIA DA_CUMBICA DO_CURUCUTU DOS_FIDELIS DE_ITAPECERICA DO_JARARAU DO_LAGEADO_VELHO ' +
    "DAS_LAGRIMAS DO_LAJEADO_VELHO DO_M_BOI_MIRIM DO_MBOI_MIRIM DO_M'BOI_MIRIM DOS_MENDES DE_PIRAPORA DA_RIVIERA DO_SABAO DE_TAIPAS",
  LARGO: 'DA_BATATA DA_MATRIZ_VELHA DE_SAO_BENTO DO_SOCORRO',
  PRAÇA: 'DA_BANDEIRA DO_MONUMENTO DA_REPUBLICA DA_SE',
  RUA: 'DA_CONSOLACAO DO_GRITO DA_MOOCA DO_ORATORIO DO_ORFANATO DOS_TRILHOS',
};

const preposition = /^D[AEO]S? /u;
const streets = Object.entries(streetsByType).flatMap(([type, names]) =>
  names.split(' ').map((name) => [type, name.replaceAll('_', ' ')] as const),
);
const types = new Map(
  streets.filter(([type]) => type !== 'RUA').map(([type, name]) => [name.replace(preposition, ''), type]),
);
const prepositions = new Map(
  streets.map(([type, name]) => [
    `${type} ${name.replace(preposition, '')}`,
    preposition.exec(name)?.[0] ?? '',
  ]),
);

/** The type of a street whose name in capitals begins with a preposition: 'DO ESTADO' → 'AVENIDA', 'DO CONVENTO' → 'RUA'. */
export function typeOfStreet(name: string): string {
  return types.get(name.replace(preposition, '')) ?? 'RUA';
}

/** The preposition with a space that a register left out before a name in capitals: 'AVENIDA' and 'CURSINO' → 'DO '. Mostly ''. */
export function prepositionOfStreet(type: string, name: string): string {
  return prepositions.get(`${type} ${name}`) ?? '';
}

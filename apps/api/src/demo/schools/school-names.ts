import type { Random } from '../random.ts';

/** Kinds of school by stage; the `long` ones test the layout. */
const kinds = {
  early: ['Escola', 'Escola Infantil', 'Centro de Educação Infantil', 'Espaço Educativo', 'Jardim Escola'],
  basic: ['Colégio', 'Escola', 'Centro Educacional', 'Instituto Educacional', 'Colégio', 'Educandário'],
  long: [
    'Centro Educacional Integrado de Educação Infantil, Ensino Fundamental e Ensino Médio',
    'Cooperativa de Trabalho Educacional de Pais, Professores e Amigos do Colégio',
    'Instituto de Educação, Cultura, Ciência e Desenvolvimento Humano',
  ],
} as const;

/** Nouns with their gender, which combined with a quality form a name no school has. */
const things: readonly (readonly [string, 'm' | 'f'])[] = [
  ...'Tucano Jabuti Colibri Lagarto Sabiá Caramujo Tatu Vagalume Pirilampo Gavião Bem-te-vi Boto Quati Ouriço Pinguim Guarani Cometa Farolete Cata-vento Barquinho Balão Telescópio Moinho Novelo Astrolábio Pergaminho Trenzinho Carrossel Ipê Jacarandá Girassol Umbu Cacau Cajueiro Manacá'
    .split(' ')
    .map((name) => [name, 'm'] as const),
  ...'Arara Garça Capivara Libélula Joaninha Cigarra Coruja Lontra Jaguatirica Andorinha Pipa Bússola Ampulheta Lanterna Gangorra Nuvem Lagoa Maré Colmeia Concha Bromélia Pitanga Jabuticaba Sumaúma Vitória-régia Araucária Mangabeira Carnaúba Samambaia Orquídea'
    .split(' ')
    .map((name) => [name, 'f'] as const),
];

/** Masculine and feminine adjectives. */
const qualities: readonly (readonly [string, string])[] = (
  'Violeta Turquesa Esmeralda Anil Safira Cintilante Saltitante Errante Valente Gentil Tranquilo/a Sereno/a Curioso/a ' +
  'Inventivo/a Distraído/a Risonho/a Dourado/a Prateado/a Encarnado/a Azulado/a Estrelado/a Enluarado/a Alado/a ' +
  'Encantado/a Sonhador/Sonhadora Viajante Navegante Madrugador/Madrugadora Cantante Ensolarado/a Listrado/a Pintado/a'
)
  .split(' ')
  .map((word) => {
    const [masculine = '', ending] = word.split('/');
    if (ending === undefined) return [masculine, masculine];
    return [masculine, ending === 'a' ? masculine.replace(/o$/, 'a') : ending];
  });

/** Share of names as long as the longest real one. */
const longShare = 0.02;

/** A fictional school name: 'Colégio Tucano Sereno'. `early` for schools with small children only. */
export function fictionalSchoolName(random: Random, early: boolean): string {
  const isLong = random.chance(longShare);
  const kind = random.pick(isLong ? kinds.long : early ? kinds.early : kinds.basic);
  const [thing, gender] = random.pick(things);
  const [masculine, feminine] = random.pick(qualities);
  const name = `${kind} ${thing} ${gender === 'm' ? masculine : feminine}`;
  return isLong ? `${name} – Unidade ${random.pick(['I', 'II', 'III', 'Jardim das Hortênsias'])}` : name;
}

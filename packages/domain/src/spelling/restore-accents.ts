import { normalizeSearchText } from '../search/search-text.ts';

/** Endings that Portuguese always accents, in the singular (the plural adds an s) and in the plural. */
const ENDINGS = `
  ão ções sões guaçu íssimo íssima âncio écia vânia ástico ástica ósio ísio ásio ônio ões ção ência ância ário ório ício ácio úcio ênio ínio élio ílio úlio ávio ério írio úrio ódio ídio
  ádio égio élia ília ênia ícia úcia ávia ívia ídia ável ível ópolis lândia ógico ógica ático ática ético ética
  ístico ística ônico ônica ânico ânica ólico ólica élico élica ífico ífica ômico ômica ítico ítica ódico ódica
  ínico ínica
`;

/**
 * Other words whose unaccented form is unambiguous, or nearly so in the name of a school or a street. Excludes words that also exist
 * without the accent ('para', 'pais', 'agora') and names with two spellings ('Antonio').
 */
const WORDS = `
  ábaco abaeté abóbora abraçar abraço acácia acadêmica acadêmico açafrão açaí acaiá ação ações açores açúcar açucena acústica
  aeródromo áfrica ágape ágil agrária água aguaí águia águilas aimoré álamo albânia além alemã alguém aliança alípio alvará
  álvares álvaro amália amanhã amapá amazônia américa américo anália análise andaraí andré andréa ângela ângelo ângelus ângulo
  anhangabaú aníbal ânimo apiaí ápice apóstolo aquém áquila araçá araguaína araújo árbitro arcádia área áries armazém arnóbio
  artêmis aruanã árvore ásia assédio ateliê atlântico atlântida átomo áudio áurea áureo austrália áustria autêntico autódromo
  avaré ávila avô avós baía balcão bálsamo bancária baobá bárbara básica básico basílica baú bebê begônia belém bélgica bênção
  berçário bíblica bíblico biguá bilíngue bogotá bolívar bonança braço bragança brás britânia butantã cabuçu café caiuá cajá
  calcutá caledônia califórnia câmara canaã canadá canção câncer cândida cândido cangaíba canindé cântico capricórnio caracóis
  caraíbas carandá caráter cáritas cássia cássio caxinguelê ceará célia célio célula césar céu chá chácara chapéu chinês cícero
  cipó círculo cívica cívico clássica clássico cláudia cláudio clímaco clímax clóvis código coité colômbia colônia começo
  comércio comunitária concórdia cônego confiança constança convívio córrego cortês corumbá cotoxó criança criançada cristã
  cristóvão cuiabá cupecê cupuaçu currículo curuçá dália dança délia délio difícil dígitos dinâmica dinâmico diógenes dionísia
  discípulo dócil ebenézer eça ecumênico éden efatá éfeso elástico élvio época esaú espaço espaçonave esperança espírita
  espírito estágio estúdio éter ética ético etiópia eulália eurídice eurípedes eusébio êxito êxodo fábio fábrica fábula fácil
  falcão falcões farmácia faróis fátima fé feijó feitiço félix fênix ferroviária fértil filadélfia filantrópica filantrópico
  flórida fogaça força frança francês freguês gávea gêmeos gênesis gênio geográfico gerânio germânia girassóis giroflá giroflê
  gláuber glicínia glória goiânia goiás gonçalo gonçalves graça grajaú graúna gravataí guaçu guaianá guaimbé guaió guaíra guará
  guaraí guaraná guaratã guaraú guarujá guimarães hábito hamburguês hélia hélice hélio heloísa herança hércules herói hexágono
  hífen hípico hipódromo hipótese história histórico hortênsia humaitá ibaté ibicuí ibiúna icaraí ícone igaraçu igarapé iguaçu
  ilíada imbé imbuí ímpar inácia inajá indaiá índia indígena índio inês inglês inhaúma íntimo ipaúna ipê iraí íris irmã isaías
  islâmico itaberaí itaboraí itaguaçu itaí itajaí itália ítalo itararé itaú itaúna ivaí jaçanã jacarandá jacaré jacareí jácome
  jacuí jaguaré jaguareté jânio japonês jaraguá jataí jatobá jaú jeová jequié jequitibá jericó jerônimo jerusalém jéssica
  jesuíta jordânia josafá josé josué juá juçaral judá juíza juízo júlia júlio jundiaí júnior júpiter juquiá juruá laço lágrima
  lâmpada lápis lavapés lázaro leãozinho lélia lembrança léo leônidas líbano líbero líbia lícia líder liderança líderes lídia
  líquido lírio literária lívia lógica lógico lótus lourença lourenço lúcia lúcio lúdica lúdico luís luísa lúmen maçã macapá
  macaúba macedônia mãe magalhães mágica mágico magnólia mamãe manacá manhã mântua mãos máquina marabá maracá maracanã maracujá
  márcia márcio maré maringá mário marítimo mártir mártires máscara mauá máximo médici médio memória mendonça mercês mércia
  mérito mês método metrô metrópole méxico míriam missionária miúda miúdo móbile moça moço módulo moisés mônica mudança müller
  múltipla múltiplo mundaú múndi município música nádia nápoles natália nazaré néctar nélia nenê neném nhocuné nicarágua níger
  ninguém níveis nível nóbrega noé noêmia noitibó núcleo número oásis oceânico óculos óleo olímpia olímpica olímpico olímpio
  ômega onça ônibus operária oráculo oratória órbita órgão órion orquídea paço pádua página países pajaú palhaço panamá paraíba
  paraíso paraná paranaguá parapuã paraú parnaíba paróquia pássaro patagônia pátria pé peça penélope pensilvânia pentágono
  pequiá pêra perequê péricles pérola perpétua perpétuo pêssego pétala petúnia piá piatã piauí picanço pirajá pirâmide pirapó
  plástica plástico plátano plêiades poá poço poconé pólen polígono politécnica politécnico pólo polônia porã porém português
  poupança praça pré preâmbulo prédio prelúdio prêmio presépio primária príncipe princípio proença propósito próprio próspero
  próton próximo pública público quatá química quitéria quixadá raízes ré recomeço refém reforço refúgio relíquia relógio
  remédio república retângulo rincão rítmica rodoviária romã rômulo rondônia rústico sá sabará sabiá sábio sacomã sândalo
  sapucaí satélite saúde saúva sávio século secundária segurança sêmen sênior sérgio sertãozinho sérvia serviço siloé sílvia
  sílvio símbolo sinaí sinhá síntese síria sírio sítio sócrates sodré sofá sólido sólon sônia súditos suíça suíço sumaré surucuá
  tácito taió tamandaré tamanduá também tânia tapajós taperoá tapiraí taquaraçu tarcísio tarumã tatuapé tatuí taubaté técnica
  técnico tédio tênis teodósia tércio têxteis têxtil tibúrcio tietê timbaúba timbó tinguá tocantínia tomás tomé topázio traço
  trajetória trânsito tremembé três triângulo trilíngue troféu trópico tucunaré tuiuí túlio tupã tupinambá uacumã ubá uchôa
  única único universitária uruçuí uruguaí urupês útil valença valéria valquíria vânia várzea veículo vênus vértice vinícius
  vintém virgínia vítor vitória vó você vovó vulcão vulcões xará xerém xodó zabelê zélia zoé
`;

/** Words that only look as if they were among these. */
const AS_WRITTEN = new Set(
  'antonio bilbao callao caos ciao liao judas macao marcantonio mares tao'.split(' '),
);

/** Names with a fixed spelling after 'Santo', 'Santa' or 'São', although people may spell them otherwise. */
const SAINTS = `antônio inácio lúcia mônica bárbara cecília inês ângela luís luíza jerônimo lázaro patrício maurício tomás estêvão
  verônica júlia amália apolônia helena expedito`;

/** Saints that registers spell in more than one way. */
const RESPELLED_SAINTS: readonly (readonly [string, string])[] = [
  ['terezinha', 'teresinha'],
  ['therezinha', 'teresinha'],
  ['theresinha', 'teresinha'],
];

/** Shorter words with such an ending are something else: 'Goes', 'navio'. */
const MIN_STEM = 2;

const listOf = (text: string): string[] => text.split(/\s+/u).filter(Boolean);
const byPlainForm = (words: readonly string[]): [string, string][] =>
  words.map((word) => [normalizeSearchText(word), word]);

const unambiguousWords = new Map(byPlainForm(listOf(WORDS)));
const saintNames = new Map([...byPlainForm(listOf(SAINTS)), ...RESPELLED_SAINTS]);
const endings = byPlainForm(listOf(ENDINGS)).toSorted(([one], [other]) => other.length - one.length);

/** Words before a saint's name. */
const saintTitles = new Set(['santo', 'santa', 'sao']);

/**
 * The accented word in lower case if only one spelling is possible, else `undefined`.
 *
 * @param previous the preceding word in any case and spelling, or ''.
 */
export function restoreAccents(word: string, previous: string): string | undefined {
  const plain = word.toLowerCase();
  const saint = saintTitles.has(normalizeSearchText(previous)) ? saintNames.get(plain) : undefined;
  return saint ?? accentWord(plain) ?? accentEnding(plain);
}

/** Listed words in the singular have their plural too. */
function accentWord(plain: string): string | undefined {
  if (AS_WRITTEN.has(plain)) return undefined;
  const singular = plain.endsWith('s') ? unambiguousWords.get(plain.slice(0, -1)) : undefined;
  return unambiguousWords.get(plain) ?? (singular && `${singular}s`);
}

function accentEnding(plain: string): string | undefined {
  if (AS_WRITTEN.has(plain)) return undefined;
  for (const [ending, accented] of endings) {
    const plural = plain.endsWith(`${ending}s`) ? 's' : '';
    const stem = plain.slice(0, plain.length - ending.length - plural.length);
    const isShort = stem.length < MIN_STEM && !(accented === 'ão' && plural === '' && stem !== '');
    if (!isShort && plain.endsWith(ending + plural)) return stem + accented + plural;
  }
  return undefined;
}

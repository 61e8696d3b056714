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
  ábaco abaeté abaíra abóbora abraçar abraço acácia acadêmica acadêmico açafrão açaí acaiá ação ações açores açúcar açucena
  acústica aeródromo áfrica ágape ágil aglaê agrária água aguaí águia águilas aimoré álamo albânia albérico além alemã alguém
  aliança alípio alvará álvares álvaro amália amanhã amapá amaporã amazônia américa américo amílcar anacé anália análise andaraí
  andré andréa ângela ângelo ângelus ângulo anhangabaú aníbal ânimo apacê apiacá apiaí ápice apinajé apóstolo aprígio aquém
  áquila araçá araçuaí araguaína araucária araújo araxá árbitro arcádia área aricá áries armazém arnóbio artêmis aruanã arubé
  árvore asdrúbal ásia assaré assédio ateliê atenágoras atlântico atlântida átomo aturiá áudio áurea áureo austrália áustria
  autêntico autódromo avaré ávila avô avós babilônia baía balcão bálsamo bancária baobá bárbara básica básico basílica batuíra
  baú bebê begônia belém bélgica bênção berçário bérgamo bertolínia bíblica bíblico biguá bilíngue bogotá bolívar bonança
  botuporã braço bragança brás britânia butantã butiá caboré cabuçu café caiuá cajá calcutá caledônia califórnia calógero câmara
  cambucá caminhoá canaã canadá canápolis canção câncer candelária cândida cândido cangaíba cangambá canindé cântaro cântico
  capítulo capricórnio caracóis caraguatá caraíbas caraipé carandá caráter carijó cáritas cássia cássio caxinguelê ceará célia
  célio célula césar céu chá chácara chapéu chinês cícero cíclame cipó círculo ciríaco cívica cívico clássica clássico cláudia
  cláudio clímaco clímax clóvis código coité colaço colômbia colônia começo comédia comércio comunitária concórdia cônego
  confiança consórcio constança contíguo convívio córrego cortegaça cortês corumbá cotoxó criança criançada cristã cristóvão
  cuiabá cupecê cupuaçu currículo curuçá dácio dália dança décio délia délio demétrio dendê diáspora difícil dígitos dinâmica
  dinâmico diógenes dionísia discípulo dócil doçura ebenézer eça ecumênico éden efatá éfeso elástico elói élvio enéas época
  equilíbrio esaú espaço espaçonave espártaco esperança espinhaço espírita espírito estágio estúdio éter ética ético etiópia
  eulália eurídice eurípedes eusébio évora êxito êxodo fábio fábrica fábula fácil falcão falcões farmácia faróis fátima fé feijó
  feitiço félix fênix ferroviária fértil fidélis filadélfia filantrópica filantrópico florêncio flórida fogaça força fórmula
  frança francês freguês gaúcho gávea gêmeos gênese gênesis gênio geográfico gerânio germânia girassóis giroflá giroflê gláuber
  glicínia glória goiânia goiás góis gonçalo gonçalves graça grajaú grapirá grauçá graúna gravataí guacá guaçu guaianá guaiaúna
  guaimbé guaió guaipá guaíra guairaçá guaná guapiaçu guará guaraí guaraná guaranésia guaratã guaraú guarujá guimarães habenária
  hábito hamburguês hélcio hélia hélice helicônia hélio heloísa herança hércules hereditária hermógenes herói hexágono
  hierápolis hífen hípico hipódromo hipólito hipótese história histórico hortênsia humaitá ibaté ibicuí ibiúna icaraí ícone
  igaraçu igarapé igarité iguaçu ilíada imbé imbuí imbuiá ímpar inácia inajá indaiá índia indígena índio inês inglês inhaúma
  inocêncio íntimo ipaúna ipê iraí irerê íris irmã isaías islâmico itaberaí itaboraí ítaca itaguaçu itaí itajaí itália ítalo
  itambé itapanhaú itápolis itararé itaú itaúna ivaí jaçanã jacarandá jacaré jacareí jácome jacuí jaguaré jaguareté jaguariaíva
  jânio japonês japurá jaraguá jararaú jataí jatobá jaú jeová jequié jequiriçá jequitibá jericinó jericó jerônimo jerusalém
  jéssica jesuíno jesuíta jordânia josafá josé josué juá juçaral jucuruçu judá juíza juízo júlia júlio jundiaí júnior jupará
  júpiter juquiá juruá juvêncio lacedemônia laço lágrima laís lâmpada lápis lavapés lázaro leãozinho lélia lembrança léo leôncio
  leônidas líbano líbero líbia lícia lício líder liderança líderes lídia língua líquido lírico lírio literária lívia lógica
  lógico lótus lourença lourenço lúcia lúcio lúdica lúdico luís luísa lúmen lusitânia luzitânia maçã macapá macaúba macedônia
  macururé mãe magalhães mágica mágico magnólia mamãe manacá mangericão manhã manjericão mântua mãos máquina marabá maracá
  maracanã maracujá marçal márcia márcio maré maricá maringá mário marítimo mártir mártires máscara massapê mauá máximo médici
  médio melgaço memória mendonça mercês mércia mérito mês metalúrgico método metrô metrópole méxico míriam misericórdia
  missionária miúda miúdo móbile moça moço módulo moisés mônica mororó mossâmedes mudança müller múltipla múltiplo mundaú múndi
  município música nácar nádia nápoles natália nazaré néctar nélia nélio nemésia nenê neném nhocuné nicarágua nícia níger
  ninguém níveis nível nóbrega noé noêmia noitibó núcleo número oásis oceânico óculos óleo olímpia olímpica olímpico olímpio
  ômega onça ônibus operária oráculo oratória órbita órgão orindiúva órion orquídea osíris paço pacômio pádua página países
  pajaú palhaço panamá panônia paquetá paraíba paraíso parâmetro paraná paranaguá parapuã paraú parnaíba paróquia pássaro
  patagônia pátio pátria pé peça pelágio penélope pensilvânia pentágono pequiá pêra perequê péricles pérola perpétua perpétuo
  perseverança pêssego pétala petúnia piatã piauí picanço pirajá pirâmide pirapó pitágoras plácido plástica plástico plátano
  plêiades poá poço poconé pólen polígono politécnica politécnico pólo polônia porã porciúncula porém português poupança praça
  pré preâmbulo prédio prelúdio prêmio presépio primária príncipe princípio proença propósito próprio próspero próton próximo
  pública público públio quatá queirós química quitéria quixadá raça raízes ré rebouças recomeço refém reforço refúgio régis
  relíquia relógio remédio república retângulo rincão rítmica rodoviária romã rômulo rondônia rosália rosálio rústico sá sabará
  sabáudia sabiá sábio sacomã sálvia sâmara sândalo sapucaí satélite saúde saúva sávio século secundária segurança sêmen sênior
  sérgio sertãozinho sérvia serviço siloé sílvia sílvio símbolo sinaí sinhá síntese síria sírio sítio sócrates sodré sofá sólido
  sólon sônia sóter sucuriú súditos suíça suíço sumaré surucuá tabapuã tácito taguá taió tamandaré tamanduá também tamuatá tânia
  tapacurá tapajós taperoá tapiraí taquaraçu tarcísio tarumã tatuapé tatuí tauá taubaté távora técnica técnico tédio teerã tênis
  teodósia tércio têxteis têxtil tibúrcio tietê timbaúba timbó timóteo tinguá tocantínia tomás tomé topázio torixoréu traço
  trajetória trânsito tremembé três triângulo trilíngue troféu trópico tucunaré tuiuí túlio tupã tupinambá uacumã ubá uchôa
  única único universitária uruçu uruçuí uruguaí urupês útil valença valéria valquíria vânia varsóvia várzea veículo vênus
  vértice vinícius vintém virgínia vítor vitória vó você vovó vulcão vulcões xará xerém xodó zabelê zélia zíngaro zoé
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

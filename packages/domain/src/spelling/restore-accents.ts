import { normalizeSearchText } from '../search/search-text.ts';

/** Endings that Portuguese always accents, in the singular (the plural adds an s) and in the plural. */
const ENDINGS = `
  ão ções sões guaçu íssimo íssima âncio écia vânia ástico ástica ósio ísio ásio ônio ões ção ência ância ário ório ício ácio úcio ênio ínio élio ílio úlio ávio ério írio úrio ódio ídio
  ádio égio élia ília ênia ícia úcia ávia ívia ídia ável ível ópolis lândia ógico ógica ático ática ético ética
  ístico ística ônico ônica ânico ânica ólico ólica élico élica ífico ífica ômico ômica ítico ítica ódico ódica
  ínico ínica õezinhos ãozinho âmico âmica
`;

/**
 * Other words whose unaccented form is unambiguous, or nearly so in the name of a school or a street. Excludes words that also exist
 * without the accent ('para', 'pais', 'agora') and names with two spellings ('Antonio').
 */
const WORDS = `
  ábaco abadiânia abaeté abaíra abaré abatiá abóbora abraçar abraço acácia acadêmica acadêmico açafrão açaí acaiá ação acará acaraú
  acauã aceguá ações açoreana açores açoriana açoriano acreúna açúcar açucena açuruá acuruí acústica aeródromo afrânio áfrica afuá
  ágape ágata ágatha ágil aglaê agrária água aguaí aguapeí águia águilas aicá aída aimoré alaíde álamo albânia albérico alcaçuz
  alcântara alcobaça além alemã aléssio alexânia alguém aliança alípio aloândia alsácia altônia alvará alvarães álvares álvaro
  amália amanhã amapá amaporã amaturá amazônia américa américo amílcar anacé anagé anajás anália análise ananaí ananás anápolis
  anauá andaraí andré andréa anésio ângela ângelo ângelus ângulo anhangabaú aníbal ânimo anitápolis apacê aperfeiçoamento aperibé
  apiacá apiaí ápice apinajé apiúna aporá aporé apóstolo aprígio apuí apuiarés apurá aquém aquidabã áquila arabutã araçá araçaí
  aracanguá araçariguama araçatuba aracê araçuaí aragarças aragoiânia araguaína araguanã arambaré arapeí araporã araquá araranguá
  ararendá araribá aratuípe arauá araucária araújo araxá árbitro arcádia arcângelo ardósia área arenápolis argélia aricá áries
  aripuanã aristóteles armazém arnóbio arpuí artêmis aruanã arubé arujá árvore ascânio asdrúbal ásia aspásia assaí assaré assédio
  até ateliê atenágoras atlântico atlântida átomo atuaí aturiá áudio áurea áureo austrália áustria autêntico autódromo avaí avanço
  avaré ávila avô avós axixá babilônia baceúna badaró bagé baía balcão balé bálsamo bamboré bambuí banabuiú bancária banzaê baobá
  baraúna baraúnas bárbara básica básico basílica batayporã batuíra baturité baú baxiúva bebê begônia belágua belém bélgica bênção
  berçário bérgamo bertolínia betânia bíblica bíblico bicuíba biguá bilíngue boaçava bocaiúva bodocó bogotá bolívar bonança bororé
  botuporã botuverá braço bragança brás bráulia bráulio braúna braúnas brejaúba britânia bufê buíque bulgária buricá butantã butiá
  búzios caaporã caarapó cabaçal cabaré cabeça caboré cabrália cabreúva cabrobó cabuçu caburé caçador caçapava caculé caém caeté
  caetés caetité café caiapó caiapônia caibaté caiçara caiuá cajá cajaíba cajapió calçado calçoene calcutá caledônia califórnia
  calógero camaçari camalaú camapuã camaquã câmara cambará cambé camboriú cambucá cambuí cametá caminhoá campinaçu campinápolis
  canaã canadá canápolis canção câncer candelária cândida cândido candói cangaíba cangambá canguçu canindé cantá cântaro cântico
  capitólio capítulo capricórnio caraá caraça caracaraí caracóis caraguatá caraí caraíbas caraipé caraíva carajás carambeí caranaíba
  carandá carandaí carapicuíba caráter caraúbas careaçu carijó cariré caririaçu cáritas cariús carmésia cármine carnaíba carnaúba
  carombé cássia cássio catalão catamarã catiguá catolé catuípe caturaí caturité caxingó caxinguelê ceará célia célio célula césar
  céu céus chá chácara chalé chané chapecó chapéu chinês chorrochó cícero cíclame cipó cipotânea círculo ciríaco cívica cívico
  clássica clássico cláudia cláudio cleômenes clímaco clímax clíper clóvis coatá codajás código codó coité colaço colíder colômbia
  colônia comandaí começo comédia comércio comunitária concórdia condeúba cônego confiança consórcio constança contíguo convívio
  copérnico coroatá córrego corruíra cortegaça corumbá corumbaíba corumbataí corupá cotiporã cotoxó craíbas crateús criança
  criançada criciúma crisântemo crisólita cristã cristália cristiânia cristinápolis cristóvão crixás croácia cromínia cruzália
  cuiabá cuité cunhataí cupecê cupuaçu curimatá curiúva currículo curuá curuçá custódia dácio dália dâmaris dança danúbio décimo
  décio délia délio deméter demétrio demóstenes dendê deodápolis diáspora difícil dígitos dinâmica dinâmico diógenes dionísia
  discípulo divinésia dócil doçura dueré durandé ebenézer eça echaporã ecumênico éden éder efatá éfeso eirunepé elástico elíseo eloá
  elói élvio embaúba embirataí enéas ênio época equilíbrio érico erídano ervália esaú eslovênia espaço espaçonave espártaco
  esperança espinhaço espírita espírito ésquilo estágio estéfano estônia estúdio éter ética ético etiópia eudóxia eufrásia eugênia
  eugênio eulália eunápolis eurídice eurípedes eusébio euzébio évora exército êxito êxodo exupéry fábia fábio fábrica fábula fácil
  falcão falcões farmácia faróis fátima fé feijó feitiço félix fênix ferroviária fértil fidélis filadélfia filantrópica filantrópico
  floraí florânia florêncio flórida florínea fogaça força fórmula frança francês françoise freguês fubá fúlvio fumaça gália galiléia
  gambá gapuicipó garambéu garça garças gaúcha gaúcho gáudio gávea gêmeos gênese genésio gênesis gênio gênova geográfico gerânio
  germânia gilbués gílio girassóis giroflá giroflê giruá gláuber glicínia glória goianápolis goianésia goiânia goiás goioerê góis
  gonçalo gonçalves graça grajaú grapirá grauçá graúna gravatá gravataí grécia gregória groaíras guacá guaçu guaçuí guaianá guaiaúna
  guaíba guaiçara guaimbé guaió guaipá guaíra guairaçá guaiúba guajará guamá guamaré guaná guançã guanhães guapé guapiaçu guaporé
  guará guaraçaí guaraí guaraíta guaraná guaranésia guaraniaçu guarantã guaraqueçaba guarará guaratã guaratinguetá guaraú guareí
  guarujá guatá guatapará guaxupé guimarães guimarânia guirá gurinhatã gurinhém gurupá habenária hábito hamburguês heitoraí hélcio
  hélia hélice helicônia hélio heloísa herança hércules hereditária hermínia hermínio hermógenes herói hexágono hierápolis hífen
  hípico hipódromo hipólito hipótese história histórico horária hortênsia humaitá ibaté ibiá ibiaçá ibiaí ibiassucê ibicaraí ibicaré
  ibicuí ibiporã ibiraçu ibirapuã ibirapuitã ibirité ibirubá ibititá ibitiúra ibiúna icapuí içara icaraí icaraíma icém ícone iepê
  igaporã igaraçu igarapé igaratá igarité igrapiúna iguaçu iguaí iguaraçu ijuí ilhéus ilíada ilicínea imaruí imbaú imbé imbuí imbuiá
  ímpar inácia inajá indaiá índia indiaporã indiavaí indígena índio inês ingá ingaí inglês inhacorá inhaíba inhaúma inocêncio íntimo
  inúbia iomerê ipaúna ipê ipecaetá iperó ipeúna ipiaçu ipiaú ipiguá ipuã ipuaçu iracemápolis iraê iraí irapuã irará irauçuba iraúna
  irecê irerê íris irmã isaías islâmico itaberá itaberaí itaboraí ítaca itacajá itacaré itaeté itagibá itaguaçu itaguaí itaguajé
  itaí itaíba itaiçaba itaipé itajá itajaí itajuípe itália ítalo itamaracá itambaracá itambé itanhaém itanhangá itanhém itapaiúna
  itapajé itapanhaú itapé itaperiú itaperuçu itapirapuã itapiúna itapoá itápolis itaporã itapuã itapuí itaquiraí itararé itarumã
  itatiaiuçu itaú itaúba itauçu itaúna itinguçu itirapuã itiruçu itiúba itororó ituaçu ituberá iúna ivaí ivaiporã ivaté ivorá jaborá
  jaçanã jacarandá jacaraú jacaré jacareí jácome jácomo jacuí jacuípe jacundá jaguapitã jaguaraçu jaguaré jaguareté jaguariaíva
  jaguariúna jaíba jaicós janaúba jandaíra janduís jânio januária japaraíba japoatã japonês japorã japurá jaracatiá jaraguá jararaú
  jataí jataúba jateí jatobá jaú jeová jequiá jequié jequiriçá jequitaí jequitibá jeribá jericinó jericó jerônimo jerusalém jéssica
  jesuânia jesuíno jesuíta jesúpolis jetibá jiquiriçá jitaúna joaçaba joaíma joanésia jônatas jônia jordânia josafá josé josué
  joviânia juá juçaral jucás jucuruçu judá juíza juízo júlia júlio jundiá jundiaí júnior jupará jupiá júpiter juquiá juruá jutaí
  juvêncio kairós lábrea lacedemônia laço laércio lágrima laís lâmpada lápis lavapés lavínia lázaro leãozinho lélia lembrança
  lençóis léo leôncio leônidas letônia líbano líbero líbia lícia lício líder liderança líderes lídia língua líquido lírico lírio
  literária lituânia lívia lívio lógica lógico lótus lourença lourenço lúcia lúcio lúdica lúdico luís luísa luiziânia lúmen lumière
  luminárias lupércio lusitânia luziânia luzitânia maçã macaé macaíba maçambará macapá macaúba macedônia maceió macunaíma macururé
  mãe magalhães magé mágica mágico magnólia mairiporã mamãe mambaí mamborê mamoré manacá manaíra mâncio mandioré mangalô mangericão
  manhã manhuaçu manicoré manjericão mântua mãos máquina maquiné maraã marabá maracá maracaçumé maracaí maracaiá maracajá maracanã
  maracanaú maracujá marajá maranhãozinho marataízes marçal márcia márcio maré mariápolis maricá maringá mário marítimo marliéria
  martinópole mártir mártires maruí máscara massapê matipó matrinchã matupá mauá maués máximo médici médio melgaço memória mendonça
  mercês mércia mérito mês metalúrgico método metrô metrópole méxico milhã miraguaí miraí miraíma míriam misericórdia missionária
  miúda miúdo móbile moça moço módena módulo moiporá moisés mojuí molière mônaco monções mondaí mongaguá mônica montevidéu moraújo
  mormaço mororó morpará mossâmedes mossoró muaná mucajaí mucugê mudança müller múltipla múltiplo mundaú município muquém muriaé
  música músico mutuípe nácar nádia nápoles natália natércia naviraí nazaré nazária néctar nélia nélida nélio nemésia nenê neném
  nhamundá nhocuné nicarágua nícia níger nigéria ninguém nipoã nísia niterói níveis nível nóbrega noé noêmia noitibó núcleo número
  oásis óbidos ocauçu oceânico óculos óleo olímpia olímpica olímpico olímpio olivença ômega onça ônibus ônix operária oráculo
  oratória órbita órgão orígenes orindiúva órion oriximiná orizânia orobó orocó orós orquídea osíris ourém ouriçangas pacajá paço
  pacômio pacuí pacujá pádua página paiçandu países pajaú pajeú palhaço palhoça palmácia palmeirândia pâmela panamá panônia paquetá
  paraí paraíba paraíso parâmetro paraná paranaguá paranaíba paranaíta paranapuã paranavaí parapuã paraú paraúna parnaguá parnaíba
  parobé paróquia paruá pássaro patagônia pátio pátria paulínia paulistânia pé peça peçanha pejuçara pelágio penápolis penélope
  pensilvânia pentágono pequiá pêra perequê péricles peritoró pérola perpétua perpétuo perseverança peruíbe pêssego pétala petúnia
  piaçabuçu piancó piatã piauí picanço piçarra piçarras picuí pilõezinhos pindaí pindaré píndaro pindobaçu piraí pirajá pirajuçara
  pirajuí pirâmide piranguçu pirapó piraquê piraúba piripá pitágoras piúma plácido plástica plástico plátano plêiades poá poço
  poconé pólen polígono politécnica politécnico polônia pongaí porã poraquê porciúncula porém português potiraguá poupança poxoréu
  praça pracuúba pratânia pratápolis práxis pré preâmbulo prédio prelúdio première prêmio presépio primária príncipe princípio
  procópio prodígio proença propósito propriá próprio próspero prótese próton província próximo psíquico pública público públio purê
  puxinanã quaraí quatá quatiguá queirós quênia química quipapá quíron quitéria quixadá quixelô quixeré rabaçal raça raízes ré
  rebouças recomeço refém reforço refúgio régis relíquia relógio remédio remígio renascença rené república retângulo rianápolis
  ribeirãozinho rincão ritápolis rítmica rodoviária romã romênia rômulo rondônia rosália rosálio rosângela rosária rubiácea rússia
  rústico sá sabará sabáudia sabiá sábio sacomã sairé saloá sálvia sambaíba sândalo sanharó santarém sapé sapeaçu sapucaí sarapuí
  saravá sardoá sargaço sarutaiá satélite sátiro saúde saúva sávio século secundária segurança selvíria sêmen sengés sênior sepé
  seráfico sérgio sério seropédica sertãozinho sérvia serviço sétimo setúbal severínia sicília sílaba siloé silveirânia sílvia
  sílvio símbolo simétrica simétrico simonésia sinaí sincorá sinhá síntese síria sirinhaém sírio sítio sobrália sócrates sodré sofá
  sófocles solânea sólido sólon solonópole sônia sóstenes sóter suaçuí sucuriú súditos suécia suíça suíço sumaré sumé surucuá
  suzanápolis tabaí tabaporã tabapuã tacaimbó tácito taguá taguaí taiaçu taió talismã tamaindé tamandaré tamanduá tambaíba tambaú
  também tâmisa tamuatá tangará tanguá tanhaçu tânia tapacurá tapajós tapauá taperoá tapiraí tapiramutá taquaraçu taquarivaí
  taquaruçu tarauacá tarcísio tarumã tatuapé tatuí tauá taubaté távora técnica técnico tédio teerã tefé tejuçuoca tejupá telêmaco
  temístocles tênis teodósia teófilo tércio térreo teutônia têxteis têxtil thiré thomé tianguá tibiriçá tibúrcio tietê tílias
  timbaúba timbé timbó timóteo tindolelê tinguá tocantínia tomás tomé topázio torá torixoréu traço tracunhaém trajetória tramandaí
  trânsito transitória tremembé três triângulo trigésimo trilíngue tripuí troféu tropicália trópico tucunaré tucuruí tuiuí túlio
  tunápolis tunísia tupã tupanciretã tupinambá turiaçu turiúba turuçu uacumã uatumã uauá ubá ubaí ubaíra ubatã ubiratã uchôa ucrânia
  uibaí uiramutã uiraúna umbaúba unaí única único universitária uraí uruaçu uruará urucânia urucará uruçu uruçuca uruçuí uruguaí
  urupá urupês urutaí útil valcácer valença valéria valparaíso valquíria vampré vânia varsóvia várzea veículo vênus vértice véu
  viçosa viçoso vigésimo vinícius vintém virgínia vítor vitória vó você vovó vulcão vulcões westfália xambioá xambrê xanxerê xará
  xerém xexéu xodó zabelê zé zélia zíngaro zípora zoé
`;

/** Words that only look as if they were among these. */
const AS_WRITTEN = new Set(
  'antonio bilbao callao caos ciao difrancia francia liao judas macao marcantonio mares tao vittorio'.split(
    ' ',
  ),
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

const splitWords = (text: string): string[] => text.split(/\s+/u).filter(Boolean);
const byPlainForm = (words: readonly string[]): [string, string][] =>
  words.map((word) => [normalizeSearchText(word), word]);

const unambiguousWords = new Map(byPlainForm(splitWords(WORDS)));
const saintNames = new Map([...byPlainForm(splitWords(SAINTS)), ...RESPELLED_SAINTS]);
const endings = byPlainForm(splitWords(ENDINGS)).toSorted(([one], [other]) => other.length - one.length);

/** Words before a saint's name. */
const saintTitles = new Set(['santo', 'santa', 'sao']);

/**
 * The accented word in lower case if only one spelling is possible, else `undefined`.
 *
 * @param previous the preceding word in any case and spelling, or ''.
 */
export function restoreAccents(word: string, previous: string): string | undefined {
  const plain = word.toLowerCase();
  if (plain === 'emilia' && normalizeSearchText(previous) === 'reggio') return undefined;
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
    if (!isShort && plain.endsWith(ending + plural) && !/[áâãéêíóôõú]/u.test(stem))
      return stem + accented + plural;
  }
  return undefined;
}

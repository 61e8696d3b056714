import { normalizeSearchText } from '../search/search-text.ts';

/**
 * Words whose unaccented form is unambiguous. Excludes words that also exist without the accent ('para', 'pais', 'agora', 'sabia',
 * 'bebe', 'forca') and names with two spellings ('Antonio').
 */
const WORDS = `
  ação adoção administração animação aplicação aprovação ascensão assunção atenção atuação avaliação canção capacitação
  comunicação conceição concepção construção cooperação coração criação dedicação diversão edificação educação elevação
  emoção encarnação estação evolução expansão exploração expressão extensão federação formação fundação geração gestão
  graduação habilitação imaginação imersão inclusão inovação inspiração instituição instrução integração interação
  invenção iniciação lição missão motivação mutação nação natação navegação nutrição opção oração orientação paixão
  participação população preparação produção profissão projeção promoção proteção qualificação questão realização
  recreação recuperação redação redenção relação religião ressurreição reunião revolução salvação seleção sensação
  solução superação tradição transformação união unificação valorização visão visitação vocação associação anunciação
  apresentação purificação congregação corporação organização
  ações canções corações criações estações emoções gerações lições missões nações opções orações profissões soluções
  tradições visões campeões leões

  são joão sebastião cristóvão simão salomão romão sião falcão galvão aragão brandão josé andré inês moisés isaías césar
  gonçalves magalhães guimarães simões araújo lourenço gonçalo
  alemão alemã amanhã avião balão barão botão campeão capitão cidadão cidadãos cristã cristão cristãos dragão feijão
  guardião irmã irmãs irmão irmãos leão leãozinho limão mãe mães mãos maçã manhã pavão portão romã sertão tubarão
  verão vulcão algodão anão grão órgão

  criança crianças esperança aliança herança mudança segurança confiança lembrança liderança poupança bonança
  infância ciência ciências consciência inteligência convivência vivência vivências experiência excelência essência
  providência presidência independência referência eficiência adolescência competência importância constância elegância
  serviço serviços espaço espaços braço braços laço laços abraço abraços começo graça graças praça dança danças traço
  traços palhaço palhaços açucena açúcar onça

  colégio colégios educandário educandários berçário seminário santuário rosário calvário relicário aquário centenário
  cinquentenário universitário universitária comunitário comunitária comunitários primário primária secundário
  secundária literário literária agrário agrária operário operária voluntário missionário missionária vigário
  médio básico básica técnico técnica técnicos técnicas politécnico politécnica pedagógico pedagógica psicopedagógico
  psicopedagógica evangélico evangélica evangélicos católico católica espírita espíritas espírito apostólico apostólica
  eclesiástico teológico teológica bíblico bíblica público pública acadêmico acadêmica mágico mágica clássico clássica
  científico científica tecnológico tecnológica eletrônica mecânica matemática química histórico história música músicas
  artístico artística estética bilíngue trilíngue dinâmico dinâmica didático didática lógico lógica único única
  ecológico ecológica biológico geográfico atlântico pacífico olímpico olímpica filantrópico filantrópica
  democrático democrática autêntico cívico cívica ético ética profético
  água águas águia águias árvore árvores ágape ícone índio índios êxito ômega ângelo ângelus área áreas éden êxodo
  núcleo núcleos século séculos círculo discípulo discípulos módulo veículo fábula fábulas pérola pérolas pétala pétalas
  gênesis gênio gênios prêmio próprio família famílias memória memórias vitória vitórias glória glórias trajetória
  oratório laboratório território auditório conservatório empório colônia sinfônica princípio princípios patrimônio
  domínio comércio exercício município benefício ginásio estádio estúdio relógio sítio sítios próspero
  saúde juízo raízes paraíso baú açaí girassóis caracóis faróis céu céus chapéu troféu herói heróis
  café maré você ipê ipês jacaré guaraná maracujá sofá alvará também ninguém belém jerusalém nazaré
  próximo máximo íntimo marítimo santíssimo santíssima altíssimo imaculável ágil útil lápis oásis bênção bênçãos
  cônego apóstolo apóstolos mártir mártires cântico cânticos propósito propósitos perpétuo perpétua príncipe príncipes primícias eurípedes fátima pássaro pássaros símbolo símbolos
  lâmpada lírio lírios lótus orquídea orquídeas hortênsia magnólia camélia pirâmide metrópole
  nível níveis português inglês francês japonês chinês
  maranhão goiás goiânia brasília ceará paraná piauí amapá paraíba rondônia amazônia
`;

/** Names with a fixed spelling after 'Santo', 'Santa' or 'São', although people may spell them otherwise. */
const SAINTS = `antônio inácio lúcia mônica bárbara cecília inês ângela luís luíza jerônimo lázaro patrício mauricio tomás
  estêvão verônica júlia amália apolônia helena`;

function byPlainForm(list: string): ReadonlyMap<string, string> {
  const forms = list.split(/\s+/u).filter(Boolean);
  return new Map(forms.map((word) => [normalizeSearchText(word), word]));
}

const unambiguousWords = byPlainForm(WORDS);
const saintNames = byPlainForm(SAINTS);

/** Words before a saint's name. */
const saintTitles = new Set(['santo', 'santa', 'sao']);

/**
 * The accented word in lower case if only one spelling is possible, else `undefined`.
 *
 * @param previous the preceding word in any case and spelling, or ''.
 */
export function restoreAccents(word: string, previous: string): string | undefined {
  const plain = word.toLowerCase();
  if (saintTitles.has(normalizeSearchText(previous)))
    return saintNames.get(plain) ?? unambiguousWords.get(plain);
  return unambiguousWords.get(plain);
}

import type { teachingMethodologies } from '@melhor-escola/domain/review-rules';

/** A teaching methodology, described for families (EN-19). */
export interface Methodology {
  readonly slug: string;
  /** Its name in reviews. */
  readonly name: Exclude<(typeof teachingMethodologies)[number], 'Outra'>;
  /** Heading of its page: 'Escola montessoriana'. */
  readonly title: string;
  /** In one sentence. */
  readonly summary: string;
  readonly what: readonly string[];
  /** Example of an ordinary day. */
  readonly day: readonly { readonly time: string; readonly what: string }[];
  readonly suits: readonly string[];
  readonly mayNotSuit: readonly string[];
  /** Questions for a visit, after those of the visit checklist (`visit-questions`). */
  readonly furtherQuestions: readonly string[];
}

/** The methodologies that have a page (EN-19), the most common first. */
export const methodologies: readonly Methodology[] = [
  {
    slug: 'tradicional',
    name: 'Tradicional',
    title: 'Escola tradicional',
    summary: 'O professor explica, o aluno exercita, a prova confere. O conteúdo tem ordem e prazo.',
    what: [
      'O centro da aula é o professor, que apresenta o conteúdo em uma sequência fixa, igual para a turma toda. O aluno ouve, copia, resolve exercícios e é avaliado por provas e notas.',
      'A maioria das escolas particulares do país parte daí, muitas com apostilas de um sistema de ensino, que dizem o que se estuda em cada semana. Poucas são tradicionais em tudo: projetos, laboratório e trabalho em grupo são comuns.',
    ],
    day: [
      { time: '7h15', what: 'Entrada, fila ou sinal, e cada turma na sua sala.' },
      { time: '7h20', what: 'Aulas de 50 minutos, uma matéria por vez, com explicação e exercícios.' },
      { time: '9h50', what: 'Recreio.' },
      { time: '10h10', what: 'Mais três aulas. Em um dia da semana, prova ou simulado.' },
      { time: 'Em casa', what: 'Lição todos os dias e revisão na semana de provas.' },
    ],
    suits: [
      'Quem gosta de rotina e de saber o que será cobrado.',
      'Famílias que querem acompanhar por boletim e calendário de provas.',
      'Quem mira vestibulares e concursos de conteúdo extenso.',
    ],
    mayNotSuit: ['Quem aprende melhor mexendo, perguntando e criando.', 'Quem sofre com nota e comparação.'],
    furtherQuestions: [
      'Qual é o material e quanto ele custa por ano?',
      'Em que momentos os alunos falam, criam ou pesquisam?',
    ],
  },
  {
    slug: 'construtivista',
    name: 'Construtivista',
    title: 'Escola construtivista',
    summary:
      'O aluno chega ao conhecimento por perguntas e tentativas. O erro mostra como ele está pensando.',
    what: [
      'A ideia vem dos estudos de Jean Piaget: a criança não recebe o conhecimento pronto, ela o constrói ao agir sobre as coisas. A professora propõe situações, observa as hipóteses de cada um e faz a próxima pergunta.',
      'Na alfabetização, seguindo Emilia Ferreiro, escrever “do seu jeito” faz parte do caminho. Isso não quer dizer que ninguém corrige: a correção vem na hora em que a criança pode entendê-la.',
    ],
    day: [
      { time: '7h30', what: 'Roda: a turma combina o dia e retoma a pergunta de ontem.' },
      { time: '8h', what: 'Um problema para resolver em duplas, cada uma do seu jeito.' },
      { time: '9h', what: 'As duplas mostram como pensaram e comparam os caminhos.' },
      { time: '9h45', what: 'Lanche e pátio.' },
      { time: '10h15', what: 'Projeto da turma, leitura ou ateliê, com registro no caderno.' },
    ],
    suits: [
      'Crianças curiosas, que perguntam o porquê de tudo.',
      'Famílias que preferem relatórios a notas, sobretudo nos primeiros anos.',
      'Quem se intimida quando errar vale menos pontos.',
    ],
    mayNotSuit: [
      'Famílias que esperam a mesma página do livro para todos no mesmo dia.',
      'Quem precisa de muita previsibilidade para se sentir seguro.',
    ],
    furtherQuestions: [
      'Como é a passagem para as provas, e em que série?',
      'Quantos alunos há por professora, e há auxiliar?',
    ],
  },
  {
    slug: 'sociointeracionista',
    name: 'Sociointeracionista',
    title: 'Escola sociointeracionista',
    summary: 'Aprende-se com os outros: o que hoje se faz com ajuda, amanhã se faz sozinho.',
    what: [
      'Parte do psicólogo Lev Vygotsky: o desenvolvimento acontece na relação com as pessoas, a língua e a cultura. A boa aula mira o que o aluno ainda não faz sozinho, mas já consegue com ajuda, a chamada zona de desenvolvimento proximal.',
      'A professora é mediadora: junta quem sabe coisas diferentes, dá pistas e retira a ajuda aos poucos. Muitas escolas combinam esta ideia com a construtivista e dizem as duas coisas.',
    ],
    day: [
      { time: '7h30', what: 'A professora apresenta um desafio e o que cada um já sabe dele.' },
      { time: '8h', what: 'Grupos misturados trabalham, e ela passa de um a outro.' },
      { time: '9h30', what: 'Recreio.' },
      { time: '10h', what: 'Explicação do que faltou, agora que todos têm a pergunta.' },
      { time: '11h', what: 'Cada um tenta sozinho e conta o que mudou.' },
    ],
    suits: [
      'Quem aprende explicando e ouvindo colegas.',
      'Turmas com ritmos e origens diferentes.',
      'Crianças que precisam de apoio em uma área e podem dar em outra.',
    ],
    mayNotSuit: [
      'Quem prefere trabalhar só.',
      'Turmas grandes demais para a professora acompanhar cada grupo.',
    ],
    furtherQuestions: [
      'Quantos alunos há por turma nesta série?',
      'Que apoio recebe quem está muito atrás ou muito adiante?',
      'Que formação a equipe teve neste ano?',
    ],
  },
  {
    slug: 'montessoriana',
    name: 'Montessoriana',
    title: 'Escola montessoriana',
    summary: 'Sala preparada, material ao alcance da mão e liberdade para escolher o trabalho e o ritmo.',
    what: [
      'Nasceu com a médica Maria Montessori, que abriu a primeira Casa das Crianças em Roma, em 1907. A sala é organizada para a criança agir sozinha: móveis do tamanho dela e materiais que mostram o erro por si mesmos.',
      'As turmas juntam idades, em geral de três em três anos, e os mais velhos ajudam os mais novos. A professora apresenta um material por vez, a um ou a poucos, e depois observa. “Montessori” não é marca registrada: o que se vê na sala conta mais do que o nome na porta.',
    ],
    day: [
      { time: '7h30', what: 'A criança chega, guarda as suas coisas e escolhe um trabalho.' },
      { time: '8h', what: 'Período longo de trabalho, de duas a três horas, sem sinal no meio.' },
      { time: '10h', what: 'Lanche que ela mesma serve e louça que ela mesma lava.' },
      { time: '10h30', what: 'Pátio, horta ou música.' },
      { time: '11h30', what: 'Roda, história e despedida.' },
    ],
    suits: [
      'Crianças que se concentram no que escolhem e gostam de fazer sozinhas.',
      'Famílias que querem a mesma autonomia em casa.',
      'Quem está adiantado em uma área e atrás em outra.',
    ],
    mayNotSuit: [
      'Famílias que querem lição, nota e prova desde cedo.',
      'Quem gosta sobretudo de atividades com a turma inteira.',
    ],
    furtherQuestions: [
      'Onde estão os materiais, e as crianças os pegam sem pedir?',
      'Até que série vai o método, e como é a mudança depois?',
    ],
  },
  {
    slug: 'waldorf',
    name: 'Waldorf',
    title: 'Escola Waldorf',
    summary: 'Pensar, sentir e fazer com o mesmo peso: arte, trabalho manual e natureza todos os dias.',
    what: [
      'A primeira escola Waldorf abriu em Stuttgart, na Alemanha, em 1919, com Rudolf Steiner. O currículo acompanha a infância em fases de sete anos: brincar até os 7, aprender pela imaginação e pela arte até os 14, e pelo pensamento crítico depois.',
      'As matérias vêm em épocas: por três ou quatro semanas, a aula principal da manhã trata de um só tema. A mesma professora costuma seguir com a turma por vários anos. As letras chegam no 1º ano, e as telas, o mais tarde possível.',
    ],
    day: [
      { time: '7h30', what: 'Aperto de mão na porta e um verso dito por todos.' },
      { time: '7h45', what: 'Aula principal da época, com desenho no caderno que é o livro da turma.' },
      { time: '9h45', what: 'Lanche e pátio, com chuva ou com sol.' },
      { time: '10h15', what: 'Línguas, flauta, pintura, tricô ou marcenaria.' },
      { time: '12h', what: 'Uma história e o fim da manhã.' },
    ],
    suits: [
      'Crianças que se expressam por desenho, música e movimento.',
      'Famílias com tempo: mutirões, festas e reuniões fazem parte.',
      'Quem quer uma infância com poucas telas.',
    ],
    mayNotSuit: [
      'Quem espera leitura e escrita antes dos 6 anos.',
      'Famílias que não querem mudar hábitos de tela em casa.',
    ],
    furtherQuestions: [
      'A escola é filiada à Federação das Escolas Waldorf no Brasil?',
      'Como a antroposofia, filosofia de Steiner, aparece na escola?',
      'Há ensino médio? Para onde vão os alunos depois?',
    ],
  },
  {
    slug: 'freiriana',
    name: 'Freiriana',
    title: 'Escola freiriana',
    summary: 'Aprende-se em diálogo e a partir da vida de quem aprende, para entender o mundo e agir nele.',
    what: [
      'Segue Paulo Freire, o educador pernambucano que em 1963 alfabetizou 300 trabalhadores em Angicos, no Rio Grande do Norte, partindo das palavras do dia a dia deles. Para ele, ensinar não é depositar conteúdo: quem ensina também aprende.',
      'Na escola, isso vira temas escolhidos com a turma, assembleias em que os alunos decidem, e conteúdos ligados à realidade da família e do bairro.',
    ],
    day: [
      { time: '7h30', what: 'Conversa sobre o tema que a turma escolheu, como a água do bairro.' },
      { time: '8h30', what: 'Leitura, contas e mapas feitos a partir dele.' },
      { time: '9h45', what: 'Recreio.' },
      { time: '10h15', what: 'Grupos entrevistam alguém, pesquisam ou escrevem.' },
      { time: '11h30', what: 'Assembleia: o que foi bem, o que mudar, quem faz o quê.' },
    ],
    suits: [
      'Quem gosta de conversar, opinar e decidir junto.',
      'Famílias que querem participar das escolhas da escola.',
      'Adolescentes que perguntam para que serve o que estudam.',
    ],
    mayNotSuit: [
      'Quem prefere estudar em silêncio e por conta própria.',
      'Famílias que querem o conteúdo na ordem do livro.',
    ],
    furtherQuestions: [
      'Como as famílias participam?',
      'Como se lida com opiniões diferentes, inclusive políticas?',
      'Como é a avaliação: há prova, portfólio, autoavaliação?',
    ],
  },
  {
    slug: 'bilingue',
    name: 'Bilíngue',
    title: 'Escola bilíngue',
    summary: 'Duas línguas para aprender de tudo, e não uma língua como mais uma matéria.',
    what: [
      'Em uma escola bilíngue, parte das matérias é dada em outra língua, quase sempre o inglês: ciências, artes, matemática. A língua é o meio, não o assunto. O currículo brasileiro é seguido por inteiro, em português também.',
      'Há três ofertas com nomes parecidos. A bilíngue divide a semana entre as línguas. O programa bilíngue acrescenta algumas aulas por semana a uma escola comum. A internacional segue, além do brasileiro, o currículo de outro país. O preço muda muito de uma para outra: pergunte qual é.',
    ],
    day: [
      { time: '7h30', what: 'Roda em inglês: o dia, o tempo, quem veio.' },
      { time: '8h', what: 'Ciências em inglês, com experiência e registro.' },
      { time: '9h45', what: 'Recreio, na língua que vier.' },
      { time: '10h15', what: 'Língua portuguesa e matemática em português.' },
      { time: 'À tarde', what: 'Em período integral, projetos, esporte e artes nas duas línguas.' },
    ],
    suits: [
      'Quem começa cedo e fica: a língua cresce com os anos.',
      'Famílias que vão mudar de país ou voltaram de um.',
      'Quem gosta de comunicar-se mesmo sem saber todas as palavras.',
    ],
    mayNotSuit: [
      'Quem está com dificuldade na alfabetização em português: converse antes com a escola.',
      'Orçamentos no limite: costuma haver material importado e período integral.',
    ],
    furtherQuestions: [
      'Que matérias são dadas na outra língua, e quem as dá?',
      'Que certificado ou exame mostra o nível dos alunos no fim da etapa?',
    ],
  },
];

/** The methodology with this slug; `undefined` if there is none. */
export function findMethodology(slug: string): Methodology | undefined {
  return methodologies.find((methodology) => methodology.slug === slug);
}

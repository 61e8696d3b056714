/** A fictional question, with answers that a school might give. */
export interface QuestionText {
  readonly text: string;
  readonly answers: readonly string[];
  /** Stages at which parents ask it, as bits of the stage mask; everywhere by default. */
  readonly stages?: number;
}

const infantil = 0b0001;
const untilFundamental = 0b0011;
const fromFundamental2 = 0b1100;

/** Questions that a visit would answer. Nothing here depends on what a school has: amenities and prices are elsewhere. */
export const questionTexts: readonly QuestionText[] = [
  {
    text: 'Como é o período de adaptação? Posso ficar na escola nos primeiros dias?',
    stages: infantil,
    answers: [
      'Pode, sim. Na primeira semana o horário é reduzido e um responsável fica por perto. Depois combinamos caso a caso, no ritmo da criança.',
      'A adaptação dura em média duas semanas. A professora liga para você no fim de cada manhã para contar como foi.',
    ],
  },
  {
    text: 'Meu filho ainda usa fralda. A escola aceita?',
    stages: infantil,
    answers: ['Aceita. O desfralde é acompanhado pela equipe, junto com a família e sem pressa.'],
  },
  {
    text: 'A soneca depois do almoço é obrigatória no integral?',
    stages: infantil,
    answers: [
      'Não é. Quem não dorme fica em uma sala tranquila, com livros e jogos, acompanhado por uma auxiliar.',
    ],
  },
  {
    text: 'Quantas crianças há por turma e quantas auxiliares?',
    stages: untilFundamental,
    answers: [
      'Até 18 crianças na Educação Infantil, com uma professora e uma auxiliar. No Fundamental I, até 25.',
      'Trabalhamos com turmas de até 20 crianças. Nas menores há sempre uma auxiliar com a professora.',
    ],
  },
  {
    text: 'Irmãos têm desconto na mensalidade?',
    answers: [
      'Têm: 5% a partir do segundo filho. Ele não se soma à bolsa, vale o desconto maior.',
      'Sim. Consulte a secretaria com os dados dos dois alunos, e calculamos o valor na hora.',
    ],
  },
  {
    text: 'O material didático está incluído na mensalidade?',
    answers: [
      'Não está. O material é pago à parte, em até dez vezes, e a lista sai em novembro.',
      'Os livros são comprados à parte. Os cadernos e o material de uso coletivo já estão incluídos.',
    ],
  },
  {
    text: 'É preciso comprar o uniforme todo? Quanto custa mais ou menos?',
    answers: [
      'Só a camiseta e o agasalho são da escola. A calça pode ser qualquer uma, lisa e azul.',
      'O uniforme é vendido em uma loja do bairro. Mandamos o contato quando a matrícula é feita.',
    ],
  },
  {
    text: 'Dá para visitar a escola em um sábado? Trabalho a semana toda.',
    answers: [
      'Dá. Abrimos no primeiro sábado de cada mês, das 9h às 12h. É só ligar para marcar.',
      'Aos sábados não abrimos, mas recebemos famílias até as 19h durante a semana.',
    ],
  },
  {
    text: 'Como a escola se comunica com as famílias? É por aplicativo ou agenda de papel?',
    answers: [
      'Por aplicativo. Os recados do dia chegam até as 18h, e a coordenação responde em um dia útil.',
      'Usamos a agenda de papel até o 2º ano e o aplicativo em todas as turmas.',
    ],
  },
  {
    text: 'Minha filha tem alergia a leite. Como vocês lidam com o lanche?',
    answers: [
      'Com um plano escrito com a família e o laudo médico. O lanche dela é separado e identificado.',
      'Temos outras crianças com alergia. A nutricionista monta o cardápio junto com você antes do primeiro dia.',
    ],
  },
  {
    text: 'Até que horas posso buscar meu filho se eu me atrasar?',
    answers: [
      'Há tolerância de 15 minutos. Depois disso ele fica no plantão, que vai até as 18h30.',
      'O portão fecha às 18h30. Se acontecer um imprevisto, ligue: alguém sempre espera com a criança.',
    ],
  },
  {
    text: 'A bolsa continua valendo no ano que vem ou preciso pedir de novo?',
    answers: ['Ela vale enquanto o aluno estiver matriculado aqui e em dia. Não é preciso pedir de novo.'],
  },
  {
    text: 'Vocês aceitam transferência no meio do ano?',
    answers: [
      'Aceitamos, se houver vaga na turma. Pedimos o histórico parcial da escola atual.',
      'Sim. Fazemos uma conversa e uma sondagem para que a adaptação seja tranquila.',
    ],
  },
  {
    text: 'Como funciona a recuperação de quem vai mal em uma prova?',
    stages: fromFundamental2,
    answers: [
      'Há recuperação a cada bimestre, com plantão de dúvidas à tarde, sem custo a mais.',
      'O aluno refaz a prova duas semanas depois e tem aulas de reforço nesse intervalo.',
    ],
  },
  {
    text: 'A escola faz simulados do Enem? A partir de que ano?',
    stages: fromFundamental2,
    answers: ['Fazemos: dois por ano no 1º e no 2º ano do Ensino Médio, e um por mês no 3º.'],
  },
];

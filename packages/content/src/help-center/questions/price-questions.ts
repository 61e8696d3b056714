import type { HelpQuestion } from '../../article/article.ts';

export const priceQuestions: readonly HelpQuestion[] = [
  {
    id: 'preco',
    question: 'O que está no preço?',
    answer: [
      'O valor em destaque é a mensalidade já com a bolsa. Junto dele estão a mensalidade sem desconto e quanto você economiza em um ano.',
    ],
    alsoAsked: 'valor mensalidade quanto custa',
  },
  {
    id: 'custo-do-ano',
    question: 'Como vocês calculam o custo do ano?',
    answer: [
      'Matrícula mais doze mensalidades, com e sem a bolsa. O contrato com a escola é anual e o valor pode ser dividido em doze parcelas (Lei nº 9.870/1999).',
      'Exemplo: matrícula de R$ 500,00 e mensalidade de R$ 800,00 somam R$ 10.100,00 no ano.',
    ],
    alsoAsked: 'anuidade matrícula parcelas total',
  },
  {
    id: 'fora-do-preco',
    question: 'O que fica de fora?',
    answer: [
      'Material didático, uniforme, alimentação, transporte e atividades extras, a menos que a oferta diga o contrário. Pergunte na visita quanto cada um custa por ano.',
    ],
    alsoAsked: 'apostila livros uniforme lanche integral taxa',
  },
  {
    id: 'sem-preco',
    question: 'Por que algumas escolas não mostram preço?',
    answer: [
      'Porque só as escolas parceiras nos informam preços. Das outras temos os dados oficiais e o telefone, quando foi divulgado.',
    ],
    alsoAsked: 'não divulgado valor telefone',
  },
];

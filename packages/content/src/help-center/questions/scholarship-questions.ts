import { paymentRule, refundRule } from '@melhor-escola/domain/refund-rule';
import type { HelpQuestion } from '../../article/article.ts';

export const scholarshipQuestions: readonly HelpQuestion[] = [
  {
    id: 'o-que-e-bolsa',
    question: 'O que é a bolsa e quem paga o desconto?',
    answer: [
      'É um desconto, em porcentagem, na mensalidade de uma série e de um turno. Quem dá o desconto é a própria escola: você não precisa devolver nada depois.',
    ],
    alsoAsked: 'como funciona desconto golpe verdade prouni',
  },
  {
    id: 'quem-pode',
    question: 'Para quem a bolsa vale?',
    answer: [
      'Em regra, para quem ainda não estuda na escola. O número de vagas é limitado, e cada bolsa vale para a série e o turno que ela mostra.',
    ],
    alsoAsked: 'requisitos renda já é aluno rematrícula',
  },
  {
    id: 'quanto-dura',
    question: 'Por quanto tempo tenho o desconto?',
    answer: [
      'Até o fim da etapa em que o aluno entrou. Quem começa no 6º ano, por exemplo, mantém a bolsa até o 9º; para o ensino médio, é preciso procurar outra.',
    ],
    alsoAsked: 'renovar renovação anos duração acaba',
  },
  {
    id: 'reajuste',
    question: 'A mensalidade com bolsa pode aumentar?',
    answer: [
      'Pode, de um ano para o outro, quando a escola reajusta a mensalidade de todos. A porcentagem da bolsa continua a mesma: 40% de R$ 1.000,00 deixam R$ 600,00 a pagar; se a mensalidade for a R$ 1.100,00, você paga R$ 660,00.',
    ],
    alsoAsked: 'aumento inflação',
  },
  {
    id: 'reservar',
    question: 'Como reservo uma bolsa?',
    answer: [
      'Escolha a bolsa na página da escola e entre na sua conta. A reserva guarda a vaga por 48 horas, pelos valores que você viu. Depois do pagamento, a escola confirma a matrícula. Uma bolsa de 100% sem matrícula a pagar já é sua ao reservar.',
      paymentRule,
    ],
    alsoAsked: 'garantir vaga matricular inscrição pagar pix boleto cartão',
  },
  {
    id: 'reserva-vencida',
    question: 'Não paguei em 48 horas. Perdi a bolsa?',
    answer: [
      'A reserva é cancelada e a vaga volta para a escola, sem nenhuma cobrança. Se ainda houver vaga, você pode reservar de novo.',
    ],
    alsoAsked: 'prazo venceu expirou',
  },
  {
    id: 'desistir',
    question: 'Paguei e desisti. Recebo de volta?',
    answer: [`${refundRule} Ligue para nós nos dois casos.`],
    alsoAsked: 'cancelar estorno reembolso devolução arrependimento',
  },
];

/** Questions about prices with and without a scholarship. */
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
      'Matrícula, doze mensalidades e os extras que a escola divulga (material, uniforme, alimentação e transporte), com e sem a bolsa. O contrato com a escola é anual e o valor pode ser dividido em doze parcelas (Lei nº 9.870/1999).',
      'Exemplo: matrícula de R$ 500,00, mensalidade de R$ 800,00 e material de R$ 900,00 somam R$ 11.000,00 no ano.',
    ],
    alsoAsked: 'anuidade matrícula parcelas total',
  },
  {
    id: 'fora-do-preco',
    question: 'O que fica de fora?',
    answer: [
      'O que a escola não divulga, de material didático, uniforme, alimentação e transporte: cada bolsa diz quais. E atividades extras. Pergunte na visita quanto cada um custa por ano.',
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

import type { HelpQuestion } from '../../article/article.ts';

export const reviewQuestions: readonly HelpQuestion[] = [
  {
    id: 'como-avaliar',
    question: 'Como avalio uma escola?',
    answer: [
      'Na página da escola, toque em “Avaliar esta escola”. São cinco notas e um depoimento, sem cadastro. Depois confirme pelo link que enviamos ao seu e-mail: só então a avaliação aparece.',
    ],
    alsoAsked: 'opinião comentário nota depoimento escrever',
  },
  {
    id: 'link-nao-chegou',
    question: 'O link de confirmação não chegou. O que faço?',
    answer: [
      'Olhe no spam ou no lixo eletrônico e espere uns minutos. Se o endereço estava errado, envie a avaliação de novo. O link vale por 7 dias, e o mais recente é o que funciona.',
      'Se você já tem uma avaliação publicada nessa escola, é ela que vale: não enviamos outro link.',
    ],
    alsoAsked: 'e-mail não recebi confirmar spam',
  },
  {
    id: 'avaliacao-confiavel',
    question: 'Como sei que uma avaliação é de verdade?',
    answer: [
      'Veja o selo. “E-mail confirmado” quer dizer que quem escreveu tem acesso ao e-mail informado. “Matrícula feita por aqui”, que a pessoa reservou a bolsa pelo site e a escola confirmou a matrícula. Nenhum selo garante que a opinião seja a sua: leia várias.',
    ],
    alsoAsked: 'falsa comprada confiável selo',
  },
  {
    id: 'denunciar',
    question: 'Como denuncio uma avaliação?',
    answer: [
      'Toque em “Denunciar”, abaixo dela, e escolha o motivo. Não precisa de conta. Com três denúncias, de pessoas diferentes, ela sai do ar até alguém da equipe decidir.',
    ],
    alsoAsked: 'ofensa mentira remover propaganda',
  },
  {
    id: 'apagar-avaliacao',
    question: 'Posso apagar ou mudar a minha avaliação?',
    answer: [
      'Apagar, sim: ligue para nós. Quem exclui a conta também escolhe se as avaliações ficam sem o nome ou saem. Mudar uma avaliação já publicada não é possível.',
    ],
    alsoAsked: 'editar excluir remover arrependi',
  },
  {
    id: 'perguntar-a-escola',
    question: 'Como faço uma pergunta a uma escola?',
    answer: [
      'Na página da escola, toque em “Fazer uma pergunta”. Não precisa de cadastro. Confirme pelo link que enviamos ao seu e-mail, e ela é publicada. Quando a escola responder, avisamos você por e-mail.',
    ],
    alsoAsked: 'dúvida pergunta responder útil',
  },
  {
    id: 'resposta-da-escola',
    question: 'Sou da escola. Posso responder ou tirar uma avaliação?',
    answer: [
      'Responder, sim: a perguntas, pelo e-mail com que avisamos a escola; a avaliações, ligue para nós. A resposta aparece abaixo delas. Tirar uma avaliação, só se ela descumprir as regras, e ser parceira não muda isso.',
      { links: [{ label: 'Regras das avaliações', to: (links) => links.terms('avaliacoes') }] },
    ],
    alsoAsked: 'diretor parceira responder crítica',
  },
];

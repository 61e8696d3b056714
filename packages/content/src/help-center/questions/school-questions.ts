import type { HelpQuestion } from '../../article/article.ts';

export const schoolQuestions: readonly HelpQuestion[] = [
  {
    id: 'agendar-visita',
    question: 'Como agendo uma visita?',
    answer: [
      'Na página da escola, toque em “Agendar visita” e escolha dois ou três horários. Não precisa de conta. Enviamos o pedido à escola, que confirma um deles por e-mail; se não temos o endereço dela, nossa equipe passa o pedido adiante e avisa você.',
      'Você recebe um e-mail com os horários para a sua agenda e um link para mudar ou cancelar e, no dia anterior, um lembrete.',
    ],
    alsoAsked: 'conhecer a escola horário marcar remarcar cancelar',
  },
  {
    id: 'dados-oficiais',
    question: 'O que são os dados oficiais?',
    answer: [
      'Todo ano as escolas respondem ao Censo Escolar, do Inep. De lá vêm as etapas de ensino, a infraestrutura e o código da escola. O ano do censo aparece ao lado.',
      { links: [{ label: 'Sobre os dados e suas fontes', to: (links) => links.dataSources() }] },
    ],
    alsoAsked: 'inep mec censo código infraestrutura',
  },
  {
    id: 'nao-divulgado',
    question: 'O que quer dizer “não divulgado”?',
    answer: [
      'Que a fonte não diz nem sim nem não. Uma escola com “biblioteca: não divulgado” pode ter biblioteca: vale perguntar. Quando o censo registra que não há, escrevemos que não há.',
    ],
    alsoAsked: 'falta informação',
  },
  {
    id: 'enem-ideb',
    question: 'Por que vocês não mostram Enem ou Ideb?',
    answer: [
      'Porque não há um resultado oficial que permita comparar escolas particulares uma a uma. Preferimos não mostrar número a mostrar um que engana.',
    ],
    alsoAsked: 'nota ranking melhor escola vestibular desempenho',
  },
  {
    id: 'metodologias',
    question: 'O que é escola construtivista, montessoriana, Waldorf…?',
    answer: [
      'São jeitos de ensinar. Explicamos sete deles, com um dia comum em cada um e perguntas para levar à visita.',
      { links: [{ label: 'Ver as metodologias', to: (links) => links.methodologies() }] },
    ],
    alsoAsked: 'tradicional freiriana sociointeracionista bilíngue pedagogia método',
  },
  {
    id: 'erro-na-escola',
    question: 'Há um erro na página de uma escola. Como corrijo?',
    answer: [
      'Ligue para nós e diga a escola e o dado. O que vem do Censo Escolar muda quando a escola corrige a resposta dela; preço, vaga e telefone, corrigimos com a escola.',
    ],
    alsoAsked: 'dado errado telefone errado endereço fechou sou da escola',
  },
];

import { site } from '@melhor-escola/config/site';
import type { HelpQuestion } from '../../article/article.ts';

export const accountQuestions: readonly HelpQuestion[] = [
  {
    id: 'preciso-de-conta',
    question: 'Preciso criar uma conta?',
    answer: [
      'Para buscar, comparar, guardar favoritas e avaliar, não. Para reservar uma bolsa, sim, porque a vaga fica no nome de alguém.',
    ],
    alsoAsked: 'cadastro login entrar registrar grátis',
  },
  {
    id: 'esqueci-a-senha',
    question: 'Esqueci a senha. Como entro?',
    answer: [
      'Na tela de entrada, peça o link para criar outra senha. Ele vai para o e-mail da conta e encerra os acessos em todos os aparelhos.',
    ],
    alsoAsked: 'recuperar redefinir trocar senha',
  },
  {
    id: 'meus-dados',
    question: 'O que vocês sabem de mim, e como apago?',
    answer: [
      'De quem só busca escolas, nada que diga quem é. De quem avalia, reserva ou tem conta, o que está na Política de privacidade, com o prazo de cada coisa. Você pode pedir cópia, correção e exclusão.',
      { links: [{ label: 'Seus direitos', to: (links) => links.privacy('seus-direitos') }] },
    ],
    alsoAsked: 'lgpd privacidade excluir conta cookies dados pessoais',
  },
  {
    id: 'demonstracao',
    question: 'O que é uma escola de demonstração?',
    answer: [
      'Uma escola fictícia, para mostrar como o site funciona. Ela, as bolsas e as avaliações dela levam o aviso “Demonstração”.',
    ],
    alsoAsked: 'fictícia teste exemplo',
  },
  {
    id: 'contato',
    question: 'Como falo com vocês?',
    answer: [
      `Pelo telefone ${site.phone.label}, de fixo ou celular, sem custo para você.`,
      { links: [{ label: 'Conversar com a nossa equipe pelo WhatsApp', to: site.whatsappUrl }] },
    ],
    alsoAsked: 'telefone atendimento whatsapp suporte reclamar sac',
  },
];

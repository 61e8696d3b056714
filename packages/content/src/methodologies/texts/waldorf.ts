import type { Methodology } from '../methodology.ts';

export const waldorf: Methodology = {
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
  questions: [
    'A escola é filiada à Federação das Escolas Waldorf no Brasil?',
    'Como a turma chega à leitura, e o que se faz com quem demora?',
    'O que se espera dos pais, em tempo e em dinheiro?',
    'Como a antroposofia, filosofia de Steiner, aparece na escola?',
    'Há ensino médio? Para onde vão os alunos depois?',
  ],
};

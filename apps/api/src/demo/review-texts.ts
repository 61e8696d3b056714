/** Sentences of testimonials by satisfaction. Each review takes one of each list. */
export const reviewTexts = {
  content: {
    openings: [
      'Minha filha acorda animada para ir à escola, e isso já diz muito.',
      'Estamos no segundo ano aqui e não pensamos em trocar.',
      'Meu filho se adaptou logo na primeira semana.',
      'A equipe conhece cada criança pelo nome.',
      'Foi a melhor decisão que tomamos depois da mudança.',
      'Os professores respondem a agenda no mesmo dia.',
    ],
    middles: [
      'A coordenação é presente e explica com calma o que está sendo trabalhado.',
      'As salas são claras e bem cuidadas, e o pátio tem sombra.',
      'As reuniões têm pauta e terminam no horário.',
      'O acolhimento no período de adaptação foi muito bem conduzido.',
      'Os projetos do bimestre envolvem as famílias sem sobrecarregar ninguém.',
      'A biblioteca é usada de verdade: toda semana vem um livro para casa.',
    ],
    closings: [
      'Recomendo a visita.',
      'Com a bolsa, coube no nosso orçamento.',
      'Só gostaria que o estacionamento fosse maior.',
      'Indico para outras famílias do bairro.',
      'Valeu cada visita que fizemos antes de escolher.',
    ],
  },
  divided: {
    openings: [
      'É uma boa escola, com pontos a melhorar.',
      'No geral estamos satisfeitos.',
      'O ensino é bom, mas a comunicação poderia ser mais clara.',
      'Meu filho gosta dos colegas e da professora.',
    ],
    middles: [
      'O material é caro e chega em cima da hora.',
      'A estrutura atende, embora a quadra precise de reforma.',
      'As turmas cresceram este ano e isso se nota.',
      'Faltam atividades no contraturno.',
    ],
    closings: [
      'Vale conhecer e comparar.',
      'Vamos esperar o próximo ano para decidir.',
      'Pelo valor com a bolsa, compensa.',
      'A direção prometeu mudanças.',
    ],
  },
  unhappy: {
    openings: [
      'Esperávamos mais.',
      'Tivemos dificuldade para falar com a coordenação.',
      'A troca de professores no meio do ano atrapalhou bastante.',
    ],
    middles: [
      'Os avisos chegam tarde e quase sempre só por bilhete.',
      'O espaço é pequeno para a quantidade de alunos.',
      'As tarefas ficam dias sem correção.',
    ],
    closings: ['Acabamos mudando de escola.', 'Talvez funcione para outra família.', 'Espero que melhore.'],
  },
} as const;

/** Sentences of replies by the author's satisfaction. Each reply takes one of each list. */
export const replyTexts = {
  content: {
    thanks: [
      'Que alegria ler isto!',
      'Obrigada por dividir essa experiência com outras famílias.',
      'Ficamos muito felizes com o seu relato.',
    ],
    answers: [
      'Vamos mostrar a sua mensagem à equipe.',
      'Contem conosco durante todo o ano.',
      'É muito bom ter a família de vocês por perto.',
    ],
  },
  divided: {
    thanks: [
      'Obrigada pela avaliação sincera.',
      'Agradecemos por apontar o que podemos melhorar.',
      'Ler opiniões como a sua nos ajuda muito.',
    ],
    answers: [
      'Levamos os pontos que você citou à reunião da coordenação.',
      'Neste semestre revimos a nossa comunicação com as famílias e gostaríamos de ouvir você de novo.',
      'A coordenação está à disposição para conversar, pessoalmente ou por telefone.',
    ],
  },
  unhappy: {
    thanks: [
      'Sentimos muito pela experiência que vocês tiveram.',
      'Lamentamos não ter correspondido ao que vocês esperavam.',
    ],
    answers: [
      'Gostaríamos de entender melhor o que aconteceu: a direção está à disposição para uma conversa.',
      'Já tratamos do assunto com a equipe, e a coordenação está à disposição para conversar.',
    ],
  },
} as const;

export const reviewerFirstNames =
  'Adriana,Aline,Amanda,Beatriz,Bruno,Caio,Camila,Carla,Daniel,Débora,Diego,Eduardo,Elaine,Fabiana,Felipe,Fernanda,Gabriela,Gustavo,Helena,Igor,Janaína,Juliana,Larissa,Leandro,Luana,Marcelo,Mariana,Patrícia,Paulo,Rafael,Renata,Rodrigo,Sandra,Simone,Tatiane,Thiago,Vanessa,Vinícius'.split(
    ',',
  );

export const parentRelationship = 'Mãe, pai ou responsável';

export const reviewerRelationships: readonly (readonly [string, number])[] = [
  [parentRelationship, 72],
  ['Ex-aluno', 13],
  ['Aluno', 11],
  ['Funcionário', 4],
];

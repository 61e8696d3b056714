/** Sentences of testimonials by satisfaction. Each review takes one of each list, which a school's other reviews then do not. */
export const reviewTexts = {
  content: {
    openings: [
      'Minha filha acorda animada para ir à escola, e isso já diz muito.',
      'Estamos no segundo ano aqui e não pensamos em trocar.',
      'Meu filho se adaptou logo na primeira semana.',
      'A equipe conhece cada criança pelo nome.',
      'Foi a melhor decisão que tomamos depois da mudança.',
      'Os professores respondem a agenda no mesmo dia.',
      'Chegamos por indicação de uma vizinha e ficamos.',
      'Minha neta entrou tímida e hoje apresenta trabalho na frente da turma.',
      'Procuramos muito antes de decidir, e não nos arrependemos.',
      'Meus dois filhos estudam aqui, em séries diferentes.',
      'Depois de uma escola grande, este tamanho nos fez bem.',
      'O porteiro sabe com quem cada criança pode sair.',
      'Meu filho tem dislexia e foi recebido com naturalidade.',
      'A adaptação no meio do ano nos preocupava, e correu bem.',
      'Minha filha voltou a gostar de matemática.',
      'No primeiro mês já notamos diferença na leitura.',
      'Fui aluno daqui e agora trago o meu filho.',
    ],
    middles: [
      'A coordenação é presente e explica com calma o que está sendo trabalhado.',
      'As salas são claras e bem cuidadas, e o pátio tem sombra.',
      'As reuniões têm pauta e terminam no horário.',
      'O acolhimento no período de adaptação foi muito bem conduzido.',
      'Os projetos do bimestre envolvem as famílias sem sobrecarregar ninguém.',
      'A biblioteca é usada de verdade: toda semana vem um livro para casa.',
      'As provas voltam comentadas, com o que falta estudar.',
      'O lanche é simples e feito lá mesmo.',
      'Quando houve um problema entre colegas, ligaram no mesmo dia.',
      'A feira de ciências deste ano foi feita pelos próprios alunos.',
      'O reforço à tarde não é cobrado à parte.',
      'Há regra clara para celular, e ela vale para todos.',
      'O transporte escolar cumpre o horário.',
      'O inglês é duas vezes por semana, com conversa.',
      'Nas férias mandam uma lista de leitura, sem obrigação.',
      'A professora manda um resumo da semana toda sexta.',
      'O boletim sai no dia marcado.',
    ],
    closings: [
      'Recomendo a visita.',
      'Com a bolsa, coube no nosso orçamento.',
      'Só gostaria que o estacionamento fosse maior.',
      'Indico para outras famílias do bairro.',
      'Valeu cada visita que fizemos antes de escolher.',
      'Pretendemos ficar até o fim da etapa.',
      'O uniforme poderia durar mais.',
      'A fila da saída é o único aborrecimento.',
      'O reajuste deste ano foi avisado com antecedência.',
      'Conheçam numa manhã de aula, não num sábado.',
      'Para nós, a distância compensou.',
      'Sentimos falta só de mais esporte.',
      'Quem puder, converse com as famílias no portão.',
      'A bolsa foi mantida como combinado.',
      'Nota dez para a secretaria.',
      'Já renovamos a matrícula.',
    ],
  },
  divided: {
    openings: [
      'É uma boa escola, com pontos a melhorar.',
      'No geral estamos satisfeitos.',
      'O ensino é bom, mas a comunicação poderia ser mais clara.',
      'Meu filho gosta dos colegas e da professora.',
      'Há professores ótimos e outros nem tanto.',
      'Os primeiros anos foram melhores que os últimos.',
      'Ficamos pela localização.',
      'A escola acolhe bem, mas cobra pouco.',
      'Depende muito da turma.',
    ],
    middles: [
      'O material é caro e chega em cima da hora.',
      'A estrutura atende, embora a quadra precise de reforma.',
      'As turmas cresceram este ano e isso se nota.',
      'Faltam atividades no contraturno.',
      'O aplicativo sai do ar em dia de boletim.',
      'A cantina é cara.',
      'As reuniões são sempre em horário de trabalho.',
      'Trocaram o livro didático no meio do semestre.',
      'O ar-condicionado só funciona em metade das salas.',
    ],
    closings: [
      'Vale conhecer e comparar.',
      'Vamos esperar o próximo ano para decidir.',
      'Pelo valor com a bolsa, compensa.',
      'A direção prometeu mudanças.',
      'Para o fundamental serve bem.',
      'Perguntem sobre os extras antes de assinar.',
      'Ainda assim, ele quer continuar.',
      'Esperamos que a reforma fique pronta.',
      'Há opções parecidas por perto.',
    ],
  },
  unhappy: {
    openings: [
      'Esperávamos mais.',
      'Tivemos dificuldade para falar com a coordenação.',
      'A troca de professores no meio do ano atrapalhou bastante.',
      'O que prometeram na visita não se cumpriu.',
      'Minha filha não se sentiu acolhida.',
      'Foi um ano difícil.',
    ],
    middles: [
      'Os avisos chegam tarde e quase sempre só por bilhete.',
      'O espaço é pequeno para a quantidade de alunos.',
      'As tarefas ficam dias sem correção.',
      'Cobraram material que não foi usado.',
      'O barulho da obra durou o semestre inteiro.',
      'Quando reclamamos, ninguém retornou.',
    ],
    closings: [
      'Acabamos mudando de escola.',
      'Talvez funcione para outra família.',
      'Espero que melhore.',
      'Não renovamos a matrícula.',
      'Visitem mais de uma vez antes de decidir.',
      'Faltou diálogo.',
    ],
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

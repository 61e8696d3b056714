import type { Methodology } from '../methodology.ts';

export const freiriana: Methodology = {
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
  questions: [
    'Que decisões os alunos tomam de fato? Dê um exemplo deste mês.',
    'Como vocês garantem que todo o conteúdo da BNCC é visto?',
    'Como as famílias participam?',
    'Como se lida com opiniões diferentes, inclusive políticas?',
    'Como é a avaliação: há prova, portfólio, autoavaliação?',
  ],
};

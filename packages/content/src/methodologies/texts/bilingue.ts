import type { Methodology } from '../methodology.ts';

export const bilingue: Methodology = {
  slug: 'bilingue',
  name: 'Bilíngue',
  title: 'Escola bilíngue',
  summary: 'Duas línguas para aprender de tudo, e não uma língua como mais uma matéria.',
  what: [
    'Em uma escola bilíngue, parte das matérias é dada em outra língua, quase sempre o inglês: ciências, artes, matemática. A língua é o meio, não o assunto. O currículo brasileiro é seguido por inteiro, em português também.',
    'Há três ofertas com nomes parecidos. A bilíngue divide a semana entre as línguas. O programa bilíngue acrescenta algumas aulas por semana a uma escola comum. A internacional segue, além do brasileiro, o currículo de outro país. O preço muda muito de uma para outra: pergunte qual é.',
  ],
  day: [
    { time: '7h30', what: 'Roda em inglês: o dia, o tempo, quem veio.' },
    { time: '8h', what: 'Ciências em inglês, com experiência e registro.' },
    { time: '9h45', what: 'Recreio, na língua que vier.' },
    { time: '10h15', what: 'Língua portuguesa e matemática em português.' },
    { time: 'À tarde', what: 'Em período integral, projetos, esporte e artes nas duas línguas.' },
  ],
  suits: [
    'Quem começa cedo e fica: a língua cresce com os anos.',
    'Famílias que vão mudar de país ou voltaram de um.',
    'Quem gosta de comunicar-se mesmo sem saber todas as palavras.',
  ],
  mayNotSuit: [
    'Quem está com dificuldade na alfabetização em português: converse antes com a escola.',
    'Orçamentos no limite: costuma haver material importado e período integral.',
  ],
  questions: [
    'Quantas horas por semana são dadas em cada língua, nesta série?',
    'Que matérias são dadas na outra língua, e quem as dá?',
    'Como entra um aluno que não fala a língua?',
    'Em que língua a turma é alfabetizada primeiro?',
    'Que certificado ou exame mostra o nível dos alunos no fim da etapa?',
  ],
};

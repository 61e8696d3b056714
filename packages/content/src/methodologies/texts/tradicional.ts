import type { Methodology } from '../methodology.ts';

export const tradicional: Methodology = {
  slug: 'tradicional',
  name: 'Tradicional',
  title: 'Escola tradicional',
  summary: 'O professor explica, o aluno exercita, a prova confere. O conteúdo tem ordem e prazo.',
  what: [
    'O centro da aula é o professor, que apresenta o conteúdo em uma sequência fixa, igual para a turma toda. O aluno ouve, copia, resolve exercícios e é avaliado por provas e notas.',
    'A maioria das escolas particulares do país parte daí, muitas com apostilas de um sistema de ensino, que dizem o que se estuda em cada semana. Poucas são tradicionais em tudo: projetos, laboratório e trabalho em grupo são comuns.',
  ],
  day: [
    { time: '7h15', what: 'Entrada, fila ou sinal, e cada turma na sua sala.' },
    { time: '7h20', what: 'Aulas de 50 minutos, uma matéria por vez, com explicação e exercícios.' },
    { time: '9h50', what: 'Recreio.' },
    { time: '10h10', what: 'Mais três aulas. Em um dia da semana, prova ou simulado.' },
    { time: 'Em casa', what: 'Lição todos os dias e revisão na semana de provas.' },
  ],
  suits: [
    'Quem gosta de rotina e de saber o que será cobrado.',
    'Famílias que querem acompanhar por boletim e calendário de provas.',
    'Quem mira vestibulares e concursos de conteúdo extenso.',
  ],
  mayNotSuit: ['Quem aprende melhor mexendo, perguntando e criando.', 'Quem sofre com nota e comparação.'],
  questions: [
    'O que a escola faz quando um aluno não acompanha a turma?',
    'Quantas provas há por bimestre, e o que mais vale nota?',
    'Quanta lição de casa há por dia nesta série?',
    'Qual é o material e quanto ele custa por ano?',
    'Em que momentos os alunos falam, criam ou pesquisam?',
  ],
};

import type { Methodology } from '../methodology.ts';

export const montessoriana: Methodology = {
  slug: 'montessoriana',
  name: 'Montessoriana',
  title: 'Escola montessoriana',
  summary: 'Sala preparada, material ao alcance da mão e liberdade para escolher o trabalho e o ritmo.',
  what: [
    'Nasceu com a médica Maria Montessori, que abriu a primeira Casa das Crianças em Roma, em 1907. A sala é organizada para a criança agir sozinha: móveis do tamanho dela e materiais que mostram o erro por si mesmos.',
    'As turmas juntam idades, em geral de três em três anos, e os mais velhos ajudam os mais novos. A professora apresenta um material por vez, a um ou a poucos, e depois observa. “Montessori” não é marca registrada: o que se vê na sala conta mais do que o nome na porta.',
  ],
  day: [
    { time: '7h30', what: 'A criança chega, guarda as suas coisas e escolhe um trabalho.' },
    { time: '8h', what: 'Período longo de trabalho, de duas a três horas, sem sinal no meio.' },
    { time: '10h', what: 'Lanche que ela mesma serve e louça que ela mesma lava.' },
    { time: '10h30', what: 'Pátio, horta ou música.' },
    { time: '11h30', what: 'Roda, história e despedida.' },
  ],
  suits: [
    'Crianças que se concentram no que escolhem e gostam de fazer sozinhas.',
    'Famílias que querem a mesma autonomia em casa.',
    'Quem está adiantado em uma área e atrás em outra.',
  ],
  mayNotSuit: [
    'Famílias que querem lição, nota e prova desde cedo.',
    'Quem gosta sobretudo de atividades com a turma inteira.',
  ],
  questions: [
    'As turmas misturam idades? Quais?',
    'Quanto dura o período de trabalho sem interrupção?',
    'Que formação em Montessori têm as professoras?',
    'Onde estão os materiais, e as crianças os pegam sem pedir?',
    'Até que série vai o método, e como é a mudança depois?',
  ],
};

import type { Methodology } from '../methodology.ts';

export const sociointeracionista: Methodology = {
  slug: 'sociointeracionista',
  name: 'Sociointeracionista',
  title: 'Escola sociointeracionista',
  summary: 'Aprende-se com os outros: o que hoje se faz com ajuda, amanhã se faz sozinho.',
  what: [
    'Parte do psicólogo Lev Vygotsky: o desenvolvimento acontece na relação com as pessoas, a língua e a cultura. A boa aula mira o que o aluno ainda não faz sozinho, mas já consegue com ajuda, a chamada zona de desenvolvimento proximal.',
    'A professora é mediadora: junta quem sabe coisas diferentes, dá pistas e retira a ajuda aos poucos. Muitas escolas combinam esta ideia com a construtivista e dizem as duas coisas.',
  ],
  day: [
    { time: '7h30', what: 'A professora apresenta um desafio e o que cada um já sabe dele.' },
    { time: '8h', what: 'Grupos misturados trabalham, e ela passa de um a outro.' },
    { time: '9h30', what: 'Recreio.' },
    { time: '10h', what: 'Explicação do que faltou, agora que todos têm a pergunta.' },
    { time: '11h', what: 'Cada um tenta sozinho e conta o que mudou.' },
  ],
  suits: [
    'Quem aprende explicando e ouvindo colegas.',
    'Turmas com ritmos e origens diferentes.',
    'Crianças que precisam de apoio em uma área e podem dar em outra.',
  ],
  mayNotSuit: [
    'Quem prefere trabalhar só.',
    'Turmas grandes demais para a professora acompanhar cada grupo.',
  ],
  questions: [
    'Como os grupos são formados, e quando mudam?',
    'Quantos alunos há por turma nesta série?',
    'Como vocês avaliam um aluno dentro de um trabalho em grupo?',
    'Que apoio recebe quem está muito atrás ou muito adiante?',
    'Que formação a equipe teve neste ano?',
  ],
};

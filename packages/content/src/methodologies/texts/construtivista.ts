import type { Methodology } from '../methodology.ts';

export const construtivista: Methodology = {
  slug: 'construtivista',
  name: 'Construtivista',
  title: 'Escola construtivista',
  summary: 'O aluno chega ao conhecimento por perguntas e tentativas. O erro mostra como ele está pensando.',
  what: [
    'A ideia vem dos estudos de Jean Piaget: a criança não recebe o conhecimento pronto, ela o constrói ao agir sobre as coisas. A professora propõe situações, observa as hipóteses de cada um e faz a próxima pergunta.',
    'Na alfabetização, seguindo Emilia Ferreiro, escrever “do seu jeito” faz parte do caminho. Isso não quer dizer que ninguém corrige: a correção vem na hora em que a criança pode entendê-la.',
  ],
  day: [
    { time: '7h30', what: 'Roda: a turma combina o dia e retoma a pergunta de ontem.' },
    { time: '8h', what: 'Um problema para resolver em duplas, cada uma do seu jeito.' },
    { time: '9h', what: 'As duplas mostram como pensaram e comparam os caminhos.' },
    { time: '9h45', what: 'Lanche e pátio.' },
    { time: '10h15', what: 'Projeto da turma, leitura ou ateliê, com registro no caderno.' },
  ],
  suits: [
    'Crianças curiosas, que perguntam o porquê de tudo.',
    'Famílias que preferem relatórios a notas, sobretudo nos primeiros anos.',
    'Quem se intimida quando errar vale menos pontos.',
  ],
  mayNotSuit: [
    'Famílias que esperam a mesma página do livro para todos no mesmo dia.',
    'Quem precisa de muita previsibilidade para se sentir seguro.',
  ],
  questions: [
    'Como vocês sabem que cada criança aprendeu? Posso ver um relatório?',
    'Quando e como a escrita errada passa a ser corrigida?',
    'Como é a passagem para as provas, e em que série?',
    'Quantos alunos há por professora, e há auxiliar?',
    'Posso ver um projeto que a turma fez neste ano?',
  ],
};

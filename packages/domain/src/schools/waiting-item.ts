/** What can wait for the people of a school, the most urgent first, as people say it of one and of several. */
export const waitingItems = [
  { key: 'oversold', one: 'reserva paga sem vaga', many: 'reservas pagas sem vaga' },
  { key: 'visits', one: 'pedido de visita sem resposta', many: 'pedidos de visita sem resposta' },
  { key: 'orders', one: 'matrícula a confirmar', many: 'matrículas a confirmar' },
  { key: 'questions', one: 'pergunta sem resposta', many: 'perguntas sem resposta' },
  { key: 'reviews', one: 'avaliação sem resposta', many: 'avaliações sem resposta' },
  { key: 'endingOffers', one: 'bolsa termina em até 14 dias', many: 'bolsas terminam em até 14 dias' },
] as const;

/** One kind of what waits, with its words. */
export type WaitingItem = (typeof waitingItems)[number];
export type WaitingKey = WaitingItem['key'];

/** 'pedido de visita sem resposta', 'pedidos de visita sem resposta'. */
export function waitingText({ one, many }: WaitingItem, count: number): string {
  return count === 1 ? one : many;
}

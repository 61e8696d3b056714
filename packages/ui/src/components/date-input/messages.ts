export const dateInputMessages = {
  incomplete: 'Escreva o dia, o mês e o ano com quatro números, como 14/05/2019',
  impossible: (date: string) => `${date} não existe no calendário. Confira o dia e o mês`,
  tooEarly: (min: string) => `Escreva uma data a partir de ${min}`,
  tooLate: (max: string) => `Escreva uma data até ${max}`,
} as const;

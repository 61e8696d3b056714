export const numberInputMessages = {
  notInteger: 'Escreva um número inteiro, como 12',
  notMoney: 'Escreva um valor em reais, como 1.234,56',
  atLeast: (min: string) => `Escreva um valor a partir de ${min}`,
  atMost: (max: string) => `Escreva um valor até ${max}`,
} as const;

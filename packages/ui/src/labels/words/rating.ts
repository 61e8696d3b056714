export const rating = {
  none: 'Sem avaliações',
  value: (value: string, maximum: string) => `${value} de ${maximum} estrelas`,
  count: (count: number, formatted: string) => (count === 1 ? '1 avaliação' : `${formatted} avaliações`),
} as const;

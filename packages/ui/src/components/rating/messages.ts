export const ratingMessages = {
  none: 'Sem avaliações',
  value: (value: string, maximum: string) => `${value} de ${maximum} estrelas`,
  count: (count: number, formatted: string) => (count === 1 ? '1 avaliação' : `${formatted} avaliações`),
} as const;

export const ratingInputMessages = {
  stars: (stars: number) => (stars === 1 ? '1 estrela' : `${stars} estrelas`),
  value: (value: number, maximum: number) => `${value} de ${maximum}`,
  none: 'Sem nota',
  clear: 'Limpar',
} as const;

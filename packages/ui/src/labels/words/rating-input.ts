export const ratingInput = {
  stars: (stars: number) => (stars === 1 ? '1 estrela' : `${stars} estrelas`),
  value: (value: number, maximum: number) => `${value} de ${maximum}`,
  none: 'Sem nota',
  clear: 'Limpar',
} as const;

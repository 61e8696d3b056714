export const carouselMessages = {
  carousel: 'carrossel',
  slide: 'slide',
  previous: 'Anterior',
  next: 'Próximo',
  pause: 'Pausar a rotação',
  resume: 'Retomar a rotação',
  pages: 'Escolher o que mostrar',
  position: (index: number, count: number) => `${index} de ${count}`,
  show: (index: number, count: number) => `Mostrar ${index} de ${count}`,
} as const;

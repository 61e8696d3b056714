export const stepperMessages = {
  position: (step: number, count: number) => `Passo ${step} de ${count}`,
  completed: 'concluído',
  done: 'Tudo concluído',
} as const;

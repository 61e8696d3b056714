export const sortableListMessages = {
  up: (name: string) => `Mover ${name} para cima`,
  down: (name: string) => `Mover ${name} para baixo`,
  moved: (name: string, position: string, count: string) => `${name}: posição ${position} de ${count}`,
} as const;

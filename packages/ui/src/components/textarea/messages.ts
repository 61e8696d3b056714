export const textareaMessages = {
  maximum: (maximum: string) => `Até ${maximum} caracteres.`,
  left: (count: number, formatted: string, over: boolean) => {
    const characters = count === 1 ? '1 caractere' : `${formatted} caracteres`;
    if (over) return `${characters} a mais`;
    return count === 1 ? `Falta ${characters}` : `Restam ${characters}`;
  },
} as const;

export const timeInputMessages = {
  tooEarly: (min: string) => `Escolha um horário a partir das ${min}`,
  tooLate: (max: string) => `Escolha um horário até as ${max}`,
} as const;

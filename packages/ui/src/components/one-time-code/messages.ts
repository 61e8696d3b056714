export const oneTimeCodeMessages = {
  incomplete: (length: number) => `Digite os ${length} números do código`,
} as const;

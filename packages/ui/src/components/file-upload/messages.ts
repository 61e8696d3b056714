export const fileUploadMessages = {
  choose: 'Escolher arquivo',
  replace: 'Trocar arquivo',
  drop: 'ou arraste para cá',
  remove: 'Remover',
  limit: (types: string, size: string) => [types, size && `até ${size}`].filter(Boolean).join(', '),
  wrongType: (types: string) => `Este tipo de arquivo não serve. Escolha um em ${types}`,
  tooLarge: (size: string) => `O arquivo é grande demais. Escolha um de até ${size}`,
  uploading: (name: string) => `Enviando ${name}`,
  chosen: (name: string) => `${name} escolhido`,
  removed: 'Arquivo removido',
} as const;

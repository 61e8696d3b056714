// Spec §5 (VA-07) down to `default`, word for word; the others are further errors that a browser may find.
export const fieldMessages = {
  required: (name: string) => `O campo ${name} é obrigatório`,
  min: (name: string, length: number) => `O campo ${name} deve conter pelo menos ${length} caracteres`,
  max: (name: string, length: number) => `O campo ${name} não deve ter mais que ${length} caracteres`,
  email: 'E-mail inválido',
  default: (name: string) => `${name} is not valid`,
  url: 'Insira um endereço completo, como https://escola.com.br',
  badInput: (name: string) => `Não entendemos o campo ${name}. Confira o que você digitou`,
  atLeast: (name: string, least: string) => `O campo ${name} deve ser no mínimo ${least}`,
  atMost: (name: string, most: string) => `O campo ${name} deve ser no máximo ${most}`,
  step: (name: string, step: string) => `O campo ${name} deve ser múltiplo de ${step}`,
  pattern: (name: string) => `O campo ${name} não está no formato pedido`,
} as const;

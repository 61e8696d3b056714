import { describe, expect, it } from 'vitest';
import { fieldMessages } from './messages.ts';
import { validityMessage } from './validity-message.ts';

const valid = {
  badInput: false,
  customError: false,
  patternMismatch: false,
  rangeOverflow: false,
  rangeUnderflow: false,
  stepMismatch: false,
  tooLong: false,
  tooShort: false,
  typeMismatch: false,
  valid: true,
  valueMissing: false,
} satisfies ValidityState;

const flagMessage = (flag: string, control: Record<string, unknown> = {}) =>
  validityMessage({ ...control, validity: { ...valid, valid: false, [flag]: true } }, 'idade', fieldMessages);

describe('pt-BR for every ValidityState', () => {
  it.each([
    ['valueMissing', {}, 'O campo idade é obrigatório'],
    ['typeMismatch', { type: 'email' }, 'E-mail inválido'],
    ['typeMismatch', { type: 'url' }, 'Insira um endereço completo, como https://escola.com.br'],
    ['tooShort', { minLength: 3 }, 'O campo idade deve conter pelo menos 3 caracteres'],
    ['tooLong', { maxLength: 9 }, 'O campo idade não deve ter mais que 9 caracteres'],
    ['rangeUnderflow', { min: '2' }, 'O campo idade deve ser no mínimo 2'],
    ['rangeOverflow', { max: '18' }, 'O campo idade deve ser no máximo 18'],
    ['stepMismatch', { step: '5' }, 'O campo idade deve ser múltiplo de 5'],
    ['badInput', {}, 'Não entendemos o campo idade. Confira o que você digitou'],
    ['patternMismatch', {}, 'O campo idade não está no formato pedido'],
    ['patternMismatch', { title: 'Use só números' }, 'Use só números'],
    ['customError', { validationMessage: 'Já existe' }, 'Já existe'],
  ] as const)('%s has its message, with the limit of the control', (flag, control, message) => {
    expect(flagMessage(flag, control)).toBe(message);
  });

  it.each(Object.keys(valid).filter((flag) => flag !== 'valid'))('has a message for %s', (flag) => {
    expect(flagMessage(flag)).toMatch(/\S/);
  });

  it('VA-07 has a default message for flags that a browser may add', () => {
    expect(flagMessage('tooModern')).toBe('idade is not valid');
  });

  it('returns nothing for valid controls', () => {
    expect(validityMessage({ validity: valid }, 'idade', fieldMessages)).toBeUndefined();
  });
});

import { isCpf } from '@melhor-escola/domain/cpf';
import { isEmailAddress, maxEmailLength } from '@melhor-escola/domain/email-address';
import { isFullName, maxFullNameLength } from '@melhor-escola/domain/full-name';
import { isPasswordLength, maxPasswordLength, minPasswordLength } from '@melhor-escola/domain/password';
import { isPhoneNumber } from '@melhor-escola/domain/phone-number';

/** What the forms of the account ask for. `newPassword` is one that is being chosen. */
export interface AccountValues {
  name: string;
  email: string;
  phone: string;
  cpf: string;
  password: string;
  newPassword: string;
}

export type AccountFieldName = keyof AccountValues;

/** What is wrong, by field. */
export type AccountProblems = Readonly<Partial<Record<AccountFieldName, string>>>;

/** The names of the fields within a sentence. */
export const accountFieldLabels: Readonly<Record<AccountFieldName, string>> = {
  name: 'nome',
  email: 'e-mail',
  phone: 'telefone',
  cpf: 'CPF',
  password: 'senha',
  newPassword: 'senha',
};

/** The rules of VA-01, VA-10 and S24, by the domain's functions, which the service judges by too. An empty text has been judged. */
const rules: Readonly<Record<AccountFieldName, (text: string) => string | undefined>> = {
  name(name) {
    if (name.length > maxFullNameLength) return tooLong('name', maxFullNameLength);
    return isFullName(name) ? undefined : 'Insira um nome completo e válido';
  },
  email: (email) => (email.length <= maxEmailLength && isEmailAddress(email) ? undefined : 'E-mail inválido'),
  phone: (phone) => (isPhoneNumber(phone) ? undefined : 'Telefone inválido'),
  cpf: (cpf) => (isCpf(cpf) ? undefined : 'CPF inválido'),
  // Whether it is the right one, only the service knows.
  password: () => undefined,
  newPassword(password) {
    if (isPasswordLength(password)) return undefined;
    return password.length > maxPasswordLength
      ? tooLong('newPassword', maxPasswordLength)
      : `O campo senha deve conter pelo menos ${minPasswordLength} caracteres`;
  },
};

function tooLong(name: AccountFieldName, length: number): string {
  return `O campo ${accountFieldLabels[name]} não deve ter mais que ${length} caracteres`;
}

/** What is wrong with a field's text, in the words of spec §5 (VA-07); nothing where all is well. */
export function accountFieldProblem(name: AccountFieldName, text: string): string | undefined {
  if (text.trim() !== '') return rules[name](text);
  return name === 'phone' ? undefined : `O campo ${accountFieldLabels[name]} é obrigatório`;
}

/** What is wrong with these fields. */
export function accountProblems(values: Readonly<Partial<AccountValues>>): AccountProblems {
  const problems: Partial<Record<AccountFieldName, string>> = {};
  for (const name of accountFieldNames) {
    const text = values[name];
    const problem = text === undefined ? undefined : accountFieldProblem(name, text);
    if (problem !== undefined) problems[name] = problem;
  }
  return problems;
}

const accountFieldNames: readonly AccountFieldName[] = [
  'name',
  'email',
  'phone',
  'cpf',
  'password',
  'newPassword',
];

import { cpfProblem } from '@melhor-escola/domain/cpf';
import { emailProblem } from '@melhor-escola/domain/email-address';
import { requiredMessage } from '@melhor-escola/domain/field-messages';
import { fullNameProblem } from '@melhor-escola/domain/full-name';
import { newPasswordProblem } from '@melhor-escola/domain/password';
import { phoneProblem } from '@melhor-escola/domain/phone-number';

/** Values of the account forms. `newPassword` is a password that is being chosen. */
export interface AccountValues {
  name: string;
  email: string;
  phone: string;
  cpf: string;
  password: string;
  newPassword: string;
}

export type AccountFieldName = keyof AccountValues;

/** Problems by field. */
export type AccountProblems = Readonly<Partial<Record<AccountFieldName, string>>>;

/** Field names for use within a sentence. */
export const accountFieldLabels: Readonly<Record<AccountFieldName, string>> = {
  name: 'nome',
  email: 'e-mail',
  phone: 'telefone',
  cpf: 'CPF',
  password: 'senha',
  newPassword: 'senha',
};

/** Rules VA-01, VA-10 and S24 for non-empty values. They come from the domain package; the service applies the same ones. */
const rules: Readonly<Record<AccountFieldName, (text: string) => string | undefined>> = {
  name: fullNameProblem,
  email: emailProblem,
  phone: phoneProblem,
  cpf: cpfProblem,
  // Only the service can check it.
  password: () => undefined,
  newPassword: newPasswordProblem,
};

/** Problem of a field's value, in the wording of spec §5 (VA-07); undefined if it is valid. */
export function accountFieldProblem(name: AccountFieldName, text: string): string | undefined {
  if (text.trim() !== '') return rules[name](text);
  return name === 'phone' ? undefined : requiredMessage(accountFieldLabels[name]);
}

/** Problems of the given fields. */
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

import { cpfProblem } from '@melhor-escola/domain/cpf';
import { emailProblem } from '@melhor-escola/domain/email-address';
import { requiredMessage } from '@melhor-escola/domain/field-messages';
import { fullNameProblem } from '@melhor-escola/domain/full-name';
import { newPasswordProblem } from '@melhor-escola/domain/password';
import { phoneProblem } from '@melhor-escola/domain/phone-number';

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

/** The rules of VA-01, VA-10 and S24 for a text that is not empty. They are the domain's: the service applies the same ones. */
const rules: Readonly<Record<AccountFieldName, (text: string) => string | undefined>> = {
  name: fullNameProblem,
  email: emailProblem,
  phone: phoneProblem,
  cpf: cpfProblem,
  // Only the service knows whether it is the right one.
  password: () => undefined,
  newPassword: newPasswordProblem,
};

/** What is wrong with a field's text, in the words of spec §5 (VA-07); nothing where all is well. */
export function accountFieldProblem(name: AccountFieldName, text: string): string | undefined {
  if (text.trim() !== '') return rules[name](text);
  return name === 'phone' ? undefined : requiredMessage(accountFieldLabels[name]);
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

import { cpfProblem } from '@melhor-escola/domain/cpf';
import { emailProblem } from '@melhor-escola/domain/email-address';
import { requiredMessage } from '@melhor-escola/domain/field-messages';
import { fullNameProblem } from '@melhor-escola/domain/full-name';
import { newPasswordProblem } from '@melhor-escola/domain/password';
import { phoneProblem } from '@melhor-escola/domain/phone-number';

interface AccountFieldDefinition {
  /** Within a sentence. */
  readonly label: string;
  /** Rule for a value that is not empty (VA-01, VA-10, S24): the domain's, which the service applies too. */
  readonly findProblem: (text: string) => string | undefined;
  readonly isOptional?: true;
  /** An unsent change survives a reload (`profile/fields/field-draft.ts`). Never for a password or a CPF. */
  readonly hasDraft?: true;
}

/** Fields of the account forms. `newPassword` is a password that is being chosen. */
export const accountFields = {
  name: { label: 'nome', findProblem: fullNameProblem, hasDraft: true },
  email: { label: 'e-mail', findProblem: emailProblem, hasDraft: true },
  phone: { label: 'telefone', findProblem: phoneProblem, isOptional: true, hasDraft: true },
  cpf: { label: 'CPF', findProblem: cpfProblem },
  // Only the service can check it.
  password: { label: 'senha', findProblem: () => undefined },
  newPassword: { label: 'senha', findProblem: newPasswordProblem },
} satisfies Record<string, AccountFieldDefinition>;

export type AccountFieldName = keyof typeof accountFields;
export type AccountValues = Record<AccountFieldName, string>;

/** Values of an empty form. */
export const emptyAccountValues: AccountValues = {
  name: '',
  email: '',
  phone: '',
  cpf: '',
  password: '',
  newPassword: '',
};

const isAccountFieldName = (name: string): name is AccountFieldName => Object.hasOwn(accountFields, name);
export const accountFieldNames = Object.keys(accountFields).filter(isAccountFieldName);

/** Problems by field. */
export type AccountProblems = Readonly<Partial<Record<AccountFieldName, string>>>;

export function isOptionalField(name: AccountFieldName): boolean {
  return 'isOptional' in accountFields[name];
}

/** Problem of a field's value, in the wording of VA-07; undefined if it is valid. */
export function accountFieldProblem(name: AccountFieldName, text: string): string | undefined {
  const { label, findProblem } = accountFields[name];
  if (text.trim() !== '') return findProblem(text);
  return isOptionalField(name) ? undefined : requiredMessage(label);
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

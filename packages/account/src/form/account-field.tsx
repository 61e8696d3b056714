import { Field, required, type FieldProps, type Rule } from '@melhor-escola/ui/field';
import {
  accountFieldLabels,
  accountFieldProblem,
  type AccountFieldName,
  type AccountValues,
} from '../account-fields.ts';
import type { AccountFormHandle } from './use-account-form.ts';

function rulesOf(name: AccountFieldName): Rule<string>[] {
  const judge: Rule<string> = (text) => accountFieldProblem(name, text) ?? true;
  // `required` is what browsers and readers of the page are told; its words are the judge's.
  return name === 'phone' ? [judge] : [required, judge];
}

export interface AccountFieldProps {
  form: AccountFormHandle;
  name: AccountFieldName;
  children: FieldProps<AccountValues, AccountFieldName, AccountValues>['children'];
}

/** One field of the account's forms: its name in messages and its rule come with it. */
export function AccountField({ form, name, children }: AccountFieldProps) {
  return (
    <Field form={form} name={name} displayName={accountFieldLabels[name]} rules={rulesOf(name)}>
      {children}
    </Field>
  );
}

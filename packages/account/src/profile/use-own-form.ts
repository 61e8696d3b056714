import { useForm } from '@melhor-escola/ui/form';
import type { AccountValues } from '../account-fields.ts';
import { emptyAccountValues, type AccountFormHandle } from '../form/use-account-form.ts';

/** The state of a form that changes something of one's own. @param values as they stand now. */
export function useOwnForm(values: Partial<AccountValues> = {}): AccountFormHandle {
  return useForm<AccountValues>({ defaultValues: { ...emptyAccountValues, ...values } });
}

import { Field, max, required } from '@melhor-escola/ui/field';
import { Form, SubmitButton, useForm } from '@melhor-escola/ui/form';
import { Input } from '@melhor-escola/ui/input';
import { useOwnerRefusal } from '../owner/use-owner-refusal.ts';
import { useOpenedForm } from '../profile/use-opened-form.ts';

/** Letters of a saved search's name at the most, as the service has it. */
const maximumName = 80;

export interface RenameFormProps {
  /** As it is called now. */
  name: string;
  /** @throws {ApiError} when it came to nothing. */
  rename: (name: string) => Promise<void>;
}

/** Gives a saved search another name. */
export function RenameForm({ name: before, rename }: RenameFormProps) {
  const form = useForm({ defaultValues: { searchName: before } });
  const root = useOpenedForm(form.formState.isDirty);
  const refusalOf = useOwnerRefusal();
  return (
    <Form
      ref={root}
      form={form}
      aria-label="Renomear busca"
      onSubmit={({ searchName }) => rename(searchName.trim())}
      onSubmitError={(error) => {
        const refusal = refusalOf(error);
        return refusal && { form: refusal.form };
      }}
      className="max-w-100"
    >
      <Field form={form} name="searchName" displayName="nome" rules={[required, max(maximumName)]}>
        {(field) => <Input label="Nome da busca" autoComplete="off" maxLength={maximumName} {...field} />}
      </Field>
      <SubmitButton>Salvar</SubmitButton>
    </Form>
  );
}

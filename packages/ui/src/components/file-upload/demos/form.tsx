import { useState } from 'react';
import { Alert } from '@melhor-escola/ui/alert';
import { Field, required } from '@melhor-escola/ui/field';
import { FileUpload } from '@melhor-escola/ui/file-upload';
import { Form, SubmitButton, useForm } from '@melhor-escola/ui/form';

const defaultValues: { report: File | null } = { report: null };

/** A file that is too large or of another type is rejected when it is chosen. The value is the `File`. */
export default function ReportForm() {
  const [sent, setSent] = useState(false);
  const form = useForm({ defaultValues });
  if (sent) return <Alert live tone="success" title="Boletim enviado" />;
  return (
    <Form form={form} onSubmit={() => setSent(true)}>
      <Field form={form} name="report" displayName="boletim" rules={[required]}>
        {(field) => (
          <FileUpload label="Boletim" accept="application/pdf,image/*" maxSize={5_242_880} {...field} />
        )}
      </Field>
      <SubmitButton>Enviar</SubmitButton>
    </Form>
  );
}

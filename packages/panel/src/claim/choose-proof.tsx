import type { ClaimPage } from '@melhor-escola/api-client/panel';
import { Field, required } from '@melhor-escola/ui/field';
import { FileUpload } from '@melhor-escola/ui/file-upload';
import { Form, SubmitButton, useForm } from '@melhor-escola/ui/form';
import { Radio, RadioGroup } from '@melhor-escola/ui/radio-group';
import { Text } from '@melhor-escola/ui/text';
import { useState } from 'react';
import { submissionError } from '../submission-error.ts';
import { useClaimCalls } from './use-claim-calls.ts';

/** The service's limit, in bytes. */
const MAX_DOCUMENT_BYTES = 5 * 1024 * 1024;

const actions: Readonly<Record<string, string>> = {
  email: 'Enviar o código',
  phone: 'Pedir a ligação',
  document: 'Enviar o documento',
};

const documentMessages = {
  wrongType: (types: string) =>
    `Este arquivo não serve. Escolha um em ${types}; fotos HEIC, salve antes como JPEG`,
};

interface ProofValues {
  proof: string | null;
}

/** The quickest way that the school has. */
const firstChoice = ({ email, phone }: ClaimPage['proofs']): ProofValues => ({
  proof: email !== null ? 'email' : phone ? 'phone' : 'document',
});

/** How the claimant shows that the school sent them: only ways that do not depend on what they type. */
export function ChooseProof({ slug, proofs }: { slug: string; proofs: ClaimPage['proofs'] }) {
  const { begin, sendDocument } = useClaimCalls(slug);
  const form = useForm({ defaultValues: firstChoice(proofs) });
  const [file, setFile] = useState<File | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const proof = form.watch('proof');
  const submit = async (values: ProofValues) => {
    if (values.proof !== 'document') {
      await begin(values.proof === 'phone' ? 'phone' : 'email');
      return;
    }
    setIsMissing(file === null);
    if (file) await sendDocument(file);
  };
  return (
    <Form
      form={form}
      aria-label="Como você mostra que é da escola"
      onSubmit={submit}
      onSubmitError={submissionError}
      className="flex max-w-prose flex-col items-start gap-5 noscript:hidden"
    >
      <Field form={form} name="proof" displayName="forma" rules={[required]}>
        {(field) => (
          <RadioGroup legend="Como você mostra que é da escola?" {...field}>
            {proofs.email !== null && (
              <Radio
                value="email"
                label="Código pelo e-mail da escola"
                hint={`Enviamos a ${proofs.email}, o endereço do cadastro. Se o código estiver certo, você entra na hora.`}
              />
            )}
            {proofs.phone && (
              <Radio
                value="phone"
                label="Código pelo telefone da escola"
                hint="Nossa equipe liga para o número do cadastro, em dias úteis, e diz o código a quem atender."
              />
            )}
            <Radio
              value="document"
              label="Documento da escola"
              hint="O cartão do CNPJ, em PDF ou foto. Nossa equipe confere e depois apaga."
            />
          </RadioGroup>
        )}
      </Field>
      {proof === 'document' && (
        <FileUpload
          label="Documento"
          accept="application/pdf,image/jpeg,image/png,image/webp"
          maxSize={MAX_DOCUMENT_BYTES}
          messages={documentMessages}
          value={file}
          error={isMissing && file === null ? 'Escolha o documento.' : undefined}
          onValueChange={setFile}
          className="w-full"
        />
      )}
      <SubmitButton>{actions[proof ?? ''] ?? 'Continuar'}</SubmitButton>
      <Text tone="soft">
        Só o contato do cadastro vale: ninguém pode informar outro endereço ou número aqui.
      </Text>
    </Form>
  );
}

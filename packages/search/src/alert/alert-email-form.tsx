import { emailProblem } from '@melhor-escola/domain/email-address';
import { Button } from '@melhor-escola/ui/button';
import { Field, required } from '@melhor-escola/ui/field';
import { Form, SubmitButton, useForm } from '@melhor-escola/ui/form';
import { Input } from '@melhor-escola/ui/input';
import { Text } from '@melhor-escola/ui/text';
import { useEffect, useState } from 'react';
import { useSearchPorts } from '../ports.tsx';
import { failedSubmission } from '../submission/submission-error.ts';
import { SubmissionErrors } from '../submission/submission-errors.tsx';
import { alertCopy, type AlertEmailValues, type SubmittedAlertForm } from './alert-email.ts';

export interface AlertEmailFormProps {
  /** Query of the search's URL, without '?'. */
  query: string;
  /** Form action without JavaScript: the URL of its own page. Without it the form needs JavaScript. */
  action?: string | undefined;
  /** The rejected form, if this page answers its submission. */
  submitted?: SubmittedAlertForm | undefined;
  /**
   * Whether it replaces what had the focus.
   * @default false
   */
  takesFocus?: boolean | undefined;
}

/** Asks a visitor for the address that gets alerts, and says that it must be confirmed. No account is needed. Renders a `<form>`, or what follows. */
export function AlertEmailForm({ query, action, submitted, takesFocus = false }: AlertEmailFormProps) {
  const { service } = useSearchPorts();
  const [sentTo, setSentTo] = useState<string>();
  const form = useForm<AlertEmailValues>({
    defaultValues: submitted?.values ?? { email: '' },
    defaultErrors: submitted?.fields,
  });
  const [needsFocus, setNeedsFocus] = useState(takesFocus);
  useEffect(() => {
    if (needsFocus && sentTo === undefined) form.setFocus('email');
  }, [form, needsFocus, sentTo]);
  if (sentTo !== undefined) {
    return (
      <div ref={focusElement} tabIndex={-1} className="flex flex-col items-start gap-2">
        <AlertSent email={sentTo} />
        <Button
          size="small"
          variant="quiet"
          onClick={() => {
            setSentTo(undefined);
            // The form replaces the button, which has the focus.
            setNeedsFocus(true);
          }}
        >
          Corrigir o e-mail
        </Button>
      </div>
    );
  }
  return (
    <Form
      form={form}
      method="post"
      action={action}
      aria-label="Receber avisos"
      onSubmit={async ({ email }) => {
        await service.requestAlert({ email, query });
        setSentTo(email);
      }}
      onSubmitError={(error) => {
        const rejected = failedSubmission(error, navigator.onLine, alertCopy);
        return rejected && { fields: rejected.fields, form: rejected.message };
      }}
    >
      <SubmissionErrors
        form={form}
        submitted={submitted}
        names={['email']}
        problemEntry={() => submitted?.fields?.['email']}
      />
      <input type="hidden" name="busca" value={query} />
      <Field
        form={form}
        name="email"
        displayName="e-mail"
        rules={[required, (value) => emailProblem(value) ?? true]}
      >
        {(field) => (
          <Input
            label="Seu e-mail"
            type="email"
            autoComplete="email"
            hint="Enviamos um link para você confirmar. Não precisa de conta, e cada aviso tem um link para parar."
            {...field}
            {...(action !== undefined && { id: 'email' })}
          />
        )}
      </Field>
      <SubmitButton>Receber avisos</SubmitButton>
    </Form>
  );
}

export interface AlertEmailPanelProps extends Pick<AlertEmailFormProps, 'query'> {
  /** The search in words: 'do 6º ano em Araguaína, TO'. */
  about: string;
}

/** The form in the place of the link that was pressed for it, whose focus it takes. */
export function AlertEmailPanel({ query, about }: AlertEmailPanelProps) {
  return (
    <div className="flex w-full max-w-prose flex-col gap-2 p-4 text-start print:hidden">
      <Text weight="strong">{`Receba avisos ${about}`}</Text>
      <AlertEmailForm query={query} takesFocus />
    </div>
  );
}

/** What follows a request for alerts. @param email unknown if the page was loaded since. */
export function AlertSent({ email }: { email?: string | undefined }) {
  return (
    <>
      <Text>
        {'Confirme no e-mail que mandamos para '}
        <strong className="font-semibold wrap-anywhere">{email ?? 'o endereço que você informou'}</strong>. Os
        avisos começam depois disso.
      </Text>
      <Text size="small" tone="soft">
        O link vale por 48 horas. Se não chegar em cinco minutos, veja na pasta de spam.
      </Text>
    </>
  );
}

/** The form that had the focus is gone: what follows takes it, and is read. */
const focusElement = (element: HTMLElement | null): void => element?.focus();

import type { SecondFactor } from '@melhor-escola/api-client/panel';
import { Alert } from '@melhor-escola/ui/alert';
import { Button } from '@melhor-escola/ui/button';
import { Field, required } from '@melhor-escola/ui/field';
import { Form, SubmitButton, useForm } from '@melhor-escola/ui/form';
import { Input } from '@melhor-escola/ui/input';
import { OneTimeCode } from '@melhor-escola/ui/one-time-code';
import { Heading, Text } from '@melhor-escola/ui/text';
import { useState } from 'react';
import { usePanelPorts } from '../ports.tsx';
import { factorError, type FactorValues } from './factor-error.ts';
import { showPasskey } from './queries.ts';
import { useAction } from './use-action.ts';

export interface ShowFactorProps {
  factor: SecondFactor;
  /** The session is privileged now. */
  onShown: () => Promise<void>;
}

/** Asks for the second factor: passkey first, then a code of the app, then a recovery code. */
export function ShowFactor({ factor, onShown }: ShowFactorProps) {
  const { api } = usePanelPorts();
  const { run, isRunning, problem } = useAction();
  const hasPasskey = factor.passkeys.length > 0;
  const hasAuthenticator = factor.authenticatorSince !== null;
  return (
    <section aria-labelledby="confirmar" className="flex flex-col gap-5">
      <div className="flex flex-col gap-2">
        <Heading level={2} id="confirmar">
          Confirme que é você
        </Heading>
        <Text className="max-w-prose">
          Sua conta pede uma segunda confirmação para cuidar da escola. Ela vale por até 12 horas neste
          aparelho.
        </Text>
      </div>
      {hasPasskey && (
        <div className="flex flex-col items-start gap-3">
          {problem !== undefined && <Alert tone="danger" live title={problem} />}
          <Button
            variant="primary"
            loading={isRunning}
            className="max-sm:w-full"
            onClick={() =>
              void run(async () => {
                await showPasskey(api);
                await onShown();
              })
            }
          >
            Usar chave de acesso
          </Button>
        </div>
      )}
      {hasAuthenticator && <CodeForm isMain={!hasPasskey} onShown={onShown} />}
      <RecoveryForm left={factor.recoveryCodesLeft} onShown={onShown} />
    </section>
  );
}

const emptyValues: FactorValues = { password: '', code: '' };

function CodeForm({ isMain, onShown }: { isMain: boolean; onShown: () => Promise<void> }) {
  const { api } = usePanelPorts();
  const form = useForm<FactorValues>({ defaultValues: emptyValues });
  return (
    <Form
      form={form}
      aria-label="Confirmar com o aplicativo"
      className="max-w-100"
      onSubmit={async ({ code }) => {
        await api.POST('/v3/account/user/second-factor/verify', { body: { method: 'authenticator', code } });
        await onShown();
      }}
      onSubmitError={factorError}
    >
      <Field form={form} name="code" displayName="código" rules={[required]}>
        {(field) => (
          <OneTimeCode
            label="Código do aplicativo"
            hint="Os seis números que o aplicativo mostra agora."
            {...field}
          />
        )}
      </Field>
      <SubmitButton variant={isMain ? 'primary' : 'secondary'}>Confirmar código</SubmitButton>
    </Form>
  );
}

function RecoveryForm({ left, onShown }: { left: number; onShown: () => Promise<void> }) {
  const { api } = usePanelPorts();
  const [isOpen, setIsOpen] = useState(false);
  const form = useForm<FactorValues>({ defaultValues: emptyValues });
  return (
    <div className="flex flex-col items-start gap-4">
      <Button variant="quiet" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        Perdi o aparelho: usar um código de recuperação
      </Button>
      {isOpen && (
        <Form
          form={form}
          aria-label="Confirmar com um código de recuperação"
          className="w-full max-w-100"
          onSubmit={async ({ code }) => {
            await api.POST('/v3/account/user/second-factor/verify', {
              body: { method: 'recovery-code', code },
            });
            await onShown();
          }}
          onSubmitError={factorError}
        >
          <Field form={form} name="code" displayName="código de recuperação" rules={[required]}>
            {(field) => (
              <Input
                label="Código de recuperação"
                hint={
                  left === 1 ? 'Você ainda tem um.' : `Você ainda tem ${left}. Cada um vale uma única vez.`
                }
                size="large"
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                maxLength={40}
                {...field}
              />
            )}
          </Field>
          <SubmitButton variant="secondary">Usar código de recuperação</SubmitButton>
        </Form>
      )}
    </div>
  );
}

import type { Authenticator, SecondFactor } from '@melhor-escola/api-client/panel';
import { readContent } from '@melhor-escola/api-client/api';
import { Alert } from '@melhor-escola/ui/alert';
import { Button } from '@melhor-escola/ui/button';
import { Field, required } from '@melhor-escola/ui/field';
import { Form, SubmitButton, useForm } from '@melhor-escola/ui/form';
import { PasswordInput } from '@melhor-escola/ui/input';
import { Link } from '@melhor-escola/ui/link';
import { OneTimeCode } from '@melhor-escola/ui/one-time-code';
import { QrCode } from '@melhor-escola/ui/qr-code';
import { Heading, Text } from '@melhor-escola/ui/text';
import { useLayoutEffect, useRef, useState } from 'react';
import { usePanelPorts } from '../ports.tsx';
import { factorError, type FactorValues } from './factor-error.ts';
import { createPasskey } from './queries.ts';
import { useAction } from './use-action.ts';

export interface AddFactorProps {
  factor: SecondFactor;
  /** @param codes recovery codes, with the first factor. */
  onAdded: (codes: readonly string[] | null) => Promise<void>;
}

/** Adds a factor: a passkey, or an app if there is none. The first one may need the password. */
export function AddFactor({ factor, onAdded }: AddFactorProps) {
  const { api } = usePanelPorts();
  const { run, isRunning, problem } = useAction();
  const [password, setPassword] = useState('');
  const [authenticator, setAuthenticator] = useState<Authenticator>();
  const heading = useRef<HTMLHeadingElement>(null);
  const wasSetUp = useRef(false);
  // In the same commit that removes the set-up: otherwise the page has no focus for a moment.
  useLayoutEffect(() => {
    if (wasSetUp.current && !authenticator) heading.current?.focus();
    wasSetUp.current = authenticator !== undefined;
  }, [authenticator]);
  const isFirst = factor.status === 'none';
  const needsPassword = isFirst && factor.needed === 'password';
  const proof = needsPassword ? password : undefined;
  if (authenticator) {
    return (
      <AuthenticatorSetup
        authenticator={authenticator}
        onAdded={async (codes) => {
          setAuthenticator(undefined);
          await onAdded(codes);
        }}
        onCancel={() => setAuthenticator(undefined)}
      />
    );
  }
  return (
    <section aria-labelledby="adicionar" className="flex flex-col gap-4">
      <Heading level={2} id="adicionar" ref={heading} tabIndex={-1}>
        {isFirst ? 'Proteja a sua conta' : 'Adicionar outra forma'}
      </Heading>
      <Text className="max-w-prose">
        {isFirst
          ? 'Quem é responsável por uma escola confirma a entrada em duas etapas: a senha e mais uma forma, que só você tem.'
          : 'Com mais de uma forma, você entra mesmo sem um dos aparelhos.'}
      </Text>
      {isFirst && factor.needed === 'sign-in' ? (
        <Alert tone="info" title="Entre de novo para continuar">
          Você entra com o Google. Para proteger a sua conta, saia, entre de novo e volte a esta página.
        </Alert>
      ) : (
        <>
          {problem !== undefined && <Alert tone="danger" live title={problem} />}
          {needsPassword && (
            <PasswordInput
              label="Senha da conta"
              hint="Para saber que é você."
              value={password}
              onValueChange={setPassword}
              className="max-w-100"
            />
          )}
          <div className="flex flex-wrap gap-2 max-sm:*:w-full">
            <Button
              variant={isFirst ? 'primary' : 'secondary'}
              loading={isRunning}
              onClick={() =>
                void run(async () => {
                  const { recoveryCodes } = await createPasskey(api, proof);
                  await onAdded(recoveryCodes);
                })
              }
            >
              Criar chave de acesso
            </Button>
            {factor.authenticatorSince === null && (
              <Button
                loading={isRunning}
                onClick={() =>
                  void run(async () => {
                    const begun = await readContent(
                      api.POST('/v3/account/user/second-factor/authenticator', { body: { password: proof } }),
                    );
                    setAuthenticator(begun);
                  })
                }
              >
                Usar aplicativo de códigos
              </Button>
            )}
          </div>
          <Text tone="soft" className="max-w-prose">
            A chave de acesso usa a digital, o rosto ou o PIN do aparelho, e é a forma mais segura.
          </Text>
        </>
      )}
    </section>
  );
}

interface AuthenticatorSetupProps extends Pick<AddFactorProps, 'onAdded'> {
  authenticator: Authenticator;
  onCancel: () => void;
}

function AuthenticatorSetup({ authenticator: { secret, uri }, onAdded, onCancel }: AuthenticatorSetupProps) {
  const { api } = usePanelPorts();
  const form = useForm<FactorValues>({ defaultValues: { password: '', code: '' } });
  return (
    <section aria-labelledby="aplicativo" className="flex flex-col gap-4">
      <Heading level={2} id="aplicativo">
        Conecte o aplicativo
      </Heading>
      <ol className="flex max-w-prose list-decimal flex-col gap-2 ps-5">
        <li>Abra um aplicativo de códigos, como Google Authenticator ou Microsoft Authenticator.</li>
        <li>
          Leia o código QR com ele, ou <Link href={uri}>abra-o neste aparelho</Link>.
        </li>
        <li>Digite abaixo os seis números que ele mostra.</li>
      </ol>
      <QrCode text={uri} label="Código QR para o aplicativo" className="[--qr-code-size:14rem]" />
      <Text tone="soft">
        Não consegue ler? Digite esta chave no aplicativo:{' '}
        <strong className="font-semibold text-ink wrap-anywhere">
          {secret.replaceAll(/.{4}(?=.)/g, '$& ')}
        </strong>
      </Text>
      <Form
        form={form}
        aria-label="Conectar o aplicativo"
        className="max-w-100"
        onSubmit={async ({ code }) => {
          const { recoveryCodes } = await readContent(
            api.POST('/v3/account/user/second-factor/authenticator/confirm', { body: { code } }),
          );
          await onAdded(recoveryCodes);
        }}
        onSubmitError={factorError}
      >
        <Field form={form} name="code" displayName="código" rules={[required]}>
          {(field) => <OneTimeCode label="Código do aplicativo" {...field} />}
        </Field>
        <div className="flex flex-wrap gap-2 max-sm:*:w-full">
          <SubmitButton>Conectar aplicativo</SubmitButton>
          <Button onClick={onCancel}>Cancelar</Button>
        </div>
      </Form>
    </section>
  );
}

import type { ClaimPage } from '@melhor-escola/api-client/panel';
import { Button } from '@melhor-escola/ui/button';
import { Field, required } from '@melhor-escola/ui/field';
import { Form, SubmitButton, useForm } from '@melhor-escola/ui/form';
import { OneTimeCode } from '@melhor-escola/ui/one-time-code';
import { Alert } from '@melhor-escola/ui/alert';
import { Link } from '@melhor-escola/ui/link';
import { Heading, Text } from '@melhor-escola/ui/text';
import { Link as RouteLink } from '@tanstack/react-router';
import { useState } from 'react';
import { usePanelPorts } from '../ports.tsx';
import { submissionError, submissionMessage } from '../submission-error.ts';
import { useClaimCalls } from './use-claim-calls.ts';

type OpenClaimState = NonNullable<ClaimPage['claim']>;

export interface OpenClaimProps {
  slug: string;
  claim: OpenClaimState;
  proofs: ClaimPage['proofs'];
}

/** A claim that is not decided: its code is entered, or our team decides. */
export function OpenClaim({ slug, claim, proofs }: OpenClaimProps) {
  const { links } = usePanelPorts();
  const asksForCode = claim.proof !== 'document' && !claim.isProven;
  return (
    <div className="flex max-w-prose flex-col items-start gap-5">
      <Heading level={2}>{asksForCode ? 'Digite o código' : 'Seu pedido está com a nossa equipe'}</Heading>
      <Text>{claimText(claim, proofs)}</Text>
      {asksForCode && <CodeForm slug={slug} />}
      <Text>
        Enquanto isso, você já pode{' '}
        <Link asChild>
          <RouteLink {...links.claimedPage(slug)}>preparar a página da escola</RouteLink>
        </Link>
        . Nada aparece no site antes da aprovação.
      </Text>
      <ClaimActions slug={slug} claim={claim} />
    </div>
  );
}

function claimText({ proof, isProven }: OpenClaimState, proofs: ClaimPage['proofs']): string {
  if (isProven)
    return 'O código está certo. Como a escola já tem uma pessoa responsável, nossa equipe decide. Avisamos você por e-mail.';
  if (proof === 'document') return 'Vamos conferir o documento e avisar você por e-mail.';
  return proof === 'phone'
    ? 'Nossa equipe vai ligar para o telefone da escola e dizer um código de seis números a quem atender. Ele vale por 15 minutos a partir da ligação.'
    : `Enviamos um código de seis números a ${proofs.email ?? 'o e-mail da escola'}. Ele vale por 15 minutos. Peça a quem lê esse e-mail.`;
}

function CodeForm({ slug }: { slug: string }) {
  const { enterCode } = useClaimCalls(slug);
  const { showToast } = usePanelPorts();
  const form = useForm({ defaultValues: { code: '' } });
  return (
    <Form
      form={form}
      aria-label="Código"
      onSubmit={async ({ code }) => {
        const { role } = await enterCode(code.replaceAll(/\D/gu, ''));
        if (role !== null) showToast({ tone: 'success', title: 'Pronto: você cuida desta escola.' });
      }}
      onSubmitError={submissionError}
      className="flex flex-col items-start gap-4 noscript:hidden"
    >
      <Field form={form} name="code" displayName="código" rules={[required]}>
        {(field) => <OneTimeCode label="Código" {...field} />}
      </Field>
      <SubmitButton>Confirmar</SubmitButton>
    </Form>
  );
}

/** Another code, or another way. */
function ClaimActions({ slug, claim }: Pick<OpenClaimProps, 'slug' | 'claim'>) {
  const { begin, withdraw } = useClaimCalls(slug);
  const { showToast } = usePanelPorts();
  const [running, setRunning] = useState<'again' | 'withdraw'>();
  const [problem, setProblem] = useState<string>();
  const run = async (action: 'again' | 'withdraw', call: () => Promise<unknown>, done: string) => {
    setRunning(action);
    setProblem(undefined);
    try {
      await call();
      showToast({ tone: 'success', title: done });
    } catch (error) {
      setProblem(submissionMessage(error));
    } finally {
      setRunning(undefined);
    }
  };
  return (
    <div className="flex flex-col items-start gap-3 noscript:hidden">
      {problem !== undefined && <Alert tone="danger" live title={problem} />}
      <div className="flex flex-wrap gap-3">
        {claim.proof === 'email' && claim.status === 'code' && (
          <Button
            loading={running === 'again'}
            onClick={() => void run('again', () => begin('email'), 'Enviamos outro código.')}
          >
            Enviar outro código
          </Button>
        )}
        <Button
          variant="quiet"
          loading={running === 'withdraw'}
          onClick={() => void run('withdraw', withdraw, 'Pedido cancelado.')}
        >
          {claim.status === 'code' ? 'Usar outra forma' : 'Cancelar o pedido'}
        </Button>
      </div>
    </div>
  );
}

import type { ClaimPage } from '@melhor-escola/api-client/panel';
import { formatDateTime } from '@melhor-escola/domain/date';
import { Alert } from '@melhor-escola/ui/alert';
import { LinkButton } from '@melhor-escola/ui/button';
import { Link } from '@melhor-escola/ui/link';
import { PageWidth } from '@melhor-escola/ui/page-width';
import { Heading, Text } from '@melhor-escola/ui/text';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link as RouteLink } from '@tanstack/react-router';
import { useLayoutEffect, useRef } from 'react';
import { usePanelPorts } from '../ports.tsx';
import { ChooseProof } from './choose-proof.tsx';
import { OpenClaim } from './open-claim.tsx';
import { claimQuery } from './queries.ts';

/** Where somebody shows that a school sent them. */
export function ClaimScreen({ slug }: { slug: string }) {
  const { api, links } = usePanelPorts();
  // Who comes back from confirming the account's e-mail in another tab, or from a decision of our team, sees the next step.
  const { data, dataUpdatedAt } = useSuspenseQuery({
    ...claimQuery(api, slug),
    refetchOnWindowFocus: 'always',
  });
  const { school } = data;
  return (
    <PageWidth className="flex flex-col gap-6 py-4 sm:py-6">
      <div className="flex flex-col gap-2">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <Link asChild>
            <RouteLink {...links.school(slug)}>{school.name}</RouteLink>
          </Link>
          <Text as="span" tone="soft">{`${school.city}, ${school.uf}`}</Text>
        </div>
        <Heading level={1} size="large">
          Cuidar da página da escola
        </Heading>
        <Text tone="soft" className="max-w-prose">
          Quem cuida da página corrige os dados, publica bolsas e responde às famílias em nome da escola. Por
          isso confirmamos antes que a escola escolheu você. É grátis.
        </Text>
      </div>
      <Step key={slug} page={data} now={dataUpdatedAt} />
    </PageWidth>
  );
}

/** The current step. The focus follows when it changes, because the pressed button is gone. */
function Step({ page, now }: { page: ClaimPage; now: number }) {
  const step = currentStep(page, now);
  const root = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useLayoutEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    root.current?.focus();
  }, [step]);
  return (
    <div ref={root} tabIndex={-1} className="flex flex-col gap-6 outline-none">
      <StepContent step={step} page={page} />
    </div>
  );
}

type StepName = 'member' | 'unconfirmed' | 'open' | 'rejected' | 'choose';

function currentStep({ role, claim, emailConfirmed }: ClaimPage, now: number): StepName {
  if (role !== null) return 'member';
  if (claim?.status === 'code' || claim?.status === 'waiting') return 'open';
  if (!emailConfirmed) return 'unconfirmed';
  const isRecent = claim?.mayRepeatAt != null && Date.parse(claim.mayRepeatAt) > now;
  return isRecent ? 'rejected' : 'choose';
}

function StepContent({ step, page }: { step: StepName; page: ClaimPage }) {
  const { links } = usePanelPorts();
  const { school, claim, proofs, hasOwner } = page;
  if (step === 'member')
    return (
      <div className="flex max-w-prose flex-col items-start gap-4">
        <Heading level={2}>Você cuida desta escola</Heading>
        <Text>
          {page.role === 'owner'
            ? 'Você é responsável: também decide quem mais cuida da escola.'
            : 'Você faz parte da equipe.'}
        </Text>
        <LinkButton asChild variant="primary">
          <RouteLink {...links.overview(school.slug)}>Abrir o painel</RouteLink>
        </LinkButton>
      </div>
    );
  if (step === 'unconfirmed')
    return (
      <Alert tone="warning" title="Confirme primeiro o e-mail da sua conta">
        <Text>
          Abra o link que enviamos quando você criou a conta, e volte a esta página. Não achou a mensagem?
          Peça outra em{' '}
          <Link asChild>
            <RouteLink {...links.profile()}>Minha conta</RouteLink>
          </Link>
          .
        </Text>
      </Alert>
    );
  if (step === 'open' && claim) return <OpenClaim slug={school.slug} claim={claim} proofs={proofs} />;
  return (
    <>
      {claim?.status === 'rejected' && <Rejection claim={claim} isRecent={step === 'rejected'} />}
      {hasOwner && (
        <Alert tone="neutral" title="Esta escola já tem uma pessoa responsável">
          <Text>
            O caminho mais curto é pedir um convite a ela. Você também pode fazer o pedido aqui: nossa equipe
            decide, e a pessoa responsável fica sabendo.
          </Text>
        </Alert>
      )}
      {step === 'choose' && <ChooseProof slug={school.slug} proofs={proofs} />}
    </>
  );
}

function Rejection({ claim, isRecent }: { claim: NonNullable<ClaimPage['claim']>; isRecent: boolean }) {
  return (
    <Alert tone="warning" title="Não pudemos aprovar seu último pedido">
      {claim.reason !== null && <Text className="wrap-anywhere">{`Motivo: ${claim.reason}`}</Text>}
      {isRecent && claim.mayRepeatAt !== null && (
        <Text>{`Você pode fazer outro pedido a partir de ${formatDateTime(new Date(claim.mayRepeatAt))}.`}</Text>
      )}
    </Alert>
  );
}

import { readContent } from '@melhor-escola/api-client/api';
import type { Invitation } from '@melhor-escola/api-client/panel';
import { formatDate } from '@melhor-escola/domain/date';
import { Alert } from '@melhor-escola/ui/alert';
import { Button, LinkButton } from '@melhor-escola/ui/button';
import { Link } from '@melhor-escola/ui/link';
import { PageWidth } from '@melhor-escola/ui/page-width';
import { Heading, Text } from '@melhor-escola/ui/text';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Link as RouteLink, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { usePanelPorts } from '../ports.tsx';
import { panelQuery } from '../queries.ts';
import { submissionMessage } from '../submission-error.ts';
import { invitationQuery } from './queries.ts';

/** Accepts the invitation of a link. @param token of the link; undefined without one. */
export function InvitationScreen({ token }: { token: string | undefined }) {
  const { api } = usePanelPorts();
  const { data } = useSuspenseQuery(invitationQuery(api, token));
  return (
    <PageWidth className="flex flex-col gap-6 py-4 sm:py-6">
      <Heading level={1} size="large">
        {data ? `Convite: ${data.school.name}` : 'Este convite não vale mais'}
      </Heading>
      <div className="flex max-w-prose flex-col items-start gap-4">
        {data && token !== undefined ? <Open invitation={data} token={token} /> : <Ended />}
      </div>
    </PageWidth>
  );
}

function Ended() {
  const { links } = usePanelPorts();
  return (
    <>
      <Text>
        Ele já foi aceito, expirou ou foi cancelado. Peça outro a uma pessoa responsável pela escola.
      </Text>
      <LinkButton asChild variant="primary">
        <RouteLink {...links.panel()}>Abrir o painel</RouteLink>
      </LinkButton>
    </>
  );
}

function Open({ invitation, token }: { invitation: Invitation; token: string }) {
  const { links } = usePanelPorts();
  const { school, role, email, isForCurrentUser, expiresAt } = invitation;
  return (
    <>
      <Text>
        {`${school.name}, em ${school.city}, ${school.uf}, convidou você ${role === 'owner' ? 'para ser responsável pela escola: cuidar das bolsas e da página, e decidir quem mais tem acesso' : 'para a equipe: cuidar das bolsas, da página e das respostas às famílias'}.`}
      </Text>
      {isForCurrentUser ? (
        <Accept token={token} />
      ) : (
        <Alert tone="warning" title="Este convite é de outro e-mail">
          <Text>
            {`Ele foi enviado a ${email}. Entre com a conta que tem esse e-mail, já confirmado, e abra o link de novo.`}
          </Text>
          <Link asChild>
            <RouteLink {...links.profile()}>Ver o e-mail desta conta</RouteLink>
          </Link>
        </Alert>
      )}
      <Text size="small" tone="soft">{`O convite vale até ${formatDate(new Date(expiresAt))}.`}</Text>
    </>
  );
}

function Accept({ token }: { token: string }) {
  const { api, links, showToast } = usePanelPorts();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [isRunning, setIsRunning] = useState(false);
  const [problem, setProblem] = useState<string>();
  const accept = async () => {
    setIsRunning(true);
    setProblem(undefined);
    try {
      const { slug } = await readContent(api.POST('/v3/panel/invitations/accept', { body: { token } }));
      showToast({ tone: 'success', title: 'Convite aceito.' });
      await queryClient.invalidateQueries({ queryKey: panelQuery(api).queryKey });
      await navigate(links.overview(slug));
    } catch (error) {
      setProblem(submissionMessage(error));
    } finally {
      setIsRunning(false);
    }
  };
  return (
    <>
      {problem !== undefined && <Alert tone="danger" live title={problem} />}
      <Button
        variant="primary"
        loading={isRunning}
        onClick={() => void accept()}
        className="noscript:hidden max-sm:w-full"
      >
        Aceitar o convite
      </Button>
    </>
  );
}

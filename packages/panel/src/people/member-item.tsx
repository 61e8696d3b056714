import type { SchoolPeople } from '@melhor-escola/api-client/panel';
import { formatDate } from '@melhor-escola/domain/date';
import { Badge } from '@melhor-escola/ui/badge';
import { Button } from '@melhor-escola/ui/button';
import { Card } from '@melhor-escola/ui/card';
import { Heading, Text } from '@melhor-escola/ui/text';
import { useNavigate } from '@tanstack/react-router';
import { ConfirmedAction } from '../confirmed-action.tsx';
import { usePanelPorts } from '../ports.tsx';

export type Member = SchoolPeople['members'][number];

export const roleNames = { owner: 'Responsável', staff: 'Equipe' } as const;

export interface MemberItemProps {
  slug: string;
  member: Member;
  /** Whether the current user may change it. Anybody may leave. */
  mayManage: boolean;
  /** Whether the current user is an owner of the school, and could hand it over. */
  mayHandOver: boolean;
}

/** One person of a school, with what an owner may do. */
export function MemberItem({ slug, member, mayManage, mayHandOver }: MemberItemProps) {
  const { name, email, role, isCurrentUser, since, lastSeenAt, hasSecondFactor } = member;
  return (
    <Card as="li" className="flex flex-col gap-3">
      <div className="flex flex-col gap-1">
        <div className="flex flex-wrap items-center gap-2">
          <Heading level={3} size="small" className="wrap-anywhere">
            {name}
          </Heading>
          <Badge>{roleNames[role]}</Badge>
          {isCurrentUser && <Badge tone="confirm">Você</Badge>}
        </div>
        <Text className="wrap-anywhere">{email}</Text>
        <Text size="small" tone="soft">
          {`Desde ${formatDate(new Date(since))}. ${lastSeenAt === null ? 'Sem acesso recente' : `Último acesso em ${formatDate(new Date(lastSeenAt))}`}. ${hasSecondFactor ? 'Com segundo passo ao entrar.' : 'Sem segundo passo ao entrar.'}`}
        </Text>
      </div>
      {(mayManage || isCurrentUser) && (
        <div className="flex flex-wrap gap-2 noscript:hidden">
          {mayManage && <ChangeRole slug={slug} member={member} />}
          {mayHandOver && !isCurrentUser && <HandOver slug={slug} member={member} />}
          <Remove slug={slug} member={member} />
        </div>
      )}
    </Card>
  );
}

type ActionProps = Pick<MemberItemProps, 'slug' | 'member'>;

function ChangeRole({ slug, member: { account, name, role, isCurrentUser } }: ActionProps) {
  const { api } = usePanelPorts();
  const next = role === 'owner' ? 'staff' : 'owner';
  const label = next === 'owner' ? 'Tornar responsável' : 'Passar para a equipe';
  return (
    <ConfirmedAction
      trigger={
        <Button size="small">
          {label}
          <span className="sr-only">{`: ${name}`}</span>
        </Button>
      }
      title={next === 'owner' ? `Tornar ${name} responsável?` : `Passar ${name} para a equipe?`}
      text={
        next === 'owner'
          ? 'Uma pessoa responsável também convida, muda e remove pessoas.'
          : isCurrentUser
            ? 'Você continua cuidando da escola, mas não decide mais quem tem acesso.'
            : 'A pessoa continua cuidando da escola, mas não decide mais quem tem acesso.'
      }
      label={label}
      done={next === 'owner' ? `${name} agora é responsável.` : `${name} agora faz parte da equipe.`}
      call={() =>
        api.PATCH('/v3/panel/schools/{school}/people/{account}', {
          params: { path: { school: slug, account } },
          body: { role: next },
        })
      }
    />
  );
}

function HandOver({ slug, member: { account, name } }: ActionProps) {
  const { api } = usePanelPorts();
  return (
    <ConfirmedAction
      trigger={
        <Button size="small">
          Passar a escola<span className="sr-only">{` para ${name}`}</span>
        </Button>
      }
      title={`Passar a escola para ${name}?`}
      text="Essa pessoa vira responsável, e você passa para a equipe."
      label="Passar a escola"
      done={`${name} agora é responsável, e você faz parte da equipe.`}
      call={() =>
        api.POST('/v3/panel/schools/{school}/people/{account}/hand-over', {
          params: { path: { school: slug, account } },
        })
      }
    />
  );
}

function Remove({ slug, member: { account, name, isCurrentUser } }: ActionProps) {
  const { api, links } = usePanelPorts();
  const navigate = useNavigate();
  const label = isCurrentUser ? 'Sair desta escola' : 'Remover';
  return (
    <ConfirmedAction
      trigger={
        <Button size="small">
          {label}
          {!isCurrentUser && <span className="sr-only">{` ${name}`}</span>}
        </Button>
      }
      title={isCurrentUser ? 'Sair desta escola?' : `Remover ${name}?`}
      text={
        isCurrentUser
          ? 'Você perde o acesso ao painel desta escola agora. Para voltar, precisa de outro convite.'
          : 'A pessoa perde o acesso ao painel agora, também onde ele estiver aberto.'
      }
      label={label}
      isDangerous
      done={isCurrentUser ? 'Você saiu da escola.' : `${name} não tem mais acesso.`}
      call={async () => {
        await api.DELETE('/v3/panel/schools/{school}/people/{account}', {
          params: { path: { school: slug, account } },
        });
        if (isCurrentUser) await navigate(links.panel());
      }}
    />
  );
}

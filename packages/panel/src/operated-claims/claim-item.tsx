import { pluralize } from '@melhor-escola/domain/count';
import { formatDateTime } from '@melhor-escola/domain/date';
import { formatPhone } from '@melhor-escola/domain/phone-number';
import { Alert } from '@melhor-escola/ui/alert';
import { Card } from '@melhor-escola/ui/card';
import { DescriptionList } from '@melhor-escola/ui/description-list';
import { Link } from '@melhor-escola/ui/link';
import { Heading, Text } from '@melhor-escola/ui/text';
import { Link as RouteLink } from '@tanstack/react-router';
import { waitingTime } from '../operation/waiting-time.ts';
import { usePanelPorts } from '../ports.tsx';
import { ApproveClaim, type ClaimDecisionProps, RejectClaim } from './claim-decision.tsx';
import { ClaimDocument, PhoneCode } from './claim-proof.tsx';
import type { WaitingClaim } from './queries.ts';

export interface ClaimItemProps extends ClaimDecisionProps {
  /** When the list was loaded, in ms as `Date.now()`. */
  now: number;
}

/** A claim with all that its decision needs. */
export function ClaimItem({ claim, now, afterwards }: ClaimItemProps) {
  const { links } = usePanelPorts();
  const { school, claimant, owners, proof, isProven, createdAt } = claim;
  return (
    <Card as="li" className="flex flex-col gap-3">
      <Heading level={2} size="small" className="wrap-anywhere">
        {claimant.name}
      </Heading>
      <DescriptionList
        layout="beside"
        items={[
          {
            term: 'Escola',
            description: (
              <>
                <Link asChild>
                  <RouteLink {...links.school(school.slug)} reloadDocument>
                    {school.name}
                  </RouteLink>
                </Link>
                <span className="block">{`${school.city}, ${school.uf}`}</span>
              </>
            ),
          },
          { term: 'E-mail da conta', description: claimant.email },
          { term: 'Prova', description: proofText(claim) },
          {
            term: 'Telefone do cadastro',
            description:
              school.phone === null ? (
                'não informado'
              ) : (
                <Link href={`tel:+55${school.phone}`}>{formatPhone(school.phone)}</Link>
              ),
          },
          {
            term: 'Responsável hoje',
            description: owners.length === 0 ? 'ninguém' : owners.map(describePerson).join('; '),
          },
          { term: 'Espera', description: waitingTime(createdAt, now) },
        ]}
      />
      <OtherClaims claim={claim} />
      {isProven && (
        <Alert tone="neutral" title="O código estava certo, mas a escola já tem uma pessoa responsável.">
          <Text>Ligue para a escola antes de decidir.</Text>
        </Alert>
      )}
      {proof === 'document' && <ClaimDocument claim={claim} />}
      {proof === 'phone' && !isProven && <PhoneCode claim={claim} />}
      <div className="flex flex-wrap gap-2 noscript:hidden">
        <ApproveClaim claim={claim} afterwards={afterwards} />
        <RejectClaim claim={claim} afterwards={afterwards} />
      </div>
    </Card>
  );
}

const describePerson = ({ name, email }: { readonly name: string; readonly email: string }) =>
  `${name} (${email})`;

function proofText({ proof, isProven }: WaitingClaim): string {
  if (proof === 'document') return 'documento';
  const code = proof === 'email' ? 'código por e-mail' : 'código por telefone';
  return isProven ? `${code}, conferido` : code;
}

const outcomes: Readonly<Record<WaitingClaim['others'][number]['status'], string>> = {
  code: 'ainda sem o código',
  waiting: 'espera pela nossa decisão',
  approved: 'aprovado',
  rejected: 'recusado',
};

/** Others who claimed the school: of two that wait, our team decides which. */
function OtherClaims({ claim: { others, moreOthers } }: { claim: WaitingClaim }) {
  if (others.length === 0) return null;
  return (
    <div className="flex flex-col gap-1">
      <Text size="small" weight="strong">
        Outros pedidos para esta escola
      </Text>
      <ul className="flex flex-col gap-1">
        {others.map((other) => (
          <li key={`${other.email} ${other.createdAt}`} className="text-small wrap-anywhere">
            {`${describePerson(other)}, ${formatDateTime(new Date(other.createdAt))}: ${outcomes[other.status]}`}
          </li>
        ))}
        {moreOthers > 0 && (
          <li className="text-small text-ink-soft">{`e mais ${pluralize(moreOthers, 'pedido mais antigo', 'pedidos mais antigos')}`}</li>
        )}
      </ul>
    </div>
  );
}

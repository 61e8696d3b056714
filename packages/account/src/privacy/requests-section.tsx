import type { PrivacyPanel } from '@melhor-escola/api-client/account';
import { formatDate } from '@melhor-escola/domain/date';
import { Text } from '@melhor-escola/ui/text';
import { AccountSection } from '../account-section.tsx';

type PrivacyRequest = PrivacyPanel['requests'][number];

const kinds: Readonly<Record<PrivacyRequest['kind'], string>> = {
  export: 'Cópia dos seus dados',
  correction: 'Correção de dados',
  deletion: 'Exclusão da conta',
  withdrawal: 'Retirada de autorização',
};

const purposes: Readonly<Record<NonNullable<PrivacyRequest['purpose']>, string>> = {
  marketing: 'novidades e bolsas',
  analytics: 'medição de uso',
  'partner-contact': 'contato das escolas',
};

/** The user's data requests, each with its protocol number (S23). */
export function RequestsSection({ requests }: { requests: readonly PrivacyRequest[] }) {
  return (
    <AccountSection
      id="pedidos"
      title="Seus pedidos"
      intro="O protocolo prova o que você pediu e quando. Guarde o número se precisar falar conosco."
    >
      {requests.length === 0 ? (
        <Text>Você ainda não fez nenhum pedido.</Text>
      ) : (
        <ul className="flex flex-col">
          {requests.map((request) => (
            <li
              key={request.protocol}
              className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-t border-hairline py-3 first:border-t-0 first:pt-0 last:pb-0"
            >
              <Text>{requestName(request)}</Text>
              <Text size="small" tone="soft" className="tabular">
                <span className="whitespace-nowrap">{request.protocol}</span>{' '}
                <span className="whitespace-nowrap">{requestStatus(request)}</span>
              </Text>
            </li>
          ))}
        </ul>
      )}
    </AccountSection>
  );
}

/** 'Retirada de autorização: medição de uso' */
function requestName({ kind, purpose }: PrivacyRequest): string {
  return purpose === null ? kinds[kind] : `${kinds[kind]}: ${purposes[purpose]}`;
}

function requestStatus({ createdAt, completedAt }: PrivacyRequest): string {
  return completedAt === null
    ? `pedido em ${formatDate(new Date(createdAt))}`
    : `atendido em ${formatDate(new Date(completedAt))}`;
}

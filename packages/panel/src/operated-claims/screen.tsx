import { EmptyState } from '@melhor-escola/ui/empty-state';
import { Text } from '@melhor-escola/ui/text';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { OperationPage } from '../operation/operation-page.tsx';
import { usePanelPorts } from '../ports.tsx';
import { ClaimItem } from './claim-item.tsx';
import { operatedClaimsQuery } from './queries.ts';

/** Who wants to speak for a school, and our team's decision. */
export function OperatedClaimsScreen() {
  const { api } = usePanelPorts();
  const region = useRef<HTMLElement>(null);
  const { data, dataUpdatedAt } = useSuspenseQuery(operatedClaimsQuery(api));
  return (
    <OperationPage
      title="Reivindicações"
      intro="Confirme que a escola escolheu a pessoa. Ela recebe a decisão por e-mail."
    >
      <Text className="hidden noscript:block">Para decidir, ative o JavaScript do navegador.</Text>
      <section ref={region} tabIndex={-1} aria-label="Pedidos que esperam" className="outline-none">
        {data.items.length === 0 ? (
          <EmptyState title="Nada pendente">
            Pedidos com documento, por telefone, ou de uma escola que já tem responsável aparecem aqui.
          </EmptyState>
        ) : (
          <ul className="flex max-w-prose flex-col gap-4">
            {data.items.map((claim) => (
              <ClaimItem key={claim.id} claim={claim} now={dataUpdatedAt} afterwards={region} />
            ))}
          </ul>
        )}
      </section>
    </OperationPage>
  );
}

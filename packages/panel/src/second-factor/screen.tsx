import { LinkButton } from '@melhor-escola/ui/button';
import { Alert } from '@melhor-escola/ui/alert';
import { PageWidth } from '@melhor-escola/ui/page-width';
import { Heading, Text } from '@melhor-escola/ui/text';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link as RouteLink, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { usePanelPorts } from '../ports.tsx';
import { AddFactor } from './add-factor.tsx';
import { FactorList } from './factor-list.tsx';
import { secondFactorQuery } from './queries.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import type { SecondFactorSearch } from './search-params.ts';
import { ShowFactor } from './show-factor.tsx';
import { useReload } from './use-action.ts';

export interface SecondFactorScreenProps {
  search: SecondFactorSearch;
}

/** The second factor of the current user: shows it, adds to it, removes from it. */
export function SecondFactorScreen({ search: { voltar } }: SecondFactorScreenProps) {
  const { api, links, showToast } = usePanelPorts();
  const { data } = useSuspenseQuery(secondFactorQuery(api));
  const router = useRouter();
  const reload = useReload();
  const [codes, setCodes] = useState<readonly string[]>();
  const showCodes = async (added: readonly string[] | null) => {
    setCodes(added ?? undefined);
    if (added === null) showToast({ tone: 'success', title: 'Forma de confirmar adicionada.' });
    await reload();
  };
  return (
    <PageWidth className="flex flex-col gap-6 py-4 sm:py-6">
      <div className="flex flex-col gap-2">
        <Heading level={1} size="large">
          Segurança
        </Heading>
        <Text tone="soft" className="max-w-prose">
          Aqui você confirma em duas etapas que é você, e escolhe como.
        </Text>
      </div>
      {voltar !== undefined && data.status !== 'shown' && (
        <Alert tone="info" title="Falta um passo para abrir essa página">
          {data.status === 'none'
            ? 'Ela pede uma segunda confirmação. Escolha uma forma abaixo e depois continue.'
            : 'Confirme abaixo que é você: em seguida, ela se abre.'}
        </Alert>
      )}
      <Text className="max-w-prose scripted:hidden">
        Esta página também se lê sem JavaScript. Para confirmar que é você, ligue o JavaScript do navegador.
      </Text>
      {codes && <RecoveryCodes codes={codes} onSaved={() => setCodes(undefined)} />}
      {!codes && data.status === 'needed' && (
        <ShowFactor
          factor={data}
          onShown={async () => {
            await reload();
            if (voltar !== undefined) router.history.push(voltar);
          }}
        />
      )}
      {!codes && data.status === 'shown' && (
        <>
          <Alert tone="success" title="Confirmado">
            Neste aparelho, você já pode cuidar da escola.
          </Alert>
          {voltar === undefined ? (
            <LinkButton asChild className="self-start max-sm:w-full">
              <RouteLink {...links.panel()}>Ir para o painel</RouteLink>
            </LinkButton>
          ) : (
            <LinkButton href={voltar} variant="primary" className="self-start max-sm:w-full">
              Continuar
            </LinkButton>
          )}
        </>
      )}
      {!codes && data.status !== 'none' && <FactorList factor={data} onNewCodes={showCodes} />}
      {!codes && data.status !== 'needed' && <AddFactor factor={data} onAdded={showCodes} />}
    </PageWidth>
  );
}

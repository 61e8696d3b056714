import { readContent } from '@melhor-escola/api-client/api';
import type { Consent, ConsentPurpose } from '@melhor-escola/api-client/account';
import { formatDate } from '@melhor-escola/domain/date';
import { Alert } from '@melhor-escola/ui/alert';
import { Switch } from '@melhor-escola/ui/switch';
import { Text } from '@melhor-escola/ui/text';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { AccountSection, Protocol } from '../account-section.tsx';
import { useSubmissionError } from '../authenticated/ended-session.ts';
import { useAccountPorts } from '../ports.tsx';
import { savedSearchesQuery } from '../profile/queries.ts';
import { privacyQuery } from './queries.ts';

/** The user's consents by purpose, each as easy to withdraw as to grant (LGPD, art. 8, § 5). */
export function ConsentsSection({ consents }: { consents: readonly Consent[] }) {
  return (
    <AccountSection
      id="consentimentos"
      title="O que você autorizou"
      intro="Você decide cada uso por si e pode mudar de ideia quando quiser. Nenhum deles é preciso para reservar uma bolsa. O que foi escolhido neste aparelho antes de você entrar vale só nele e fica em Cookies, no fim da página."
    >
      <ul className="flex flex-col">
        {consents.map((consent) => (
          <li
            key={consent.purpose}
            className="flex flex-col gap-3 border-t border-hairline py-4 first:border-t-0 first:pt-0 last:pb-0"
          >
            <ConsentChoice consent={consent} />
          </li>
        ))}
      </ul>
    </AccountSection>
  );
}

function ConsentChoice({ consent }: { consent: Consent }) {
  const { choose, isChoosing, outcome } = useConsent(consent);
  const { description, granted } = consent;
  return (
    <>
      <div className="noscript:hidden">
        <Switch
          label={description}
          hint={consentStatus(consent)}
          checked={granted}
          loading={isChoosing}
          onCheckedChange={(wanted) => void choose(wanted)}
        />
      </div>
      <div className="scripted:hidden">
        <Text>{description}</Text>
        <Text size="small" tone="soft">
          {consentStatus(consent)}
        </Text>
      </div>
      {outcome && (
        <Alert tone={outcome.isFailure ? 'danger' : 'success'} live title={outcome.title}>
          {outcome.note && <p>{outcome.note}</p>}
          {outcome.protocol !== undefined && <Protocol number={outcome.protocol} />}
        </Alert>
      )}
    </>
  );
}

/** 'Autorizado em 05/03/2026.' */
function consentStatus({ granted, since }: Consent): string {
  if (since === null) return 'Não autorizado.';
  const date = formatDate(new Date(since));
  return granted ? `Autorizado em ${date}.` : `Autorização retirada em ${date}.`;
}

/** Result of a choice. */
interface ConsentOutcome {
  readonly title: string;
  readonly note?: string | undefined;
  /** Protocol number of a withdrawal (LGPD, art. 8, § 5). */
  readonly protocol?: string;
  readonly isFailure?: true;
}

/** Side effects of a withdrawal, by purpose. */
const alsoDone: Readonly<Partial<Record<ConsentPurpose, string>>> = {
  analytics:
    'Apagamos da sua conta a campanha pela qual você chegou, e deste aparelho o que servia para medir.',
  marketing: 'Desligamos também os avisos das suas buscas salvas.',
};

/** Grants or withdraws a consent. Not optimistic: the switch shows only what the service has recorded, because it has legal effect. */
function useConsent({ purpose }: Consent) {
  const { api, onConsentChange } = useAccountPorts();
  const queryClient = useQueryClient();
  const mapAccountError = useSubmissionError();
  const [isChoosing, setIsChoosing] = useState(false);
  const [outcome, setOutcome] = useState<ConsentOutcome>();

  const change = async (wanted: boolean): Promise<ConsentOutcome> => {
    if (wanted) {
      await api.POST('/v3/account/user/privacy/grant', { body: { purpose } });
      return { title: 'Autorização dada.' };
    }
    const call = api.POST('/v3/account/user/privacy/withdraw', { body: { purpose } });
    const { protocol } = await readContent(call);
    queryClient.removeQueries({ queryKey: savedSearchesQuery(api).queryKey });
    return { title: 'Autorização retirada.', note: alsoDone[purpose], protocol };
  };

  const choose = async (wanted: boolean) => {
    setIsChoosing(true);
    setOutcome(undefined);
    try {
      const done = await change(wanted);
      onConsentChange(purpose, wanted);
      await queryClient.invalidateQueries({ queryKey: privacyQuery(api).queryKey });
      setOutcome(done);
    } catch (error) {
      const apiError = mapAccountError(error);
      setOutcome({
        title: 'Nada mudou: não conseguimos guardar a sua escolha.',
        note: apiError?.form,
        isFailure: true,
      });
      if (!apiError) throw error;
    } finally {
      setIsChoosing(false);
    }
  };
  return { choose, isChoosing, outcome };
}

import type { Consent, ConsentPurpose } from '@melhor-escola/api-client/owner';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useOwnerRefusal } from '../owner/use-owner-refusal.ts';
import { useAccountPorts } from '../ports.tsx';
import { savedSearchesQuery } from '../saved/queries.ts';
import { privacyQuery } from './queries.ts';

/** What came of a choice. */
export interface ConsentOutcome {
  readonly title: string;
  readonly note?: string | undefined;
  /** Of a withdrawal (LGPD, art. 8, § 5). */
  readonly protocol?: string;
  readonly isFailure?: true;
}

/** What a withdrawal does besides being noted. */
const alsoDone: Readonly<Partial<Record<ConsentPurpose, string>>> = {
  analytics:
    'Apagamos da sua conta a campanha pela qual você chegou, e deste aparelho o que servia para medir.',
  marketing: 'Desligamos também os avisos das suas buscas salvas.',
};

/** Grants a consent or takes it back. */
export function useConsent({ purpose }: Consent) {
  const { owner, onConsentChange } = useAccountPorts();
  const queryClient = useQueryClient();
  const refusalOf = useOwnerRefusal();
  const [isChoosing, setIsChoosing] = useState(false);
  const [outcome, setOutcome] = useState<ConsentOutcome>();

  const change = async (wanted: boolean): Promise<ConsentOutcome> => {
    if (wanted) {
      await owner.grantConsent(purpose);
      return { title: 'Autorização dada.' };
    }
    const protocol = await owner.withdrawConsent(purpose);
    queryClient.removeQueries({ queryKey: savedSearchesQuery(owner).queryKey });
    return { title: 'Autorização retirada.', note: alsoDone[purpose], protocol };
  };

  const choose = async (wanted: boolean) => {
    setIsChoosing(true);
    setOutcome(undefined);
    try {
      const done = await change(wanted);
      onConsentChange(purpose, wanted);
      await queryClient.invalidateQueries({ queryKey: privacyQuery(owner).queryKey });
      setOutcome(done);
    } catch (error) {
      const refusal = refusalOf(error);
      setOutcome({
        title: 'Nada mudou: não conseguimos guardar a sua escolha.',
        note: refusal?.form,
        isFailure: true,
      });
      if (!refusal) throw error;
    } finally {
      setIsChoosing(false);
    }
  };
  return { choose, isChoosing, outcome };
}

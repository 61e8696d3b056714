import { formatDate } from '@melhor-escola/domain/date';
import { announce } from '@melhor-escola/ui/announcer';
import { BottomSheet } from '@melhor-escola/ui/bottom-sheet';
import { Button } from '@melhor-escola/ui/button';
import { Dialog } from '@melhor-escola/ui/dialog';
import { useLayerShape } from '@melhor-escola/ui/media-query';
import { Switch } from '@melhor-escola/ui/switch';
import { Text } from '@melhor-escola/ui/text';
import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { purposes, type Purpose } from './consent-choice.ts';
import type { ConsentStore } from './consent-store.ts';

export interface ConsentPanelProps {
  consent: ConsentStore;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Renders a link to the privacy policy. */
  policyLink: (text: string) => ReactNode;
}

/**
 * Consent by purpose: a dialog, or a bottom sheet below 480 px. Withdrawing is as easy as granting; closing changes nothing.
 */
export function ConsentPanel({ consent, open, onOpenChange, policyLink }: ConsentPanelProps) {
  const shape = useLayerShape(open);
  const choice = useConsentChoice(consent);
  const [chosen, setChosen] = useState<readonly Purpose[]>();
  const current = chosen ?? choice?.granted ?? [];

  const change = (next: boolean) => {
    setChosen(undefined);
    onOpenChange(next);
  };
  const decide = (granted: readonly Purpose[]) => {
    const isStored = consent.decide(granted);
    change(false);
    announce(isStored ? 'Sua escolha foi guardada.' : 'Sua escolha vale até você fechar esta página.');
  };
  const layer = {
    title: 'Privacidade e cookies',
    open,
    onOpenChange: change,
    footer: <Answers chosen={current} decide={decide} />,
  };
  const choices = (
    <>
      <Text size="small" tone="soft" className="pb-4">
        {choice && <span>{`Você escolheu em ${formatDate(new Date(choice.decidedAt))}. `}</span>}
        <span>Você pode mudar de ideia quando quiser. O que retirar é apagado deste aparelho.</span>{' '}
        {policyLink('Política de privacidade')}
      </Text>
      <Choices chosen={current} setChosen={setChosen} />
    </>
  );
  return shape === 'sheet' ? (
    <BottomSheet {...layer}>{choices}</BottomSheet>
  ) : (
    <Dialog {...layer}>{choices}</Dialog>
  );
}

interface ChoicesProps {
  chosen: readonly Purpose[];
  setChosen: (chosen: readonly Purpose[]) => void;
}

function Choices({ chosen, setChosen }: ChoicesProps) {
  return (
    <ul className="flex flex-col">
      <li className="border-t border-hairline py-3">
        <Text weight="strong">Necessários</Text>
        <Text size="small" tone="soft">
          Manter você na sua conta, lembrar desta escolha e proteger o site. Estão sempre ligados.
        </Text>
      </li>
      {purposes.map((purpose) => (
        <li key={purpose} className="border-t border-hairline py-3">
          <Switch
            {...purposeMessages[purpose]}
            checked={chosen.includes(purpose)}
            onCheckedChange={(wanted) =>
              setChosen(wanted ? [...chosen, purpose] : chosen.filter((other) => other !== purpose))
            }
          />
        </li>
      ))}
    </ul>
  );
}

interface AnswersProps {
  chosen: readonly Purpose[];
  decide: (granted: readonly Purpose[]) => void;
}

function Answers({ chosen, decide }: AnswersProps) {
  return (
    <div className="grid grid-cols-2 gap-2">
      <Button onClick={() => decide([])}>Recusar tudo</Button>
      <Button onClick={() => decide(purposes)}>Aceitar tudo</Button>
      <Button variant="primary" className="col-span-2" onClick={() => decide(chosen)}>
        Guardar escolhas
      </Button>
    </div>
  );
}

/** Explains each purpose to the visitor. The text of `analytics` matches the account's. */
const purposeMessages = {
  analytics: {
    label: 'Medir o uso do site para melhorá-lo',
    hint: 'Páginas vistas, velocidade, erros e o anúncio pelo qual você chegou. Usamos Google Analytics, Grafana Faro e Rollbar.',
  },
  marketing: {
    label: 'Medir e ajustar os nossos anúncios',
    hint: 'O Google fica sabendo que um anúncio nosso trouxe você e pode mostrar outros.',
  },
  maps: {
    label: 'Abrir os mapas sem você tocar',
    hint: 'O mapa de cada escola vem do OpenStreetMap, que recebe o endereço IP do seu aparelho.',
  },
} as const satisfies Record<Purpose, { readonly label: string; readonly hint: string }>;

/** The visitor's choice; `undefined` until they answer. */
export function useConsentChoice({ subscribe, choice }: ConsentStore) {
  return useSyncExternalStore(subscribe, choice, () => undefined);
}

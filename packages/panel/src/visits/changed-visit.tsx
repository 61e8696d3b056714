import type { SchoolVisit } from '@melhor-escola/api-client/panel';
import { Alert } from '@melhor-escola/ui/alert';
import { Text } from '@melhor-escola/ui/text';
import { visitStanding } from './visit-text.ts';

export interface ChangedVisitProps {
  /** The request that was decided on. */
  seen: SchoolVisit;
  /** The request as it is now. */
  changed: SchoolVisit;
  /** Whether it still allows the decision. */
  isPossible: boolean;
}

/** Says that a decision was not stored, because the request has changed: as it was seen, and as it is now. */
export function ChangedVisit({ seen, changed, isPossible }: ChangedVisitProps) {
  return (
    <Alert tone="warning" live title={`O pedido ${seen.id} mudou enquanto você decidia.`}>
      <Text>{`Você via: ${visitStanding(seen)}.`}</Text>
      <Text>{`Agora: ${visitStanding(changed)}.`}</Text>
      <Text>
        {isPossible
          ? 'Nada foi enviado. Confira e envie de novo.'
          : 'Nada foi enviado, e isto não cabe mais no pedido como ele está.'}
      </Text>
    </Alert>
  );
}

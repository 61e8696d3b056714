import type { SchoolOffer } from '@melhor-escola/api-client/panel';
import { Alert } from '@melhor-escola/ui/alert';
import { Button } from '@melhor-escola/ui/button';
import { Table } from '@melhor-escola/ui/table';
import { Text } from '@melhor-escola/ui/text';
import { offerDifferences, offerValues, type OfferValues } from './offer-values.ts';

export interface ConflictProps {
  /** What was typed here. */
  own: OfferValues;
  /** What somebody else has saved meanwhile. */
  current: SchoolOffer;
  /** Whether the own version is being saved. */
  saving: boolean;
  onKeepOwn: () => void;
  onKeepCurrent: () => void;
}

/** Two people have changed one offer: shows where the versions differ, and asks which one stays. */
export function Conflict({ own, current, saving, onKeepOwn, onKeepCurrent }: ConflictProps) {
  const rows = offerDifferences(own, offerValues(current)).map((row) => ({ ...row, id: row.label }));
  return (
    <div className="flex flex-col gap-4">
      <Alert tone="warning" live title="Outra pessoa mudou esta bolsa enquanto você editava.">
        Nada do que você escreveu se perdeu. Compare e escolha o que fica.
      </Alert>
      {rows.length === 0 ? (
        <Text>As duas versões são iguais.</Text>
      ) : (
        <Table
          caption="O que difere"
          columns={[
            { key: 'label', header: 'Campo', cell: ({ label }) => label, rowHeader: true },
            { key: 'own', header: 'A sua versão', cell: (row) => row.own },
            { key: 'current', header: 'A versão salva', cell: (row) => row.current },
          ]}
          rows={rows}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" className="max-sm:w-full" loading={saving} onClick={onKeepOwn}>
          Salvar a minha versão
        </Button>
        <Button className="max-sm:w-full" onClick={onKeepCurrent}>
          Ficar com a versão salva
        </Button>
      </div>
    </div>
  );
}

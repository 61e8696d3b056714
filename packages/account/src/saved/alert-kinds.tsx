import type { SavedSearch } from '@melhor-escola/api-client/account';
import { Checkbox, CheckboxGroup } from '@melhor-escola/ui/checkbox';

type AlertKind = SavedSearch['alertKinds'][number];

/** What changes about a saved search's alerts. */
export type AlertChange = Partial<Pick<SavedSearch, 'alerts' | 'alertKinds'>>;

const kinds: readonly { readonly kind: AlertKind; readonly label: string }[] = [
  { kind: 'new-offers', label: 'Bolsas novas' },
  { kind: 'lower-prices', label: 'Preços que baixaram' },
  { kind: 'free-seats', label: 'Vagas reabertas' },
];

export interface AlertKindsProps {
  search: SavedSearch;
  onChange: (change: AlertChange) => Promise<void>;
}

/** What a saved search's mail reports. Without any kind nothing would be sent, so removing the last one turns the alerts off. */
export function AlertKinds({ search, onChange }: AlertKindsProps) {
  return (
    <CheckboxGroup
      legend={
        <>
          Avisar sobre<span className="sr-only">{` ${search.name}`}</span>
        </>
      }
      className="noscript:hidden"
      value={search.alertKinds}
      onValueChange={(chosen) => {
        const alertKinds = kinds.map(({ kind }) => kind).filter((kind) => chosen.includes(kind));
        void onChange(alertKinds.length === 0 ? { alerts: false } : { alertKinds });
      }}
    >
      {kinds.map(({ kind, label }) => (
        <Checkbox key={kind} value={kind} label={label} />
      ))}
    </CheckboxGroup>
  );
}

/** 'ligados: bolsas novas e vagas reabertas'. */
export function alertsSentence(chosen: readonly AlertKind[]): string {
  const labels = kinds.filter(({ kind }) => chosen.includes(kind)).map(({ label }) => label.toLowerCase());
  return `ligados, sobre ${new Intl.ListFormat('pt-BR').format(labels)}`;
}

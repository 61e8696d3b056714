import type { SiteMetrics } from '@melhor-escola/api-client/panel';
import { Table, type TableColumn } from '@melhor-escola/ui/table';
import { Heading, Text } from '@melhor-escola/ui/text';
import { countText, type FunnelRow, funnelRows } from './metric-text.ts';
import { BarredCount } from './barred-count.tsx';

/** How far visits come, and where they end. */
export function FunnelSection({ funnel }: Pick<SiteMetrics, 'funnel'>) {
  const rows = funnelRows(funnel);
  const maximum = Math.max(1, ...rows.map(({ visits }) => visits ?? 0));
  return (
    <section aria-labelledby="funil" className="flex flex-col gap-4">
      <Heading level={2} id="funil">
        Até onde as visitas chegam
      </Heading>
      <Text tone="soft">
        Uma visita dura até quatro horas e conta uma vez em cada etapa. O pedido de visita à escola é um
        caminho à parte.
      </Text>
      <Table
        caption="Visitas por etapa"
        columns={columns}
        rows={rows.map((row) => ({ part: (row.visits ?? 0) / maximum, ...row }))}
      />
    </section>
  );
}

type BarredRow = FunnelRow & {
  /** Of the step with most visits, from 0 to 1. */
  readonly part: number;
};

const columns: readonly TableColumn<BarredRow>[] = [
  { key: 'label', header: 'Etapa', rowHeader: true, cell: ({ label }) => label },
  {
    key: 'visits',
    header: 'Visitas',
    numeric: true,
    cell: ({ visits, part }) => <BarredCount count={visits} share={part} />,
  },
  {
    key: 'share',
    header: 'Da etapa anterior',
    numeric: true,
    cell: ({ share }) => (share === null ? '–' : `${share}%`),
  },
  {
    key: 'lost',
    header: 'Perda',
    numeric: true,
    cell: ({ lost }) => (lost === null ? '–' : countText(lost > 0 && lost < 5 ? null : lost)),
  },
];

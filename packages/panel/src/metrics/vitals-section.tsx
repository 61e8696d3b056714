import type { SiteMetrics } from '@melhor-escola/api-client/panel';
import { formatCount } from '@melhor-escola/domain/count';
import { vitalNames, vitalThresholds } from '@melhor-escola/domain/vital';
import { Badge } from '@melhor-escola/ui/badge';
import { EmptyState } from '@melhor-escola/ui/empty-state';
import { LineChart } from '@melhor-escola/ui/line-chart';
import { Link } from '@melhor-escola/ui/link';
import { SegmentedNav, SegmentLink } from '@melhor-escola/ui/segmented-control';
import { Table, type TableColumn } from '@melhor-escola/ui/table';
import { Heading, Text } from '@melhor-escola/ui/text';
import { Link as RouteLink } from '@tanstack/react-router';
import { usePanelPorts } from '../ports.tsx';
import {
  deviceNames,
  devices,
  formatVital,
  listDays,
  shortDay,
  vitalRating,
  vitalTexts,
} from './metric-text.ts';
import { DEFAULT_VITAL, type MetricsSearch } from './search-params.ts';

interface VitalsSectionProps {
  readonly metrics: SiteMetrics;
  readonly search: MetricsSearch;
}

type VitalRow = SiteMetrics['vitals'][number] & { readonly id: string };

/** How fast pages are: one vital by day and device, of all pages or one, and by page. */
export function VitalsSection({ metrics, search }: VitalsSectionProps) {
  const { links } = usePanelPorts();
  const { medida = DEFAULT_VITAL, pagina } = search;
  const measured = metrics.vitals.filter(({ metric }) => metric === medida);
  return (
    <section aria-labelledby="velocidade" className="flex flex-col gap-4">
      <Heading level={2} id="velocidade">
        Velocidade
      </Heading>
      <SegmentedNav aria-label="Medida">
        {vitalNames.map((name) => (
          <SegmentLink key={name} asChild current={name === medida}>
            <RouteLink {...links.metrics({ ...search, medida: name === DEFAULT_VITAL ? undefined : name })}>
              {vitalTexts[name].short}
            </RouteLink>
          </SegmentLink>
        ))}
      </SegmentedNav>
      <Text tone="soft">
        {`${vitalTexts[medida].short}: ${vitalTexts[medida].meaning}. Três de cada quatro páginas vistas ficam abaixo do valor mostrado.`}
      </Text>
      <Daily daily={metrics.daily} search={search} />
      {pagina !== undefined && (
        <Text>
          <Link asChild>
            <RouteLink {...links.metrics({ ...search, pagina: undefined })}>Ver todas as páginas</RouteLink>
          </Link>
        </Text>
      )}
      {measured.length > 0 && (
        <Table
          caption={`${vitalTexts[medida].short} por página e aparelho`}
          columns={vitalColumns(search)}
          rows={measured.map((row) => ({ id: `${row.route} ${row.device}`, ...row }))}
        />
      )}
    </section>
  );
}

function Daily({ daily, search }: { daily: SiteMetrics['daily']; search: MetricsSearch }) {
  const { medida = DEFAULT_VITAL, pagina } = search;
  const measured = daily.filter(({ metric }) => metric === medida);
  const days = listDays(measured.map(({ day }) => day));
  if (days.length === 0)
    return (
      <EmptyState title="Ainda não há medições suficientes">
        Mostramos um dia quando pelo menos cinco páginas foram medidas nele.
      </EmptyState>
    );
  const [good] = vitalThresholds[medida];
  const series = devices.flatMap((device) => {
    const own = new Map(measured.flatMap((row) => (row.device === device ? [[row.day, row.p75]] : [])));
    const values = days.map((day) => own.get(day) ?? null);
    return own.size === 0 ? [] : [{ key: device, label: deviceNames[device], values }];
  });
  return (
    <LineChart
      caption={`${vitalTexts[medida].short} por dia – ${pagina ?? 'todas as páginas'}`}
      axis="Dia"
      labels={days.map(shortDay)}
      series={series}
      limit={{ value: good, label: `Bom até ${formatVital(medida, good)}` }}
      formatValue={(value) => formatVital(medida, value)}
    />
  );
}

/** Shows the days of one page. */
function PageLink({ route, search }: { route: string; search: MetricsSearch }) {
  const { links } = usePanelPorts();
  return (
    <Link asChild>
      <RouteLink {...links.metrics({ ...search, pagina: route })} className="wrap-anywhere">
        {route}
      </RouteLink>
    </Link>
  );
}

const vitalColumns = (search: MetricsSearch): readonly TableColumn<VitalRow>[] => [
  {
    key: 'route',
    header: 'Página',
    rowHeader: true,
    cell: ({ route }) => <PageLink route={route} search={search} />,
  },
  { key: 'device', header: 'Aparelho', cell: ({ device }) => deviceNames[device] },
  { key: 'p75', header: 'p75', numeric: true, cell: ({ metric, p75 }) => formatVital(metric, p75) },
  {
    key: 'rating',
    header: 'Nota',
    cell: ({ metric, p75 }) => {
      const { label, tone } = vitalRating(metric, p75);
      return <Badge tone={tone}>{label}</Badge>;
    },
  },
  { key: 'views', header: 'Medições', numeric: true, cell: ({ views }) => formatCount(views) },
];

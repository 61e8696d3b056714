import { Table, type TableColumn } from '@melhor-escola/ui/table';
import { Link } from '@melhor-escola/ui/link';
import { Heading, Text } from '@melhor-escola/ui/text';
import { formatDate } from '../date.ts';
import { counted } from '../plural.ts';
import { useSearchPorts } from '../ports.tsx';
import { RouteLink } from '../route-link.tsx';
import { FeeBar } from './fee-bar.tsx';
import { toldFees, type Landing, type ToldFees } from './landing.ts';
import { placeLink } from './place-link.ts';
import { comparison, reais } from './sentences.ts';

interface FeeRow extends ToldFees {
  readonly id: string;
}

/** What schools of the place charge, by stage: from lowest to highest, the middle, and the middle with a scholarship. */
export function FeeTable({ landing }: { landing: Landing }) {
  const rows = toldFees(landing).map((fees): FeeRow => ({ ...fees, id: fees.stage.groupSlug }));
  if (rows.length === 0) return null;
  const scale = Math.max(...rows.map(({ full }) => full.highest));
  return (
    <div className="flex flex-col gap-3">
      <Table
        caption={<Heading level={2}>Mensalidades {landing.where}</Heading>}
        columns={columnsOf(landing, scale)}
        rows={rows}
      />
      <Text size="extra-small" tone="soft" className="max-w-prose">
        Um valor por escola, o do meio entre as suas ofertas abertas em{' '}
        {formatDate(landing.summary.countedOn)}. Etapas com menos de cinco escolas não aparecem.
      </Text>
    </div>
  );
}

function columnsOf(landing: Landing, scale: number): TableColumn<FeeRow>[] {
  return [
    {
      key: 'stage',
      header: 'Etapa',
      rowHeader: true,
      cell: (row) => <StageName row={row} landing={landing} />,
    },
    {
      key: 'range',
      header: 'Sem bolsa',
      cell: ({ full }) => (
        <span className="flex flex-col items-end gap-1 sm:items-stretch">
          <span className="whitespace-nowrap tabular-nums">
            {reais(full.lowest)} a {reais(full.highest)}
          </span>
          <FeeBar {...full} scale={scale} />
        </span>
      ),
    },
    {
      key: 'median',
      header: 'Metade cobra até',
      numeric: true,
      cell: ({ full, aroundMedian }) => {
        const compared = comparison(full.median, aroundMedian, landing.whereAround);
        return (
          <span className="flex flex-col items-end gap-0.5">
            <span className="font-semibold">{reais(full.median)}</span>
            {compared && (
              <span className="max-w-44 text-extra-small whitespace-normal text-ink-soft">{compared}</span>
            )}
          </span>
        );
      },
    },
    {
      key: 'scholarship',
      header: 'Com bolsa, metade até',
      numeric: true,
      cell: ({ withScholarship }) => (
        <strong className="text-large font-bold text-price">{reais(withScholarship.median)}</strong>
      ),
    },
  ];
}

/** The stage, as a link to its own page here, and how many schools say what they charge. */
function StageName({ row, landing }: { row: FeeRow; landing: Landing }) {
  const { links } = useSearchPorts();
  const { stage, schools } = row;
  const isHere = landing.stage?.groupSlug === stage.groupSlug;
  return (
    <>
      {isHere ? (
        stage.name
      ) : (
        <Link asChild>
          <RouteLink to={placeLink(links, { ...landing.filter, stage: stage.groupSlug })}>
            {stage.name}
          </RouteLink>
        </Link>
      )}
      <span className="block text-extra-small font-normal text-ink-soft">
        {counted(schools, 'escola', 'escolas')}
      </span>
    </>
  );
}

import { formatWholeBRL, type Centavos } from '@melhor-escola/domain/money';
import { formatIsoDay } from '@melhor-escola/domain/date';
import { Link } from '@melhor-escola/ui/link';
import { Heading, Text } from '@melhor-escola/ui/text';
import { pluralize } from '@melhor-escola/domain/count';
import { useSearchPorts } from '../../ports.tsx';
import { RouteLink } from '../../route-link.tsx';
import { stageFees, type Landing, type StageFees } from '../landing.ts';
import { placeLink } from '../place-link.ts';
import { shortComparison } from '../sentences.ts';
import { nonBreaking } from '../../format.ts';

/**
 * Fees of the place by stage: lowest to highest, median, and median with a scholarship. A plain table instead of the
 * kit's, whose sorting and card layout would cost 4 kB for at most four rows.
 */
export function FeeTable({ landing }: { landing: Landing }) {
  const rows = stageFees(landing);
  if (rows.length === 0) return null;
  const scale = Math.max(...rows.map(({ full }) => full.highest));
  const isCompared = rows.some(({ aroundMedian }) => aroundMedian);
  return (
    <section aria-labelledby="mensalidades" className="flex flex-col gap-3">
      <Heading level={2} id="mensalidades">
        {`Mensalidades ${landing.where}`}
      </Heading>
      <div className="overflow-x-auto">
        <table
          aria-labelledby="mensalidades"
          aria-describedby="sobre-mensalidades"
          className="w-full border-collapse text-small"
        >
          <thead className="text-extra-small text-ink-soft">
            <tr className="border-b border-control-line">
              <th scope="col" className="py-2 pe-3 text-start font-semibold">
                Etapa
              </th>
              <th scope="col" className="w-1/3 px-3 py-2 text-start font-semibold max-sm:hidden">
                De … a, sem bolsa
              </th>
              <th scope="col" className="px-2 py-2 text-end font-semibold text-balance sm:px-3">
                Sem bolsa, metade até
              </th>
              <th scope="col" className="py-2 ps-2 text-end font-semibold text-balance sm:ps-3">
                Com bolsa, metade até
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <FeeRow key={row.stage.groupSlug} row={row} scale={scale} landing={landing} />
            ))}
          </tbody>
        </table>
      </div>
      <Text id="sobre-mensalidades" size="extra-small" tone="soft" className="max-w-prose">
        {`Um valor por escola, o do meio entre as suas bolsas abertas em ${formatIsoDay(landing.summary.countedOn)}. Etapas com menos de cinco escolas não aparecem.${isCompared && landing.whereAround ? ` A comparação é com o valor do meio ${landing.whereAround}.` : ''}`}
      </Text>
    </section>
  );
}

interface FeeRowProps {
  row: StageFees;
  /** The fee at the end of the scale, the same for all rows. */
  scale: number;
  landing: Landing;
}

function FeeRow({ row, scale, landing }: FeeRowProps) {
  const { full, withScholarship, aroundMedian } = row;
  return (
    <tr className="border-b border-hairline align-top">
      <th scope="row" className="py-3 pe-3 text-start font-semibold">
        <StageName row={row} landing={landing} />
        <span className="block text-extra-small font-normal text-ink-soft tabular sm:hidden">
          {`${formatWholeBRL(full.lowest, 'full')} a ${formatWholeBRL(full.highest, 'full')}`}
        </span>
      </th>
      <td className="px-3 py-3 tabular max-sm:hidden">
        <span className="flex flex-col gap-1.5">
          <span>{`${formatWholeBRL(full.lowest, 'full')} a ${formatWholeBRL(full.highest, 'full')}`}</span>
          <FeeBar {...full} scale={scale} />
        </span>
      </td>
      <td className="px-2 py-3 text-end tabular sm:px-3">
        <span className="font-semibold">{formatWholeBRL(full.median, 'full')}</span>
        {landing.whereAround && aroundMedian && (
          <span className="block text-extra-small text-ink-soft">
            {shortComparison(full.median, aroundMedian)}
          </span>
        )}
      </td>
      <td className="py-3 ps-2 text-end tabular sm:ps-3">
        <strong className="text-large font-bold text-price">{formatWholeBRL(withScholarship.median)}</strong>
      </td>
    </tr>
  );
}

interface FeeBarProps {
  lowest: Centavos;
  median: Centavos;
  highest: Centavos;
  /** The fee at the end of the scale, the same for all rows. */
  scale: Centavos;
}

/** From the lowest fee to the highest, with a mark at the median. Hidden from assistive technology, since the figures are beside it. */
function FeeBar({ lowest, median, highest, scale }: FeeBarProps) {
  const at = (fee: Centavos): number => Math.round((fee / scale) * 1000) / 10;
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox="0 0 100 8"
      preserveAspectRatio="none"
      className="h-2 w-36 sm:w-full sm:min-w-36"
    >
      <rect x="0" y="3" width="100" height="2" className="fill-hairline" />
      <rect
        x={at(lowest)}
        y="1"
        width={Math.max(1, at(highest) - at(lowest))}
        height="6"
        className="fill-brand-line"
      />
      <rect x={Math.min(98.6, at(median))} y="0" width="1.4" height="8" className="fill-brand" />
    </svg>
  );
}

/** The stage, linked to its page for this place, and the number of schools with known fees. */
function StageName({ row: { stage, schools }, landing }: Pick<FeeRowProps, 'row' | 'landing'>) {
  const { links } = useSearchPorts();
  const isHere = landing.stage?.groupSlug === stage.groupSlug;
  const filter = { ...landing.filter, allStages: undefined, stage: stage.groupSlug };
  return (
    <>
      {isHere ? (
        <span>{nonBreaking(stage.name)}</span>
      ) : (
        <Link asChild>
          <RouteLink to={placeLink(links, filter)}>{nonBreaking(stage.name)}</RouteLink>
        </Link>
      )}
      <span className="block text-extra-small font-normal text-ink-soft">
        {pluralize(schools, 'escola', 'escolas')}
      </span>
    </>
  );
}

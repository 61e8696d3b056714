import { formatNumber } from '@melhor-escola/config/number-format';
import { formatIsoDay } from '@melhor-escola/domain/date';
import { formatWholeBRL } from '@melhor-escola/domain/money';
import { Heading, Text } from '@melhor-escola/ui/text';
import type { PriceBand, School } from '../school.ts';
import { nonBreaking } from '../../format.ts';

/** The school's fees compared with nearby schools (product, feature 6). Renders nothing if too few are known. */
export function PriceBands({ school: { priceBands } }: { school: School }) {
  const [first] = priceBands;
  if (!first) return null;
  return (
    <section aria-labelledby="faixa-de-preco" className="flex flex-col gap-5">
      <div>
        <Heading level={2} id="faixa-de-preco">
          Faixa de preço
        </Heading>
        <Text size="small" tone="soft" className="max-w-prose">
          A mensalidade sem bolsa desta escola, ao lado das de outras escolas próximas com a mesma etapa.
        </Text>
      </div>
      <ul className="flex flex-col gap-6">
        {priceBands.map((band) => (
          <Band key={band.stage.slug} band={band} />
        ))}
      </ul>
      <Text size="extra-small" tone="soft">
        Mensalidades das ofertas válidas em {formatIsoDay(first.date)}. Cada escola conta uma vez, pela
        mediana das suas mensalidades na etapa.
      </Text>
    </section>
  );
}

function Band({ band }: { band: PriceBand }) {
  const { stage, fee, lowerQuartile, upperQuartile, lowest, highest } = band;
  return (
    <li className="flex flex-col gap-2">
      <Heading level={3} size="small">
        {nonBreaking(stage.name)}
      </Heading>
      <Text size="small" className="max-w-prose">
        <strong className="font-semibold tabular">{formatWholeBRL(fee)} por mês</strong>: {position(band)}.
      </Text>
      <Scale band={band} />
      <Text size="extra-small" tone="soft" className="tabular">
        De {formatWholeBRL(lowest)} a {formatWholeBRL(highest)}; metade das escolas cobra de{' '}
        {formatWholeBRL(lowerQuartile)} a {formatWholeBRL(upperQuartile)}.
      </Text>
    </li>
  );
}

/** '24 das outras 38 escolas a até 5 km cobram menos': in words, because a mark on a line means little to screen readers. */
function position({ schools, cheaper, radiusInKm }: PriceBand): string {
  const others = `outras ${schools} escolas a até ${formatNumber(radiusInKm, { maximum: 3 })} km`;
  if (cheaper === 0) return `nenhuma das ${others} cobra menos`;
  if (cheaper === schools) return `todas as ${others} cobram menos`;
  return `${cheaper} das ${others} ${cheaper === 1 ? 'cobra' : 'cobram'} menos`;
}

/** A line from the lowest to the highest fee, with the middle half thick and a mark for this school. The text has the same information. */
function Scale({ band: { lowest, highest, lowerQuartile, upperQuartile, fee } }: { band: PriceBand }) {
  const from = Math.min(lowest, fee);
  const span = Math.max(highest, fee) - from || 1;
  const place = (amount: number) => `${(((amount - from) / span) * 100).toFixed(1)}%`;
  const low = place(lowerQuartile);
  return (
    <div aria-hidden="true" className="relative mx-2 h-5">
      <span className="absolute inset-x-0 top-1/2 h-px [translate:0_-50%] bg-control-line" />
      <span
        className="absolute top-1/2 h-2 min-w-1 [translate:0_-50%] rounded-mark bg-brand-line print:border"
        style={{ left: low, width: `calc(${place(upperQuartile)} - ${low})` }}
      />
      <span
        className="absolute top-1/2 size-4 [translate:-50%_-50%] rounded-full border-2 border-card bg-brand forced-colors:bg-[Highlight] print:border-ink"
        style={{ left: place(fee) }}
      />
    </div>
  );
}

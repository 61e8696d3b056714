import { formatIsoDay } from '@melhor-escola/domain/date';
import { formatWholeBRL, type Centavos } from '@melhor-escola/domain/money';
import { Heading, Text } from '@melhor-escola/ui/text';
import type { NamedSlug, PriceBand, School } from '../school.ts';
import { nonBreaking } from '../../format.ts';
import type { SchoolOffer } from '../../offer/offer.ts';
import { lowestMonthly } from './open-offers.ts';
import { pricePosition } from './price-position.ts';
import { PriceRuler, priceScale, type PriceScale } from './price-ruler.tsx';

/** The school's fees compared with nearby schools (product 6). Renders nothing if too few are known. */
export function PriceBands({ school: { priceBands, offers } }: { school: School }) {
  const [first] = priceBands;
  if (!first) return null;
  const bands = priceBands.map((band) => ({ band, scholarship: lowestIn(band.stage, offers) }));
  const scale = priceScale(
    bands.flatMap(({ band: { fee, lowest, highest }, scholarship = fee }) => [
      fee,
      lowest,
      highest,
      scholarship,
    ]),
  );
  return (
    <section aria-labelledby="faixa-de-preco" className="flex lazy-layout-140 flex-col gap-5">
      <div>
        <Heading level={2} id="faixa-de-preco">
          Faixa de preço
        </Heading>
        <Text size="small" tone="soft" className="max-w-prose">
          A mensalidade sem bolsa desta escola, ao lado das de outras escolas próximas com a mesma etapa.
        </Text>
      </div>
      <ul className="flex flex-col gap-6">
        {bands.map(({ band, scholarship }) => (
          <Band key={band.stage.slug} band={band} scholarship={scholarship} scale={scale} />
        ))}
      </ul>
      <Text
        size="extra-small"
        tone="soft"
      >{`Mensalidades das bolsas válidas em ${formatIsoDay(first.date)}. Cada escola conta uma vez, pela mediana das suas mensalidades na etapa. Cada traço da régua vale ${formatWholeBRL(scale.step)}.`}</Text>
    </section>
  );
}

interface BandProps {
  band: PriceBand;
  /** The lowest monthly fee with a scholarship in this stage; absent without one. */
  scholarship: Centavos | undefined;
  scale: PriceScale;
}

function Band({ band, scholarship, scale }: BandProps) {
  const { stage, fee } = band;
  return (
    <li className="flex flex-col gap-2">
      <Heading level={3} size="small">
        {nonBreaking(stage.name)}
      </Heading>
      <Text className="max-w-prose">
        <strong className="font-semibold">{`${formatWholeBRL(fee, 'full')} por mês`}</strong>
        <span>{`: ${pricePosition(band)}.`}</span>
      </Text>
      <PriceRuler band={band} scholarship={scholarship} scale={scale} />
    </li>
  );
}

/** The lowest monthly fee of a stage's offers with free seats; `undefined` without any. */
function lowestIn({ slug }: NamedSlug, offers: readonly SchoolOffer[]): Centavos | undefined {
  return lowestMonthly(offers.filter(({ stage }) => stage.slug === slug));
}

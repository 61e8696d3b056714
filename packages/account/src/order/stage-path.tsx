import type { Order } from '@melhor-escola/api-client/account';
import { formatBRL } from '@melhor-escola/domain/money';
import {
  describePathEnd,
  describeReadjustment,
  pathSteps,
  scholarshipLossRule,
  scholarshipPath,
} from '@melhor-escola/domain/scholarship-path';
import { findGradeByName } from '@melhor-escola/domain/stage';
import { Heading, Text } from '@melhor-escola/ui/text';
import { RangePath } from '@melhor-escola/ui/range-path';

/**
 * The years of a reserved scholarship until its stage ends, at the agreed price. Renders a `<section>`, or nothing without a discount or
 * if the school named the grade otherwise.
 */
export function StagePath({ offer }: Pick<Order, 'offer'>) {
  const grade = findGradeByName(offer.grade);
  if (!grade || offer.monthlyFeeWithDiscount >= offer.monthlyFee) return null;
  const path = scholarshipPath({ grade, year: offer.year, monthly: offer.monthlyFeeWithDiscount }, 'exact');
  return (
    <section aria-labelledby="etapa" className="flex max-w-prose flex-col gap-3">
      <Heading level={3} size="small" id="etapa">
        A bolsa até o fim da etapa
      </Heading>
      <Text size="small">Por mês com a bolsa, no preço da reserva:</Text>
      <RangePath
        aria-labelledby="etapa"
        steps={pathSteps(path, formatBRL)}
        end={describePathEnd(path)}
        className="text-small"
      />
      <Text size="small" tone="soft">
        {describeReadjustment(path)}
      </Text>
      <Text size="small" tone="soft">
        {scholarshipLossRule}
      </Text>
    </section>
  );
}

import { formatWholeBRL } from '@melhor-escola/domain/money';
import {
  describePathEnd,
  describeReadjustment,
  pathSteps,
  scholarshipLossRule,
  scholarshipPath,
  type PathStart,
} from '@melhor-escola/domain/scholarship-path';
import { RangePath } from '@melhor-escola/ui/range-path';

/** The years of a scholarship until its stage ends, what may change, and what loses it. Renders a `<div>`. */
export function StagePath(start: PathStart) {
  const path = scholarshipPath(start, 'whole');
  return (
    <div className="flex flex-col gap-3 pb-3">
      <p>Por mês com a bolsa, no preço de hoje:</p>
      <RangePath
        aria-label="Os anos da bolsa"
        steps={pathSteps(path, formatWholeBRL)}
        end={describePathEnd(path)}
      />
      <p className="text-ink-soft">{describeReadjustment(path)}</p>
      <p className="text-ink-soft">{scholarshipLossRule}</p>
    </div>
  );
}

import { pluralize } from '@melhor-escola/domain/count';
import { formatNumber } from '@melhor-escola/config/number-format';
import { Rating } from '@melhor-escola/ui/rating';
import { Text } from '@melhor-escola/ui/text';
import type { ReviewRatings } from './review.ts';

export interface ReviewSummaryProps {
  /** The average rating. There are at least as many reviews as an average needs. */
  average: number;
  count: number;
  averages: ReviewRatings;
}

const aspects = [
  ['studentsMotivation', 'Motivação dos alunos'],
  ['physicalStructure', 'Estrutura física'],
  ['communityParticipation', 'Participação da comunidade'],
  ['socioemotionalDevelopment', 'Desenvolvimento socioemocional'],
  ['examPreparation', 'Preparação para o vestibular'],
] as const satisfies readonly (readonly [keyof ReviewRatings, string])[];

/** The reviews in one glance: the average, the best and the worst aspect, then the average of each aspect over all reviews. */
export function ReviewSummary({ average, count, averages }: ReviewSummaryProps) {
  return (
    <div className="flex flex-col gap-4 rounded-card bg-wash p-4">
      <p className="flex flex-wrap items-center gap-x-3">
        <Rating value={average} size="large" />
        <span className="text-small text-ink-soft">
          {`média de ${pluralize(count, 'avaliação', 'avaliações')}`}
        </span>
      </p>
      <Extremes averages={averages} />
      <dl className="grid grid-cols-1 gap-x-8 gap-y-2 text-small sm:grid-cols-2">
        {aspects.map(([aspect, name]) => (
          <div key={aspect} className="flex flex-wrap items-center justify-between gap-x-3">
            {/* Wraps within its column rather than the stars below it, unless the font is large. */}
            <dt style={{ flex: '1 8rem' }}>{name}</dt>
            <dd>
              <Rating value={averages[aspect]} size="small" />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** The aspects with the best and the worst average. Renders nothing if all look the same. */
function Extremes({ averages }: { averages: ReviewRatings }) {
  const sorted = aspects.toSorted(([a], [b]) => averages[b] - averages[a]);
  const [best] = sorted;
  const worst = sorted.at(-1);
  if (!best || !worst || figure(averages[best[0]]) === figure(averages[worst[0]])) return null;
  return (
    <Text size="small">
      Melhor nota: <strong className="font-semibold">{best[1].toLowerCase()}</strong>{' '}
      <span>{`(${figure(averages[best[0]])}). Menor nota:`}</span>{' '}
      <strong className="font-semibold">{worst[1].toLowerCase()}</strong>{' '}
      <span>{`(${figure(averages[worst[0]])}).`}</span>
    </Text>
  );
}

/** '4,5'. */
function figure(average: number): string {
  return formatNumber(average, { minimum: 1, maximum: 1 });
}

import { Rating } from '@melhor-escola/ui/rating';
import type { ReviewRatings } from './review.ts';

const aspects = [
  ['studentsMotivation', 'Motivação dos alunos'],
  ['physicalStructure', 'Estrutura física'],
  ['communityParticipation', 'Participação da comunidade'],
  ['socioemotionalDevelopment', 'Desenvolvimento socioemocional'],
  ['examPreparation', 'Preparação para o vestibular'],
] as const satisfies readonly (readonly [keyof ReviewRatings, string])[];

/** The mean of each thing rated, over all reviews. */
export function ReviewAverages({ averages }: { averages: ReviewRatings }) {
  return (
    <dl className="grid gap-x-8 gap-y-2 text-small sm:grid-cols-2">
      {aspects.map(([aspect, name]) => (
        <div key={aspect} className="flex flex-wrap items-center justify-between gap-x-3">
          <dt>{name}</dt>
          <dd>
            <Rating value={averages[aspect]} size="small" />
          </dd>
        </div>
      ))}
    </dl>
  );
}

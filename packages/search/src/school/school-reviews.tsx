import { Card } from '@melhor-escola/ui/card';
import { Rating } from '@melhor-escola/ui/rating';
import { Heading, Text } from '@melhor-escola/ui/text';
import { formatDate } from '../date.ts';
import { counted } from '../plural.ts';
import type { ReviewRatings, School, SchoolReview } from './school.ts';

const aspects = [
  ['studentsMotivation', 'Motivação dos alunos'],
  ['physicalStructure', 'Estrutura física'],
  ['communityParticipation', 'Participação da comunidade'],
  ['socioemotionalDevelopment', 'Desenvolvimento socioemocional'],
  ['examPreparation', 'Preparação para o vestibular'],
] as const satisfies readonly (readonly [keyof ReviewRatings, string])[];

/** What people say of the school: the average by aspect, then each review. */
export function SchoolReviews({ school }: { school: School }) {
  const { reviews, rating } = school;
  return (
    <section aria-labelledby="avaliacoes" className="flex flex-col gap-5">
      <Heading level={2} id="avaliacoes">
        {rating.count > 0 ? counted(rating.count, 'avaliação', 'avaliações') : 'Avaliações'}
      </Heading>
      {reviews.length === 0 ? (
        <Text>Ninguém avaliou esta escola ainda.</Text>
      ) : (
        <>
          <Averages reviews={reviews} total={rating.count} />
          <ul className="flex flex-col gap-3">
            {reviews.map((review) => (
              <ReviewCard key={review.id} review={review} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function Averages({ reviews, total }: { reviews: readonly SchoolReview[]; total: number }) {
  return (
    <div className="flex flex-col gap-2">
      <dl className="grid gap-x-8 gap-y-2 text-small sm:grid-cols-2">
        {aspects.map(([aspect, name]) => (
          <div key={aspect} className="flex flex-wrap items-center justify-between gap-x-3">
            <dt>{name}</dt>
            <dd>
              <Rating value={mean(reviews.map((review) => review[aspect]))} size="small" />
            </dd>
          </div>
        ))}
      </dl>
      {reviews.length < total && (
        <Text size="extra-small" tone="soft">
          {reviews.length === 1
            ? 'Notas da avaliação mais recente.'
            : `Médias das ${reviews.length} avaliações mais recentes.`}
        </Text>
      )}
    </div>
  );
}

function ReviewCard({ review }: { review: SchoolReview }) {
  return (
    <Card as="li" className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <Text className="wrap-anywhere">
          <strong className="font-semibold">{review.author}</strong>
          <span className="text-small text-ink-soft"> · {review.relationship}</span>
        </Text>
        <Rating value={review.rating} size="small" />
      </div>
      <Text size="small" className="max-w-prose wrap-anywhere whitespace-pre-line">
        {review.testimonial}
      </Text>
      <Text size="extra-small" tone="soft">
        <time dateTime={review.publishedAt}>{formatDate(review.publishedAt)}</time>
      </Text>
    </Card>
  );
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

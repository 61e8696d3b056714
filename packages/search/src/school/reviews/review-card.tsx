import { formatIsoDay } from '@melhor-escola/domain/date';
import { reviewProofLabels } from '@melhor-escola/domain/review-proof';
import { Badge } from '@melhor-escola/ui/badge';
import { Card } from '@melhor-escola/ui/card';
import { Rating } from '@melhor-escola/ui/rating';
import { Text } from '@melhor-escola/ui/text';
import BadgeCheck from 'lucide-react/icons/badge-check';
import MailCheck from 'lucide-react/icons/mail-check';
import { ReportButton } from '../../report/report-button.tsx';
import type { SchoolReply, SchoolReview } from './review.ts';

export interface ReviewCardProps {
  review: SchoolReview;
  schoolName: string;
}

/** A review, how its author was verified, and the school's reply. Texts are shown as written. Renders an `<li>`. */
export function ReviewCard({ review, schoolName }: ReviewCardProps) {
  const enrolled = review.proof === 'enrolled';
  return (
    <Card as="li" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <Text className="wrap-anywhere">
          <strong className="font-semibold">{review.author}</strong>
          <span className="text-small text-ink-soft">{` · ${review.relationship}`}</span>
        </Text>
        <div className="flex flex-wrap items-center gap-x-2 text-extra-small text-ink-soft">
          <Rating value={review.rating} size="small" />
          <time dateTime={review.publishedOn}>{formatIsoDay(review.publishedOn)}</time>
        </div>
      </div>
      <Text className="max-w-prose wrap-anywhere whitespace-pre-line">{review.testimonial}</Text>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={enrolled ? 'confirm' : 'neutral'} icon={enrolled ? BadgeCheck : MailCheck}>
          {reviewProofLabels[review.proof]}
        </Badge>
        <ReportButton subject={{ kind: 'review', id: review.id, author: review.author }} />
      </div>
      {review.reply && <Reply reply={review.reply} schoolName={schoolName} />}
    </Card>
  );
}

function Reply({ reply: { text, repliedOn }, schoolName }: { reply: SchoolReply; schoolName: string }) {
  return (
    <div className="flex flex-col gap-1 border-s-2 border-brand-line ps-4">
      <Text size="small" weight="strong" className="wrap-anywhere">
        {`Resposta de ${schoolName}`}
      </Text>
      <Text className="max-w-prose wrap-anywhere whitespace-pre-line">{text}</Text>
      {repliedOn && (
        <Text size="extra-small" tone="soft">
          <time dateTime={repliedOn}>{formatIsoDay(repliedOn)}</time>
        </Text>
      )}
    </div>
  );
}

import { reviewFields } from '@melhor-escola/domain/review-rules';
import { Textarea } from '@melhor-escola/ui/textarea';
import { labelOf, ReviewField } from './review-field.tsx';
import type { ReviewFormHandle } from './use-review-form.ts';

const { min, max } = reviewFields.testimonial;

/** What its author has to tell. */
export function TestimonialStep({ form }: { form: ReviewFormHandle }) {
  return (
    <ReviewField form={form} name="testimonial">
      {(field) => (
        <Textarea
          label={labelOf('testimonial')}
          hint={`Pelo menos ${min} caracteres. O que a escola faz bem, o que poderia melhorar e o que você diria a quem vai visitá-la? Não cite nomes de alunos ou professores, telefones nem redes sociais.`}
          rows={8}
          maximum={max}
          {...field}
        />
      )}
    </ReviewField>
  );
}

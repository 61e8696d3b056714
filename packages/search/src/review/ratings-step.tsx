import { meanRatings } from '@melhor-escola/domain/review-rules';
import { RatingInput } from '@melhor-escola/ui/rating';
import { labelOf, ReviewField } from './review-field.tsx';
import type { ReviewFormHandle } from './use-review-form.ts';

const questions: Readonly<Record<(typeof meanRatings)[number], string>> = {
  ratingStudentsMotivation: 'Os alunos gostam de ir à escola e de aprender lá?',
  ratingPhysicalStructure: 'Salas, banheiros, pátio, quadra, biblioteca: tudo limpo, seguro e em uso?',
  ratingCommunityParticipation: 'As famílias são ouvidas e participam da vida da escola?',
  ratingSocioemotionalDevelopment: 'A escola ajuda os alunos a lidar com emoções e a conviver?',
  ratingExamPreparation: 'O ensino prepara para as próximas etapas, até o vestibular e o Enem?',
};

/** The five ratings everybody gives, and the one of who has named an education system. */
export function RatingsStep({ form, whole }: { form: ReviewFormHandle; whole: boolean }) {
  const systemAsked = whole || form.getValues('educationSystem').trim() !== '';
  return (
    <>
      {meanRatings.map((name) => (
        <ReviewField key={name} form={form} name={name}>
          {(field) => <RatingInput legend={labelOf(name)} hint={questions[name]} {...field} />}
        </ReviewField>
      ))}
      {systemAsked && (
        <ReviewField form={form} name="ratingEducationSystem">
          {(field) => (
            <RatingInput
              legend={labelOf('ratingEducationSystem')}
              hint="Que nota tem o material didático que você citou? Ela não entra na média da escola."
              optional
              {...field}
            />
          )}
        </ReviewField>
      )}
    </>
  );
}

import {
  meanRatings,
  reviewFieldProblem,
  reviewFields,
  reviewRelationships,
  teachingMethodologies,
  type ReviewFieldName,
} from '@melhor-escola/domain/review-rules';
import { Field, required, type FieldProps, type Rule } from '@melhor-escola/ui/field';
import { Input } from '@melhor-escola/ui/input';
import { Link } from '@melhor-escola/ui/link';
import { Radio, RadioGroup } from '@melhor-escola/ui/radio-group';
import { RatingInput } from '@melhor-escola/ui/rating';
import { Select } from '@melhor-escola/ui/select';
import { Text } from '@melhor-escola/ui/text';
import { Textarea } from '@melhor-escola/ui/textarea';
import type { ComponentType, ReactNode } from 'react';
import { useSearchPorts } from '../../ports.tsx';
import { RouteLink } from '../../route-link.tsx';
import type { ReviewStep } from './review-steps.ts';
import type { ReviewValues } from './review-values.ts';
import type { ReviewFormHandle } from './use-review-form.ts';

interface StepFieldsProps {
  form: ReviewFormHandle;
  /** Whether all steps are visible. */
  whole: boolean;
}

/** The fields of each step. */
export const stepFields: Readonly<Record<ReviewStep['id'], ComponentType<StepFieldsProps>>> = {
  'voce-e-a-escola': SchoolStep,
  notas: RatingsStep,
  depoimento: TestimonialStep,
  'seus-dados': AuthorStep,
};

/** The author's relation to the school, and its teaching. */
function SchoolStep({ form }: { form: ReviewFormHandle }) {
  return (
    <>
      <ReviewField form={form} name="userRelationship">
        {(field) => (
          <RadioGroup
            legend={fieldLabel('userRelationship')}
            hint="Como você conhece a escola? Aparece ao lado da avaliação."
            {...field}
          >
            {reviewRelationships.map((relationship) => (
              <Radio key={relationship} label={relationship} value={relationship} />
            ))}
          </RadioGroup>
        )}
      </ReviewField>
      <ReviewField form={form} name="teachingMethodology">
        {(field) => (
          <Select
            label={fieldLabel('teachingMethodology')}
            hint="O jeito de ensinar que você percebe lá, no dia a dia."
            optional
            placeholder="Não sei dizer"
            {...field}
          >
            {teachingMethodologies.map((methodology) => (
              <option key={methodology} value={methodology}>
                {methodology}
              </option>
            ))}
          </Select>
        )}
      </ReviewField>
      <ReviewField form={form} name="educationSystem">
        {(field) => (
          <Input
            label={fieldLabel('educationSystem')}
            hint="A marca do material didático, como aparece na capa dos livros ou das apostilas."
            optional
            autoComplete="off"
            {...field}
          />
        )}
      </ReviewField>
    </>
  );
}

const ratingQuestions: Readonly<Record<(typeof meanRatings)[number], string>> = {
  ratingStudentsMotivation: 'Os alunos gostam de ir à escola e de aprender lá?',
  ratingPhysicalStructure: 'Salas, banheiros, pátio, quadra, biblioteca: tudo limpo, seguro e em uso?',
  ratingCommunityParticipation: 'As famílias são ouvidas e participam da vida da escola?',
  ratingSocioemotionalDevelopment: 'A escola ajuda os alunos a lidar com emoções e a conviver?',
  ratingExamPreparation: 'O ensino prepara para as próximas etapas, até o vestibular e o Enem?',
};

/** The five required ratings, plus one for the education system if the visitor named it. */
function RatingsStep({ form, whole }: { form: ReviewFormHandle; whole: boolean }) {
  const systemAsked = whole || form.getValues('educationSystem').trim() !== '';
  return (
    <>
      {meanRatings.map((name) => (
        <ReviewField key={name} form={form} name={name}>
          {(field) => <RatingInput legend={fieldLabel(name)} hint={ratingQuestions[name]} {...field} />}
        </ReviewField>
      ))}
      {systemAsked && (
        <ReviewField form={form} name="ratingEducationSystem">
          {(field) => (
            <RatingInput
              legend={fieldLabel('ratingEducationSystem')}
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

/** The free text of the review. */
function TestimonialStep({ form }: { form: ReviewFormHandle }) {
  const { min, max } = reviewFields.testimonial;
  return (
    <ReviewField form={form} name="testimonial">
      {(field) => (
        <Textarea
          label={fieldLabel('testimonial')}
          hint={`Pelo menos ${min} caracteres. O que a escola faz bem, o que poderia melhorar e o que você diria a quem vai visitá-la? Não cite nomes de alunos ou professores, telefones nem redes sociais.`}
          rows={8}
          maximum={max}
          {...field}
        />
      )}
    </ReviewField>
  );
}

/** The author: the public name, and the e-mail, which is not public. */
function AuthorStep({ form }: { form: ReviewFormHandle }) {
  const { links } = useSearchPorts();
  return (
    <>
      <ReviewField form={form} name="userName">
        {(field) => (
          <Input
            label={fieldLabel('userName')}
            hint="Aparece na avaliação. Pode ser só o primeiro nome."
            autoComplete="name"
            {...field}
          />
        )}
      </ReviewField>
      <ReviewField form={form} name="userEmail">
        {(field) => (
          <Input
            label={fieldLabel('userEmail')}
            hint="Não aparece no site. Enviamos a ele um link para você confirmar a avaliação."
            type="email"
            autoComplete="email"
            {...field}
          />
        )}
      </ReviewField>
      <Text size="small" tone="soft">
        Ao enviar, você concorda com os{' '}
        <Link asChild>
          <RouteLink to={links.terms()}>Termos de uso</RouteLink>
        </Link>
        . O que guardamos, por quanto tempo e como apagar está na{' '}
        <Link asChild>
          <RouteLink to={links.privacy()}>Política de privacidade</RouteLink>
        </Link>
        .
      </Text>
    </>
  );
}

interface ReviewFieldProps<Name extends ReviewFieldName> {
  form: ReviewFormHandle;
  name: Name;
  children: (field: FieldAttributesOf<Name> & { id: string }) => ReactNode;
}

/** A field of the review; its rule and its name in messages come from the domain (EN-16), its id is its name. */
function ReviewField<Name extends ReviewFieldName>({ form, name, children }: ReviewFieldProps<Name>) {
  return (
    <Field form={form} name={name} displayName={reviewFields[name].label} rules={fieldRules(name)}>
      {(field) => children({ ...field, id: name })}
    </Field>
  );
}

/** A field's label: 'nome' → 'Nome'. */
function fieldLabel(name: ReviewFieldName): string {
  const { label } = reviewFields[name];
  return label.charAt(0).toLocaleUpperCase('pt-BR') + label.slice(1);
}

/** The domain's rule as rules of the kit; `required` is among them for browsers and screen readers. */
function fieldRules(name: ReviewFieldName): Rule[] {
  const check: Rule = (value) => reviewFieldProblem(name, value) ?? true;
  return reviewFields[name].required ? [required, check] : [check];
}

type FieldAttributesOf<Name extends ReviewFieldName> = Parameters<
  FieldProps<ReviewValues, Name, ReviewValues>['children']
>[0];

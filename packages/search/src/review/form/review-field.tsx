import { reviewFieldProblem, reviewFields, type ReviewFieldName } from '@melhor-escola/domain/review-rules';
import { Field, required, type FieldProps, type Rule } from '@melhor-escola/ui/field';
import type { ReactNode } from 'react';
import type { ReviewFormHandle } from './use-review-form.ts';
import type { ReviewValues } from './review-values.ts';

/** The domain's rule as rules of the kit; `required` among them is what browsers and readers of the page are told. */
function rulesOf(name: ReviewFieldName): Rule[] {
  const judge: Rule = (value) => reviewFieldProblem(name, value) ?? true;
  return reviewFields[name].required ? [required, judge] : [judge];
}

type FieldAttributesOf<Name extends ReviewFieldName> = Parameters<
  FieldProps<ReviewValues, Name, ReviewValues>['children']
>[0];

export interface ReviewFieldProps<Name extends ReviewFieldName> {
  form: ReviewFormHandle;
  name: Name;
  children: (field: FieldAttributesOf<Name> & { id: string }) => ReactNode;
}

/** One field of the review: its name in messages and its rule are the domain's (EN-16), its id is its name. */
export function ReviewField<Name extends ReviewFieldName>({ form, name, children }: ReviewFieldProps<Name>) {
  return (
    <Field form={form} name={name} displayName={reviewFields[name].label} rules={rulesOf(name)}>
      {(field) => children({ ...field, id: name })}
    </Field>
  );
}

/** A field's name at the head of its control: 'nome' → 'Nome'. */
export function labelOf(name: ReviewFieldName): string {
  const { label } = reviewFields[name];
  return label.charAt(0).toLocaleUpperCase('pt-BR') + label.slice(1);
}

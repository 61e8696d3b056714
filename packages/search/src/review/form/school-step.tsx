import { reviewRelationships, teachingMethodologies } from '@melhor-escola/domain/review-rules';
import { Input } from '@melhor-escola/ui/input';
import { Radio, RadioGroup } from '@melhor-escola/ui/radio-group';
import { Select } from '@melhor-escola/ui/select';
import { labelOf, ReviewField } from './review-field.tsx';
import type { ReviewFormHandle } from './use-review-form.ts';

/** How its author knows the school, and how the school teaches. */
export function SchoolStep({ form }: { form: ReviewFormHandle }) {
  return (
    <>
      <ReviewField form={form} name="userRelationship">
        {(field) => (
          <RadioGroup
            legend={labelOf('userRelationship')}
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
            label={labelOf('teachingMethodology')}
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
            label={labelOf('educationSystem')}
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

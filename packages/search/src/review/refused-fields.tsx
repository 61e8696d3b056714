import { reviewFields, type ReviewFieldName } from '@melhor-escola/domain/review-rules';
import { Alert } from '@melhor-escola/ui/alert';
import { counted } from '@melhor-escola/domain/count';
import type { ReviewRefusal } from './review-refusal.ts';
import { reviewFieldNames, type ReviewProblems } from './review-values.ts';

export interface RefusedFieldsProps {
  refusal: ReviewRefusal;
  /** Whether a field is on the page, to be gone to. */
  isShown: (name: ReviewFieldName) => boolean;
}

const noProblems: ReviewProblems = {};

/** At the head of the answer to a form that was sent without scripts: what was refused, with a way to each field. */
export function RefusedFields({ refusal: { fields = noProblems, message }, isShown }: RefusedFieldsProps) {
  const refused = reviewFieldNames.filter((name) => fields[name] !== undefined);
  if (refused.length === 0 && message === undefined) return null;
  const title = message ?? counted(refused.length, 'campo precisa de atenção', 'campos precisam de atenção');
  return (
    <Alert tone="danger" title={title} id="o-que-falta" className="scroll-mt-4">
      {refused.length > 0 && (
        <ul className="mt-1 flex flex-col">
          {refused.filter(isShown).map((name) => (
            <li key={name}>
              <a
                href={`#${name}`}
                className="inline-flex min-h-6 items-center py-0.5 underline underline-offset-2 hover:decoration-2"
              >
                {fields[name] ?? reviewFields[name].label}
              </a>
            </li>
          ))}
        </ul>
      )}
    </Alert>
  );
}

import { pluralize } from '@melhor-escola/domain/count';
import { Alert } from '@melhor-escola/ui/alert';
import { useHydrated } from '@melhor-escola/ui/hooks';
import type { SubmissionError } from './submission-error.ts';

export interface SubmissionErrorsProps<Name extends string> {
  form: { readonly formState: { readonly submitCount: number } };
  /** The rejected form, if the page answers its submission. */
  submitted: SubmissionError | undefined;
  /** All fields, in order. */
  names: readonly Name[];
  /** A field's entry; undefined for a field that is not visible and cannot be linked to. */
  problemEntry: (name: Name) => string | undefined;
}

/**
 * Errors of a form submitted without JavaScript, above the form, with a link to each field. Once hydrated, the kit's form lists the
 * fields itself, and after the next submission its message too.
 */
export function SubmissionErrors<Name extends string>({
  form,
  submitted,
  names,
  problemEntry,
}: SubmissionErrorsProps<Name>) {
  const hydrated = useHydrated();
  if (!submitted || form.formState.submitCount > 0) return null;
  const { fields, message } = submitted;
  if (hydrated && message === undefined) return null;
  const invalid = names.filter((name) => fields?.[name] !== undefined);
  if (invalid.length === 0 && message === undefined) return null;
  const title =
    message ?? pluralize(invalid.length, 'campo precisa de atenção', 'campos precisam de atenção');
  return (
    <Alert tone="danger" title={title}>
      {invalid.length > 0 && (
        <ul className="mt-1 flex flex-col">
          {invalid.map((name) => {
            const entry = problemEntry(name);
            return (
              entry !== undefined && (
                <li key={name}>
                  <a
                    href={`#${name}`}
                    className="inline-flex min-h-6 items-center py-0.5 underline underline-offset-2 hover:decoration-2"
                  >
                    {entry}
                  </a>
                </li>
              )
            );
          })}
        </ul>
      )}
    </Alert>
  );
}

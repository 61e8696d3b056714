import { pluralize } from '@melhor-escola/domain/count';
import { Alert } from '@melhor-escola/ui/alert';
import { useHydrated } from '@melhor-escola/ui/hooks';
import type { SubmissionError } from './submission-error.ts';

export interface SubmissionErrorsProps<Name extends string> {
  error: SubmissionError;
  /** All fields, in order. */
  names: readonly Name[];
  /** A field's entry; undefined for a field that is not visible and cannot be linked to. */
  entryOf: (name: Name) => string | undefined;
}

/**
 * Errors of a form submitted without JavaScript, above the form, with a link to each field. Once hydrated, the kit's form lists the
 * fields itself.
 */
export function SubmissionErrors<Name extends string>({
  error: { fields, message },
  names,
  entryOf,
}: SubmissionErrorsProps<Name>) {
  const hydrated = useHydrated();
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
            const entry = entryOf(name);
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

import { Alert } from '@melhor-escola/ui/alert';
import { Button } from '@melhor-escola/ui/button';
import { Form, SubmitButton, useForm } from '@melhor-escola/ui/form';
import { Text } from '@melhor-escola/ui/text';
import { createContext, use, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { emptyAccountValues, type AccountValues } from '../../account-fields.ts';
import { SecondFactorLink, useSecurityError } from '../../authenticated/second-factor-needed.tsx';
import { type AccountFormHandle, useFormPersistence, useOpenedForm } from '../../form/account-form.tsx';
import { Protocol } from '../../account-section.tsx';
import type { FieldDraft } from './field-draft.ts';

/** What the field says after its form was saved. */
export interface SavedChange {
  readonly title: string;
  readonly note?: ReactNode;
  /** Protocol number of a correction of personal data (LGPD). */
  readonly protocol?: string | undefined;
}

export interface EditableFieldProps {
  /** 'Nome' */
  label: string;
  value: ReactNode;
  /** Label of the button: 'Alterar', 'Informar'. Without it the field cannot be changed. */
  action?: string | undefined;
  /** A note about the value. */
  note?: ReactNode;
  /** The persisted draft of the form. If there is one when the page loads, the form is open. */
  draft?: FieldDraft | undefined;
  /** Shown under the value and its form. */
  below?: ReactNode;
  /** Contains an `EditForm`. Rendered while it is open. */
  children: ReactNode;
}

/**
 * A field of the user's data, edited in place: a button opens the form, which closes with a message once it is saved.
 * The button keeps its place and gets the focus back. Renders an `<li>`.
 */
export function EditableField({ label, value, action, note, draft, below, children }: EditableFieldProps) {
  const editing = useEditing(draft);
  const { isOpen, saved, toggle } = editing;
  const root = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // In the same commit that removes the form: otherwise the page has no focus for a moment.
  useLayoutEffect(() => {
    if (saved) (button.current ?? root.current)?.focus();
  }, [saved]);
  return (
    <li
      ref={root}
      tabIndex={-1}
      className="flex flex-col gap-4 border-t border-hairline py-4 first:border-t-0 first:pt-0 last:pb-0"
    >
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <Text size="small" tone="soft">
            {label}
          </Text>
          <Text as="div" className="wrap-anywhere">
            {value}
          </Text>
          {note && (
            <Text as="div" size="small" tone="soft" className="max-w-prose pt-1">
              {note}
            </Text>
          )}
        </div>
        {action !== undefined && (
          <Button
            ref={button}
            size="small"
            aria-expanded={isOpen}
            className="shrink-0 noscript:hidden"
            onClick={toggle}
          >
            <span>{isOpen ? 'Cancelar' : action}</span>
            <span className="sr-only">{` ${label}`}</span>
          </Button>
        )}
      </div>
      {isOpen && <EditingContext value={editing}>{children}</EditingContext>}
      {below}
      {saved && (
        <Alert tone="success" live title={saved.title}>
          <span>{saved.note}</span>
          {saved.protocol !== undefined && <Protocol number={saved.protocol} />}
        </Alert>
      )}
    </li>
  );
}

interface Editing {
  readonly draft: FieldDraft | undefined;
  readonly isOpen: boolean;
  readonly saved: SavedChange | undefined;
  readonly toggle: () => void;
  readonly onSaved: (saved: SavedChange) => void;
}

const EditingContext = createContext<Editing | undefined>(undefined);

function useEditing(draft: FieldDraft | undefined): Editing {
  const [chosen, setChosen] = useState<boolean>();
  const [saved, setSaved] = useState<SavedChange>();
  const isOpen = chosen ?? draft?.typed !== undefined;
  return {
    draft,
    isOpen,
    saved,
    toggle() {
      if (isOpen) draft?.clear();
      setSaved(undefined);
      setChosen(!isOpen);
    },
    onSaved(change) {
      draft?.clear();
      setChosen(false);
      setSaved(change);
    },
  };
}

function useOpenField(): Editing {
  const editing = use(EditingContext);
  if (!editing) throw new Error('An EditForm was rendered outside EditableField.');
  return editing;
}

/** The form of an `EditForm`. @param values current ones; the field's draft takes precedence. */
export function useEditForm(values: Partial<AccountValues> = {}): AccountFormHandle {
  const { draft } = useOpenField();
  const typed = draft?.typed === undefined ? {} : { [draft.field]: draft.typed };
  return useForm<AccountValues>({ defaultValues: { ...emptyAccountValues, ...values, ...typed } });
}

export interface EditFormProps {
  /** From `useEditForm`. */
  form: AccountFormHandle;
  /** Accessible name. */
  label: string;
  /**
   * Label of the submit button.
   * @default 'Salvar'
   */
  submit?: string | undefined;
  /** Saves the values. Its API errors are shown in the form. */
  save: (values: AccountValues) => Promise<SavedChange>;
  children: ReactNode;
}

/** The form of an `EditableField`. Persists the field's draft, if it has one. */
export function EditForm({ form, label, submit = 'Salvar', save, children }: EditFormProps) {
  const { draft, onSaved } = useOpenField();
  // A form that was open when the page loaded does not take the focus.
  const [takesFocus] = useState(draft?.typed === undefined);
  const root = useOpenedForm(form.formState.isDirty, takesFocus);
  useFormPersistence(form, () => draft?.save(form.getValues(draft.field)));
  const { needsFactor, mapSecurityError } = useSecurityError();
  return (
    <Form
      ref={root}
      form={form}
      aria-label={label}
      onSubmit={async (values) => onSaved(await save(values))}
      onSubmitError={mapSecurityError}
      className="max-w-100"
    >
      {needsFactor && (
        <SecondFactorLink section="acesso">
          {`Depois você volta a esta página${draft ? ', com o que digitou' : ''}. Só a senha você digita de novo: ela nunca fica guardada.`}
        </SecondFactorLink>
      )}
      {children}
      <SubmitButton>{submit}</SubmitButton>
    </Form>
  );
}

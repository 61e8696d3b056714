import type { ReactNode } from 'react';
import { ErrorMessage, joinIds } from './form-control.tsx';

/** The words beside a checkbox or a radio. */
export interface ChoiceOptions {
  /** What is chosen. The accessible name, and all of the row is pressed by it. */
  label: ReactNode;
  /** What the choice means, under the label. */
  hint?: ReactNode;
  /** A figure at the end of the row, such as how many offers there are. Part of the description, so that the name stays while it counts. */
  trailing?: ReactNode;
}

export interface ChoiceRowProps extends ChoiceOptions {
  /** Public name of the component: its `data-component`. */
  component: string;
  id: string;
  describedBy: string | undefined;
  error?: ReactNode;
  /**
   * Where the control stands: before its words, or at the end of the row.
   * @default 'start'
   */
  side?: 'start' | 'end' | undefined;
  /** Draws the native control with the attributes that tie it to its words, and the mark over it. */
  children: (control: {
    id: string;
    'aria-labelledby': string;
    'aria-describedby': string | undefined;
    'aria-invalid'?: true;
  }) => ReactNode;
}

/**
 * A checkbox or a radio with its words: one line to press, 44 px for a thumb and 36 for a mouse. Renders a `<div>` that
 * holds a `<label>`.
 */
export function ChoiceRow({
  component,
  id,
  describedBy,
  label,
  hint,
  trailing,
  error,
  side = 'start',
  children,
}: ChoiceRowProps) {
  const textId = `${id}-label`;
  const hintId = hint ? `${id}-hint` : undefined;
  const trailingId = trailing === undefined || trailing === null ? undefined : `${id}-trailing`;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div data-component={component} data-invalid={error ? '' : undefined} className="min-w-0">
      <label
        data-part="row"
        className={[
          'group flex cursor-pointer items-start gap-3 py-2.25 text-medium text-ink pointer-fine:py-1.25',
          'has-disabled:cursor-not-allowed has-disabled:text-ink-soft',
        ].join(' ')}
      >
        <span
          className={`relative grid h-6.5 shrink-0 place-items-center ${side === 'end' ? 'order-last' : ''}`}
        >
          {children({
            id,
            'aria-labelledby': textId,
            'aria-describedby': joinIds(describedBy, trailingId, hintId, errorId),
            ...(error ? { 'aria-invalid': true } : {}),
          })}
        </span>
        <ChoiceWords {...{ label, textId, hint, hintId }} />
        {trailingId && (
          <span
            data-part="trailing"
            id={trailingId}
            className="shrink-0 text-small leading-6.5 text-ink-soft tabular-nums"
          >
            {trailing}
          </span>
        )}
      </label>
      {error && (
        <div className={`-mt-1 pb-1 ${side === 'end' ? '' : 'ps-8.5'}`}>
          <ErrorMessage id={errorId}>{error}</ErrorMessage>
        </div>
      )}
    </div>
  );
}

interface ChoiceWordsProps extends Pick<ChoiceOptions, 'label' | 'hint'> {
  textId: string;
  hintId: string | undefined;
}

function ChoiceWords({ label, textId, hint, hintId }: ChoiceWordsProps) {
  const words = 'min-w-0 flex-1 wrap-anywhere';
  const name = (
    <span data-part="label" id={textId} className={hint ? 'block' : words}>
      {label}
    </span>
  );
  if (!hint) return name;
  return (
    <span className={words}>
      {name}
      <span data-part="hint" id={hintId} className="block text-small text-ink-soft">
        {hint}
      </span>
    </span>
  );
}

/**
 * The native control of a choice, drawn by us: 22 px, the pen's colour when chosen. In forced colours the system draws
 * its own again.
 */
export const choiceControl = [
  'peer size-5.5 shrink-0 cursor-[inherit] appearance-none border-[1.5px] border-control-line bg-card',
  'transition-[background-color,border-color] group-hover:enabled:border-brand',
  'checked:border-brand checked:bg-brand data-indeterminate:border-brand data-indeterminate:bg-brand',
  'group-hover:enabled:checked:border-brand-strong group-hover:enabled:checked:bg-brand-strong',
  'enabled:not-checked:aria-invalid:border-danger enabled:not-checked:in-aria-invalid:border-danger',
  'disabled:border-hairline disabled:bg-wash disabled:checked:border-control-line disabled:checked:bg-control-line',
  'forced-colors:appearance-auto',
].join(' ');

/** The mark over the control, there when it is chosen. */
export const choiceMark = [
  'pointer-events-none absolute size-5.5 text-on-brand opacity-0 transition-opacity',
  'peer-checked:opacity-100 peer-data-indeterminate:opacity-100 forced-colors:hidden',
].join(' ');

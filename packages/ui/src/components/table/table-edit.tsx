'use client';

import Pencil from 'lucide-react/icons/pencil';
import { type ComponentProps, useId, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type ChangeDetails, changeDetails } from '../../internal/change-details.ts';
import { joinClasses } from '../../internal/join-classes.ts';
import { TextPart } from '../../internal/text-part.tsx';
import { announce } from '../announcer/announcer.ts';
import { ControlBox } from '../form-control/control-box.tsx';
import { ErrorMessage } from '../form-control/form-control.tsx';
import { Icon } from '../icon/icon.tsx';
import { textInBox } from '../input/text-box.tsx';
import type { MessageProps, Messages } from '../messages/message-types.ts';
import { useMessages } from '../messages/messages-provider.tsx';
import { tableEditMessages } from './messages.ts';

/** Why a text is saved: Enter was pressed, or the focus left the input. */
export type TableEditReason = 'enter' | 'blur';

/** What is wrong with a text, for the person who wrote it; nothing once it is saved. */
export type TableEditResult = string | void;

export interface TableEditProps extends MessageProps<'tableEdit'>, ComponentProps<'div'> {
  /** What the value is, and of which row: 'Mensalidade de Maternal'. */
  label: string;
  /** The text that is edited, such as '890,00'; `children` is how it is shown, such as 'R$ 890,00'. */
  value: string;
  /**
   * Saves a changed text. A returned message says what is wrong with it, and the cell stays open; a promise is waited
   * for, and resolves when `value` is the new text. After `details.cancel()` the cell stays open without a message.
   */
  onValueCommit: (
    value: string,
    details: ChangeDetails<TableEditReason>,
  ) => TableEditResult | Promise<TableEditResult>;
}

/**
 * A value of a table that is edited in its cell: the content of a `TableCell`, or of a column's `cell`. Pressing it opens
 * an input in its place; Enter and leaving it save, Escape restores. Renders a `<div>` with a `<button>`.
 *
 * Exported by its name only, so that a table without it does not load it.
 *
 * Data attributes: `data-component="table-edit"`, `data-editing`; parts `value`, `box`, `control` and `error`.
 */
export function TableEdit({
  label,
  value,
  children = value,
  inputMode,
  onValueCommit,
  messages: overrides,
  className,
  ...rest
}: TableEditProps) {
  const messages = useMessages('tableEdit', tableEditMessages, overrides);
  const [isEditing, setEditing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = (returnsFocus: boolean) => {
    // At once, because a hidden button cannot take the focus.
    flushSync(() => setEditing(false));
    if (returnsFocus) button.current?.focus();
  };
  return (
    <div
      data-component="table-edit"
      data-editing={isEditing ? '' : undefined}
      {...rest}
      className={joinClasses('me-table-edit', className)}
    >
      <button
        ref={button}
        type="button"
        data-part="value"
        onClick={() => setEditing(true)}
        className="me-table-edit-value"
      >
        <TextPart>{children}</TextPart>
        <Icon as={Pencil} size="small" />
        {/* A space before what only screen readers get. */}{' '}
        <span className="sr-only">{messages.edit(label)}</span>
      </button>
      {isEditing && (
        <CellInput
          label={label}
          value={value}
          inputMode={inputMode}
          messages={messages}
          onValueCommit={onValueCommit}
          onClose={close}
        />
      )}
    </div>
  );
}

interface CellInputProps extends Pick<TableEditProps, 'label' | 'value' | 'inputMode' | 'onValueCommit'> {
  messages: Messages<'tableEdit'>;
  onClose: (returnsFocus: boolean) => void;
}

/** The input over the value, which keeps its space: columns do not move. */
function CellInput({ label, value, inputMode, messages, onValueCommit, onClose }: CellInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const rejected = useRef<string>(undefined);
  const [error, setError] = useState('');
  const [isSaving, setSaving] = useState(false);
  const errorId = useId();

  useLayoutEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);

  const save = async (text: string, details: ChangeDetails<TableEditReason>): Promise<TableEditResult> => {
    try {
      return await onValueCommit(text, details);
    } catch (failure) {
      reportError(failure);
      return messages.failed;
    }
  };

  const commit = async (element: HTMLInputElement, reason: TableEditReason, event: Event) => {
    const text = element.value;
    if (element.readOnly || (reason === 'blur' && text === rejected.current)) return;
    if (text === value) {
      onClose(reason === 'enter');
      return;
    }
    const details = changeDetails(reason, event);
    setSaving(true);
    const problem = await save(text, details);
    setSaving(false);
    if (details.isCanceled) return;
    if (problem) {
      rejected.current = text;
      setError(problem);
      announce(`${label}: ${problem}`);
      return;
    }
    announce(messages.saved(label));
    onClose(element === element.ownerDocument.activeElement);
  };

  return (
    <>
      <ControlBox size="medium" className="me-table-edit-box">
        <input
          ref={input}
          type="text"
          data-part="control"
          data-keeps-escape=""
          aria-label={label}
          aria-describedby={error ? errorId : undefined}
          aria-invalid={error ? true : undefined}
          aria-busy={isSaving}
          readOnly={isSaving}
          inputMode={inputMode}
          autoComplete="off"
          size={1}
          defaultValue={value}
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing) return;
            if (event.key === 'Escape') onClose(true);
            if (event.key !== 'Enter') return;
            // It would submit a form around the table.
            event.preventDefault();
            void commit(event.currentTarget, 'enter', event.nativeEvent);
          }}
          onBlur={({ currentTarget, nativeEvent }) => {
            // The window lost the focus, not the input.
            if (currentTarget === currentTarget.ownerDocument.activeElement) return;
            void commit(currentTarget, 'blur', nativeEvent);
          }}
          className={textInBox}
        />
      </ControlBox>
      {error && (
        <ErrorMessage id={errorId} className="me-table-edit-error">
          {error}
        </ErrorMessage>
      )}
    </>
  );
}

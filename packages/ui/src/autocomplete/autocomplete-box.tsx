'use client';

import type { ComponentPropsWithoutRef, ReactNode, RefObject } from 'react';
import { ControlBox, controlInBox } from '../form-control/control-box.tsx';
import type { ControlSize } from '../form-control/form-control.tsx';
import { Adornment } from '../input/adornment.tsx';
import { ClearButton } from '../input/clear-button.tsx';
import { type FieldHandlers, withCallers } from './field-handlers.ts';
import type { AutocompleteOption } from './option-text.ts';
import type { Suggestions } from './suggestions.ts';

/** What a field says of the list that belongs to it. Ids are named only while there is something under them. */
export interface ListAttributes {
  'aria-haspopup': 'dialog' | undefined;
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  'aria-activedescendant': string | undefined;
}

export interface AutocompleteBoxProps<Option extends AutocompleteOption> {
  id: string;
  input: RefObject<HTMLInputElement | null>;
  size: ControlSize;
  leading: ReactNode;
  suggestions: Suggestions<Option>;
  list: ListAttributes;
  handlers: FieldHandlers;
  /** The caller's own attributes, and those that tie the field to its words. */
  native: ComponentPropsWithoutRef<'input'>;
}

/** The field: frame, drawing, text, and the button that empties it. */
export function AutocompleteBox<Option extends AutocompleteOption>({
  id,
  input,
  size,
  leading,
  suggestions: { labelId, text, labels, onClear },
  list,
  handlers,
  native: { className = '', ...native },
}: AutocompleteBoxProps<Option>) {
  return (
    <ControlBox size={size}>
      {leading && (
        <Adornment side="leading" id={`${id}-leading`} controlId={id}>
          {leading}
        </Adornment>
      )}
      <input
        role="combobox"
        aria-autocomplete="list"
        aria-labelledby={leading ? labelId : undefined}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        data-part="control"
        {...native}
        {...withCallers(native, handlers)}
        aria-haspopup={list['aria-haspopup']}
        aria-expanded={list['aria-expanded']}
        aria-controls={list['aria-controls']}
        aria-activedescendant={list['aria-activedescendant']}
        ref={input}
        type="text"
        placeholder={native.placeholder || ' '}
        value={text}
        className={`${controlInBox} ${leading ? 'ps-2' : 'ps-3'} pe-3 placeholder:text-ink-soft ${className}`}
      />
      <ClearButton
        label={labels.clear}
        controlId={id}
        labelId={labelId}
        onClick={(event) => {
          onClear(event.nativeEvent);
          input.current?.focus();
        }}
      />
    </ControlBox>
  );
}

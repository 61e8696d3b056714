'use client';

import { type RefObject, useEffect, useState } from 'react';
import { enterText, writeValue } from '../input/native-value.ts';
import { historyInput } from '../input/undo-history.ts';
import { TextField, type TextFieldOptions } from '../input/text-field.tsx';
import { type InputValueChange, useTextField } from '../input/use-text-field.ts';
import { type Deletion, type EditedText, type Mask, maskEdit, maskText } from './mask.ts';

export interface MaskedInputProps extends Omit<TextFieldOptions, 'value' | 'defaultValue' | 'maxLength'> {
  /** The text (controlled), with or without separators. */
  value?: string | undefined;
  /** The initial text (uncontrolled), with or without separators. */
  defaultValue?: string | undefined;
  /** The text changed; it includes separators. `details.reason` is `'input'`. */
  onValueChange?: InputValueChange | undefined;
}

interface OwnProps extends MaskedInputProps {
  /** Public name of the component: its `data-component`. */
  component: string;
  mask: Mask;
  type: 'text' | 'tel';
}

/** The base of PhoneInput and CpfInput. Renders a `<div>` with an `<input>`. */
export function MaskedInput({
  component,
  mask,
  ref,
  messages,
  value,
  defaultValue,
  onChange,
  onValueChange,
  ...rest
}: OwnProps) {
  const { input, change } = useTextField({ ref, value, onChange, onValueChange });
  const [composing, setComposing] = useState(false);
  useMask(input, mask);
  const masked = (text: string | undefined) =>
    text === undefined || composing ? text : maskText(mask, text);
  return (
    <TextField
      inputMode="numeric"
      {...rest}
      root={{ 'data-component': component }}
      messages={messages}
      ref={input}
      value={masked(value)}
      defaultValue={masked(defaultValue)}
      onChange={change}
      onCompositionStart={(event) => {
        rest.onCompositionStart?.(event);
        setComposing(true);
      }}
      onCompositionEnd={(event) => {
        rest.onCompositionEnd?.(event);
        setComposing(false);
      }}
    />
  );
}

/**
 * Applies a mask to a text field while it is filled in. It listens on the element, before React's own listener: change
 * handlers receive the masked text, and no second render moves the caret.
 */
function useMask(input: RefObject<HTMLInputElement | null>, mask: Mask): void {
  useEffect(() => {
    const element = input.current;
    if (!element) return undefined;
    let before = readEditedText(element);
    let deletion: Deletion = 'none';

    const apply = () => {
      const after = readEditedText(element);
      const { text, caret } = maskEdit(mask, before, after, deletion);
      deletion = 'none';
      if (text !== after.text) writeValue(element, text);
      if (element === document.activeElement && caret !== element.selectionStart) {
        element.setSelectionRange(caret, caret);
      }
      before = readEditedText(element);
    };
    const remember = (event: InputEvent) => {
      if (event.isComposing) return;
      before = readEditedText(element);
      deletion = deletionKind(event.inputType);
    };
    // Text under composition belongs to the input method: writing into it would double its letters.
    const mayApply = (event: Event) => {
      // An undone text is one that the mask has already seen.
      if (historyInput(event)) before = readEditedText(element);
      else if (!(event instanceof InputEvent && event.isComposing)) apply();
    };
    // Not every browser fires an input event afterwards, so this dispatches one with the masked text.
    const applyComposed = () => {
      const composed = element.value;
      apply();
      if (element.value !== composed) enterText(element, element.value);
    };

    element.addEventListener('beforeinput', remember);
    element.addEventListener('input', mayApply);
    element.addEventListener('compositionend', applyComposed);
    // Mask what was typed before hydration.
    const typed = maskText(mask, element.value);
    if (typed !== element.value) enterText(element, typed);
    return () => {
      element.removeEventListener('beforeinput', remember);
      element.removeEventListener('input', mayApply);
      element.removeEventListener('compositionend', applyComposed);
    };
  }, [input, mask]);
}

function readEditedText(element: HTMLInputElement): EditedText {
  const { value, selectionStart, selectionEnd } = element;
  return { text: value, start: selectionStart ?? value.length, end: selectionEnd ?? value.length };
}

function deletionKind(inputType: string): Deletion {
  if (!inputType.startsWith('delete')) return 'none';
  return inputType.endsWith('Forward') ? 'forward' : 'backward';
}

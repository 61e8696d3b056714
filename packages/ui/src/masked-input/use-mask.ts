'use client';

import { type RefObject, useEffect } from 'react';
import { setAsAPersonDoes, writeValue } from '../input/native-value.ts';
import { type Deletion, type EditedText, type Mask, maskEdit } from './mask.ts';

/**
 * Writes a mask into a text field as it is filled in. It listens on the element, where it comes before React's own
 * listener: whoever hears of a change hears of the masked text, and no second rendering moves the caret.
 */
export function useMask(input: RefObject<HTMLInputElement | null>, mask: Mask): void {
  useEffect(() => {
    const element = input.current;
    if (!element) return undefined;
    let before = textOf(element);
    let deletion: Deletion = 'none';

    const apply = () => {
      const after = textOf(element);
      const { text, caret } = maskEdit(mask, before, after, deletion);
      deletion = 'none';
      if (text !== after.text) writeValue(element, text);
      if (element === document.activeElement && caret !== element.selectionStart) {
        element.setSelectionRange(caret, caret);
      }
      before = textOf(element);
    };
    const remember = (event: InputEvent) => {
      if (event.isComposing) return;
      before = textOf(element);
      deletion = deletionOf(event.inputType);
    };
    // A composed text is the input method's until it is done with it: writing into it would double its letters.
    const mayApply = (event: Event) => {
      if (!(event instanceof InputEvent && event.isComposing)) apply();
    };
    // No input event follows in every browser, so this makes the one that tells of the masked text.
    const applyComposed = () => {
      const composed = element.value;
      apply();
      if (element.value !== composed) setAsAPersonDoes(element, element.value);
    };

    element.addEventListener('beforeinput', remember);
    element.addEventListener('input', mayApply);
    element.addEventListener('compositionend', applyComposed);
    // What was typed before the scripts came.
    const typed = mask.format(mask.digits(element.value), element.value);
    if (typed !== element.value) setAsAPersonDoes(element, typed);
    return () => {
      element.removeEventListener('beforeinput', remember);
      element.removeEventListener('input', mayApply);
      element.removeEventListener('compositionend', applyComposed);
    };
  }, [input, mask]);
}

function textOf(element: HTMLInputElement): EditedText {
  const { value, selectionStart, selectionEnd } = element;
  return { text: value, start: selectionStart ?? value.length, end: selectionEnd ?? value.length };
}

function deletionOf(inputType: string): Deletion {
  if (!inputType.startsWith('delete')) return 'none';
  return inputType.endsWith('Forward') ? 'forward' : 'backward';
}

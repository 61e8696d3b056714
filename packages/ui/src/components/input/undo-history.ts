'use client';

import { type RefObject, useEffect, useState } from 'react';
import { type Snapshot, takeSnapshot, type TextElement, writeValue } from './native-value.ts';

/** One edit: what undo and what redo write. */
interface Step {
  before: Snapshot;
  after: Snapshot;
}

/**
 * The undo history of a text field that scripts write into: masks, formatting on blur, the clear button, a chosen option.
 * A browser's own history breaks with the first written value, and then produces texts that nobody typed.
 *
 * A step is one edit, as it stands once masks and callers have rewritten it. A value that changes without an input event
 * (a form reset, new props) ends the history.
 */
export class UndoHistory {
  #element: HTMLInputElement | undefined;
  #past: Step[] = [];
  #future: Step[] = [];
  #knownText = '';
  /** The field when the current edit began. */
  #before: Snapshot | undefined;
  #isReplaying = false;

  /** Follows the edits of a field until `signal` is aborted. */
  follow(element: HTMLInputElement, signal: AbortSignal): void {
    // Effects may run again for the same element.
    if (this.#element !== element) {
      this.#element = element;
      // Text typed before hydration is a step too.
      this.#knownText = element.defaultValue;
      this.record();
    }
    element.addEventListener('keydown', (event) => this.#onKeyDown(event), { signal });
    element.addEventListener('beforeinput', (event) => this.#onBeforeInput(event), { signal });
    // First of all listeners: the browser's undo must not reach masks and callers.
    element.addEventListener('input', (event) => this.#onNativeHistory(event), { signal, capture: true });
    // Last of all listeners: masks on the element and React on its root have rewritten the text by now.
    const record = ({ target, isComposing }: { target: EventTarget | null; isComposing?: boolean }) => {
      if (target === element && !isComposing) this.record();
    };
    window.addEventListener('input', (event) => record(event), { signal });
    window.addEventListener('compositionend', ({ target }) => record({ target }), { signal });
  }

  /** Records the current text as a new step, if it differs from the known one. */
  record(): void {
    if (!this.#element || this.#isReplaying) return;
    const after = takeSnapshot(this.#element);
    if (after.value === this.#knownText) return;
    const { length } = this.#knownText;
    const before = this.#before ?? { value: this.#knownText, start: length, end: length };
    this.#past.push({ before, after });
    this.#future = [];
    this.#knownText = after.value;
    this.#before = undefined;
  }

  /** Adds a change of the text to the last step, such as formatting on blur. */
  amend(): void {
    if (!this.#element) return;
    const after = takeSnapshot(this.#element);
    const last = this.#past.at(-1);
    if (last) last.after = after;
    this.#knownText = after.value;
  }

  #onKeyDown(event: KeyboardEvent): void {
    const direction = event.defaultPrevented ? undefined : historyKey(event);
    if (!direction) return;
    event.preventDefault();
    this.#replay(direction);
  }

  #onBeforeInput(event: InputEvent): void {
    const direction = historyInput(event);
    if (direction) {
      event.preventDefault();
      this.#replay(direction);
    } else if (!event.isComposing || !this.#before) {
      this.#clearOutdatedSteps();
      this.#before = this.#element && takeSnapshot(this.#element);
    }
  }

  /** The browser has undone anyway: from another field (Chromium has one history for all), or without asking (iOS). */
  #onNativeHistory(event: Event): void {
    const direction = event.isTrusted ? historyInput(event) : undefined;
    if (!direction || !this.#element) return;
    event.stopImmediatePropagation();
    writeValue(this.#element, this.#knownText);
    this.#replay(direction);
  }

  #replay(direction: Direction): void {
    this.#clearOutdatedSteps();
    const isUndo = direction === 'historyUndo';
    const [from, to] = isUndo ? [this.#past, this.#future] : [this.#future, this.#past];
    const step = from.at(-1);
    const element = this.#element;
    if (!step || !element || element.readOnly) return;
    const { value: text, start, end } = isUndo ? step.before : step.after;
    this.#isReplaying = true;
    writeValue(element, text);
    if (start !== null) element.setSelectionRange(start, end);
    element.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: direction }));
    this.#isReplaying = false;
    const isRejected = element.value === this.#knownText && text !== this.#knownText;
    if (isRejected) return;
    from.pop();
    to.push(step);
    this.#knownText = element.value;
    this.#before = undefined;
  }

  /** Steps do not fit a text that was set without an input event. */
  #clearOutdatedSteps(): void {
    const text = this.#element?.value ?? '';
    if (text === this.#knownText) return;
    this.#past = [];
    this.#future = [];
    this.#knownText = text;
  }
}

/**
 * Gives a text field an undo history that survives written values. A text area keeps the browser's, which undoes whole
 * words: no script of the kit writes into it.
 */
export function useUndoHistory(input: RefObject<TextElement | null>): UndoHistory {
  const [history] = useState(() => new UndoHistory());
  useEffect(() => {
    const unmounted = new AbortController();
    if (input.current instanceof HTMLInputElement) history.follow(input.current, unmounted.signal);
    return () => unmounted.abort();
  }, [input, history]);
  return history;
}

type Direction = 'historyUndo' | 'historyRedo';

/** Whether an event is an undo or a redo, by the browser or by this history. */
export function historyInput(event: Event): Direction | undefined {
  const inputType = event instanceof InputEvent ? event.inputType : '';
  return inputType === 'historyUndo' || inputType === 'historyRedo' ? inputType : undefined;
}

function historyKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): Direction | undefined {
  const isApple = /Mac|iP/.test(navigator.platform);
  if (altKey || (isApple ? !metaKey || ctrlKey : !ctrlKey || metaKey)) return undefined;
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? 'historyRedo' : 'historyUndo';
  return letter === 'y' && !isApple && !shiftKey ? 'historyRedo' : undefined;
}

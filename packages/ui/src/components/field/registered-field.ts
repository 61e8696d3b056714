import type { FieldValues } from 'react-hook-form';
import type { Messages } from '../messages/message-types.ts';
import type { Rule, RuleContext, Verdict } from './rules.ts';
import type { FormHandle } from './use-field.ts';
import { isNativeControl, type NativeControl, validityMessage } from './validity-message.ts';

type Values = Readonly<Record<string, unknown>>;

/** A field as its latest render describes it. */
export interface FieldState {
  name: string;
  form: FormHandle<FieldValues, FieldValues>;
  /** Used instead of the visible label. */
  displayName: string | undefined;
  messages: Messages<'field'>;
  rules: readonly Rule<never>[];
  /** Adopts a value that the control already shows. */
  adopt: (value: unknown) => void;
}

/**
 * A mounted Field, for its Form. Its rules validate the newest value only: a caller that asked about an older value also
 * gets the newest result, so that a slow service cannot bring back a corrected error.
 */
export class RegisteredField {
  /** The control, or the group of controls, while it is mounted. */
  element: Element | null = null;
  #state: FieldState;
  readonly #newest = newestAnswer<string | undefined>();
  #running: AbortController | undefined;

  constructor(state: FieldState) {
    this.#state = state;
  }

  update(state: FieldState): void {
    this.#state = state;
  }

  attach(element: Element | null): void {
    this.element = element;
  }

  get value(): unknown {
    return this.#state.form.getValues(this.#state.name);
  }

  adopt(value: unknown): void {
    this.#state.adopt(value);
  }

  /** Its current message; empty if the field is invalid without one. Undefined if valid. */
  get error(): string | undefined {
    const { error } = this.#state.form.getFieldState(this.#state.name);
    return error && (error.message ?? '');
  }

  setError(message: string): void {
    this.#state.form.setError(this.#state.name, { type: 'server', message });
  }

  markTouched(): void {
    this.#state.form.setValue(this.#state.name, this.value, { shouldTouch: true });
  }

  /** For a value that was rejected without a message. */
  get defaultMessage(): string {
    return this.#state.messages.default(this.displayName);
  }

  /** The field's name within a message. */
  get displayName(): string {
    return this.#state.displayName ?? this.label;
  }

  /** The visible label; empty without one. */
  get label(): string {
    return visibleLabel(this.element);
  }

  /**
   * The control's own message about text that is no value, such as a city that is not in the list: a schema only sees
   * that there is no value, and would call the field empty.
   */
  get textProblem(): string | undefined {
    const control = this.element;
    const isText = isNativeControl(control) && control.value.trim() !== '' && control.dataset['value'] === '';
    return isText && control.validity.customError ? control.validationMessage : undefined;
  }

  /** @returns the message, or undefined if valid. */
  validate(value: unknown, values: Values): Promise<string | undefined> {
    this.#running?.abort();
    this.#running = new AbortController();
    return this.#newest(this.#firstProblem(value, values, this.#running.signal));
  }

  async #firstProblem(value: unknown, values: Values, signal: AbortSignal): Promise<string | undefined> {
    const { messages, rules } = this.#state;
    const field = this.displayName;
    const native = nativeMessage(this.element, value, field, messages);
    if (native !== undefined) return native;
    const context: RuleContext = { field, messages, values, signal };
    for (const rule of rules) {
      const message = verdictMessage(await runRule(rule, value, context), context);
      if (message !== undefined) return message;
    }
    return undefined;
  }
}

/** An unreachable service is no reason to reject a value: the service that receives it validates it again. */
async function runRule(rule: Rule<never>, value: unknown, context: RuleContext): Promise<Verdict> {
  try {
    return await Reflect.apply(rule, undefined, [value, context]);
  } catch (error) {
    if (!context.signal.aborted) reportError(error);
    return undefined;
  }
}

function verdictMessage(verdict: Verdict, { field, messages }: RuleContext): string | undefined {
  if (verdict === undefined || verdict === true) return undefined;
  return verdict === false || verdict === '' ? messages.default(field) : verdict;
}

function nativeMessage(element: Element | null, value: unknown, field: string, messages: Messages<'field'>) {
  const controls = element instanceof HTMLFieldSetElement ? [...element.elements] : [element];
  for (const control of controls) {
    if (!isNativeControl(control) || !control.willValidate) continue;
    // A value that was set and not rendered yet: the DOM still has the previous one.
    if (controls.length === 1 && typeof value === 'string' && shownValue(control) !== value) continue;
    const message = validityMessage(control, field, messages);
    if (message !== undefined) return message;
  }
  return undefined;
}

/** The value a control shows: `data-value` if its text is only one notation of the value, such as a date. */
function shownValue(control: NativeControl): string {
  return control.dataset['value'] ?? control.value;
}

/**
 * Prevents the race between async validations: each caller gets the result of the newest call, in whatever order they
 * end.
 *
 * @returns a function to pass each pending result to, in the order of the calls.
 */
export function newestAnswer<Answer>(): (answer: Promise<Answer>) => Promise<Answer> {
  let newest: Promise<Answer>;
  return async (answer) => {
    newest = answer;
    for (;;) {
      const awaited = newest;
      try {
        const found = await awaited;
        if (awaited === newest) return found;
      } catch (error) {
        if (awaited === newest) throw error;
      }
    }
  };
}

/**
 * The visible label of a control or group, without its '(opcional)' and with spaces as rendered. Read from the DOM
 * because a Field renders any control its caller likes.
 */
export function visibleLabel(element: Element | null): string {
  const label =
    element instanceof HTMLFieldSetElement
      ? element.querySelector('legend')
      : element && 'labels' in element && element.labels instanceof NodeList && element.labels[0];
  if (!(label instanceof Element)) return '';
  const named = label.querySelector('[data-part="label"]') ?? label;
  const text = [...named.childNodes]
    .filter((node) => !(node instanceof Element && node.matches('[data-part="optional"]')))
    .map((node) => node.textContent);
  return text.join('').replaceAll(/\s+/g, ' ').trim();
}

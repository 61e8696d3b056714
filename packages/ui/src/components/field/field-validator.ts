import type { Messages } from '../messages/message-types.ts';
import type { Rule, RuleContext, Verdict } from './rules.ts';
import { isNativeControl, type NativeControl, validityMessage } from './validity-message.ts';

type Values = Readonly<Record<string, unknown>>;

/** What a field says about itself. */
export interface ValidatorOptions {
  /** Instead of the visible label. */
  displayName: string | undefined;
  messages: Messages<'field'>;
  rules: readonly Rule<never>[];
  /** Holds the control, or the group of them, while it is on the page. */
  element: { readonly current: Element | null };
}

/**
 * Validates one field by its rules, and answers for its newest value only: a caller that asked about an older one gets the
 * answer about the newest too, so that a slow service cannot bring back a mistake that has been corrected.
 */
export class FieldValidator {
  #options: ValidatorOptions;
  readonly #newest = newestAnswer<string | undefined>();
  #running: AbortController | undefined;

  constructor(options: ValidatorOptions) {
    this.#options = options;
  }

  /** Takes the options of the latest rendering. */
  update(options: ValidatorOptions): void {
    this.#options = options;
  }

  /** Of a value that is rejected without a message. */
  get defaultMessage(): string {
    const { displayName, messages, element } = this.#options;
    return messages.default(displayName ?? visibleLabel(element.current));
  }

  /** @returns the message, or nothing where all is well. */
  validate(value: unknown, values: Values): Promise<string | undefined> {
    this.#running?.abort();
    this.#running = new AbortController();
    return this.#newest(this.#firstProblem(value, values, this.#running.signal));
  }

  async #firstProblem(value: unknown, values: Values, signal: AbortSignal): Promise<string | undefined> {
    const { displayName, messages, rules, element } = this.#options;
    const field = displayName ?? visibleLabel(element.current);
    const native = nativeMessage(element.current, value, field, messages);
    if (native !== undefined) return native;
    const context: RuleContext = { field, messages, values, signal };
    for (const rule of rules) {
      const message = messageOf(await resultOf(rule, value, context), context);
      if (message !== undefined) return message;
    }
    return undefined;
  }
}

/** A service that cannot be asked is no reason to reject a value: the one it is sent to validates it again. */
async function resultOf(rule: Rule<never>, value: unknown, context: RuleContext): Promise<Verdict> {
  try {
    return await Reflect.apply(rule, undefined, [value, context]);
  } catch (error) {
    if (!context.signal.aborted) reportError(error);
    return undefined;
  }
}

function messageOf(verdict: Verdict, { field, messages }: RuleContext): string | undefined {
  if (verdict === undefined || verdict === true) return undefined;
  return verdict === false || verdict === '' ? messages.default(field) : verdict;
}

function nativeMessage(element: Element | null, value: unknown, field: string, messages: Messages<'field'>) {
  const controls = element instanceof HTMLFieldSetElement ? [...element.elements] : [element];
  for (const control of controls) {
    if (!isNativeControl(control) || !control.willValidate) continue;
    // A value that was set and not drawn yet: the page speaks of the one before.
    if (controls.length === 1 && typeof value === 'string' && shownValue(control) !== value) continue;
    const message = validityMessage(control, field, messages);
    if (message !== undefined) return message;
  }
  return undefined;
}

/** What a control shows: `data-value` where its text is only a way of writing that, such as a date. */
function shownValue(control: NativeControl): string {
  return control.dataset['value'] ?? control.value;
}

/**
 * Prevents the race between async validations: each caller gets the answer to the newest question, in whatever order the answers
 * arrive.
 *
 * @returns a function to pass each pending answer to, in the order of the questions.
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
 * The label that names a control or a group of them on the page, without its '(opcional)' and with its spaces as they are seen.
 * Read from the page since a Field renders whatever control its caller likes.
 */
function visibleLabel(element: Element | null): string {
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

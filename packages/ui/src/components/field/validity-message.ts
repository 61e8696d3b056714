import type { Messages } from '../messages/message-types.ts';

/** Elements with native validity. */
export type NativeControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export const isNativeControl = (element: unknown): element is NativeControl =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;

type Attributes = Pick<
  HTMLInputElement,
  'validity' | 'validationMessage' | 'type' | 'title' | 'min' | 'max' | 'step' | 'minLength' | 'maxLength'
>;

type Flag = Exclude<keyof ValidityState, 'valid'>;
type Message = (control: Partial<Attributes>, field: string, messages: Messages<'field'>) => string;

// Exhaustive: a flag that a browser adds to the standard and TypeScript to its types does not compile until it has a
// message.
const messageByFlag: Readonly<Record<Flag, Message>> = {
  valueMissing: (_control, field, messages) => messages.required(field),
  badInput: (_control, field, messages) => messages.badInput(field),
  typeMismatch: ({ type }, field, messages) => {
    if (type === 'email') return messages.email;
    return type === 'url' ? messages.url : messages.default(field);
  },
  tooShort: ({ minLength = 0 }, field, messages) => messages.min(field, minLength),
  tooLong: ({ maxLength = 0 }, field, messages) => messages.max(field, maxLength),
  rangeUnderflow: ({ min = '' }, field, messages) => messages.atLeast(field, min),
  rangeOverflow: ({ max = '' }, field, messages) => messages.atMost(field, max),
  stepMismatch: ({ step = '' }, field, messages) => messages.step(field, step),
  // HTML defines `title` as the author's description of the pattern.
  patternMismatch: ({ title }, field, messages) => title || messages.pattern(field),
  customError: ({ validationMessage }, field, messages) => validationMessage || messages.default(field),
};

const flags = Object.entries(messageByFlag);

/**
 * The message for a control's native error, from the kit: the browser's own is in the language of its installation,
 * which may differ from the page's.
 */
export function validityMessage(
  control: Partial<Attributes> & Pick<Attributes, 'validity'>,
  field: string,
  messages: Messages<'field'>,
): string | undefined {
  const { validity } = control;
  if (validity.valid) return undefined;
  const found = flags.find(([flag]) => Reflect.get(validity, flag) === true);
  return found ? found[1](control, field, messages) : messages.default(field);
}

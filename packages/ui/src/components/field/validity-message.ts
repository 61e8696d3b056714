import type { Messages } from '../messages/message-types.ts';

/** What in a page can be invalid of itself. */
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

// Exhaustive: a flag that a browser adds to the standard and TypeScript to its types does not compile until it has words.
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
  // The title is where HTML has an author say what the pattern asks for.
  patternMismatch: ({ title }, field, messages) => title || messages.pattern(field),
  customError: ({ validationMessage }, field, messages) => validationMessage || messages.default(field),
};

const flags = Object.entries(messageByFlag);

/**
 * What the browser finds wrong with a control, in the kit's words: its own are in the language it was installed in, which
 * need not be the page's.
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

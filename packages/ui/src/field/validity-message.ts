import type { Labels } from '../labels/labels.ts';

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
type Message = (control: Partial<Attributes>, field: string, words: Labels<'field'>) => string;

// Exhaustive: a flag that a browser adds to the standard and TypeScript to its types does not compile until it has words.
const messages: Readonly<Record<Flag, Message>> = {
  valueMissing: (_control, field, words) => words.required(field),
  badInput: (_control, field, words) => words.badInput(field),
  typeMismatch: ({ type }, field, words) => {
    if (type === 'email') return words.email;
    return type === 'url' ? words.url : words.default(field);
  },
  tooShort: ({ minLength = 0 }, field, words) => words.min(field, minLength),
  tooLong: ({ maxLength = 0 }, field, words) => words.max(field, maxLength),
  rangeUnderflow: ({ min = '' }, field, words) => words.atLeast(field, min),
  rangeOverflow: ({ max = '' }, field, words) => words.atMost(field, max),
  stepMismatch: ({ step = '' }, field, words) => words.step(field, step),
  // The title is where HTML has an author say what the pattern asks for.
  patternMismatch: ({ title }, field, words) => title || words.pattern(field),
  customError: ({ validationMessage }, field, words) => validationMessage || words.default(field),
};

const flags = Object.entries(messages);

/**
 * What the browser finds wrong with a control, in the kit's words: its own are in the language it was installed in, which
 * need not be the page's.
 */
export function validityMessage(
  control: Partial<Attributes> & Pick<Attributes, 'validity'>,
  field: string,
  words: Labels<'field'>,
): string | undefined {
  const { validity } = control;
  if (validity.valid) return undefined;
  const found = flags.find(([flag]) => Reflect.get(validity, flag) === true);
  return found ? found[1](control, field, words) : words.default(field);
}

import type { Labels } from '../labels/labels.ts';

/** What a rule may ask and say besides the value. */
export interface RuleContext {
  /** The field's name as people say it: the `{field}` of the messages. */
  readonly field: string;
  /** The kit's messages, in the caller's words where those were replaced. */
  readonly words: Labels<'field'>;
  /** All values of the form, for a rule that compares two. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Aborted when a newer value has to be judged: what a slow rule finds out by then is dropped. */
  readonly signal: AbortSignal;
}

/** Nothing or true where all is well; else the message, or false for the kit's own: '{field} is not valid'. */
export type Verdict = string | boolean | undefined;

/** Judges a value. One that asks a service gives a promise. */
export type Rule<Value = unknown> = (value: Value, context: RuleContext) => Verdict | Promise<Verdict>;

const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === false ||
  (Array.isArray(value) && value.length === 0) ||
  (typeof value === 'string' && value.trim() === '');

/** Spec §5 (VA-07): fails for empty, null, an empty list, false and nothing but blanks. */
export const required: Rule = (value, { field, words }) => !isBlank(value) || words.required(field);

/** Spec §5 (VA-07): at least so many characters; passes on empty. */
export const min =
  (length: number): Rule =>
  (value, { field, words }) =>
    typeof value !== 'string' || value === '' || value.length >= length || words.min(field, length);

/** Spec §5 (VA-07): at most so many characters. */
export const max =
  (length: number): Rule =>
  (value, { field, words }) =>
    typeof value !== 'string' || value.length <= length || words.max(field, length);

const matches = (value: unknown, pattern: RegExp) =>
  typeof value !== 'string' || value === '' || pattern.test(value.normalize('NFC'));

/**
 * Spec §5 (VA-01): at least two words, no blank before them and at most one after. A word is letters, with an apostrophe
 * or a hyphen between two of them (D'Ávila, Ana-Lúcia). Passes on empty.
 */
export const fullName: Rule = (value, { words }) =>
  matches(value, /^\p{L}+(?:['’-]\p{L}+)*(?:\s+\p{L}+(?:['’-]\p{L}+)*)+ ?$/u) || words.fullName;

/**
 * Spec §5 (VA-01): no dots or @ side by side, no blank, @ or dot at the start, a local part of letters, digits and
 * `._%+-`, labels and a last one of two letters at least. Passes on empty.
 */
export const email: Rule = (value, { words }) =>
  matches(value, /^(?!\.)(?!.*\.\.)[\w.%+-]+@(?:[a-z\d-]+\.)+[a-z]{2,}$/i) || words.email;

/** Spec §5 (VA-01): an area code in parentheses or none, four or five digits, a hyphen or none, four. Passes on empty. */
export const phone: Rule = (value, { words }) =>
  matches(value, /^(?:\(\d{2,3}\)\s?)?\d{4,5}-?\d{4}$/) || words.phone;

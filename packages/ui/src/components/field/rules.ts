import type { Messages } from '../messages/message-types.ts';

/** What a rule may ask and say besides the value. */
export interface RuleContext {
  /** The field's name as people say it: the `{field}` of the messages. */
  readonly field: string;
  /** The kit's messages, in the caller's words where those were replaced. */
  readonly messages: Messages<'field'>;
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
export const required: Rule = (value, { field, messages }) => !isBlank(value) || messages.required(field);

/** Spec §5 (VA-07): at least so many characters; passes on empty. */
export const min =
  (length: number): Rule =>
  (value, { field, messages }) =>
    typeof value !== 'string' || value === '' || value.length >= length || messages.min(field, length);

/** Spec §5 (VA-07): at most so many characters. */
export const max =
  (length: number): Rule =>
  (value, { field, messages }) =>
    typeof value !== 'string' || value.length <= length || messages.max(field, length);

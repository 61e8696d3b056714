import type { Messages } from '../messages/message-types.ts';

/** What a rule can use besides the value. */
export interface RuleContext {
  /** The field's name within a sentence: the `{field}` of the messages. */
  readonly field: string;
  /** The kit's messages, including the caller's replacements. */
  readonly messages: Messages<'field'>;
  /** All values of the form, for a rule that compares two. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Aborted when a newer value must be validated: the result of a slow rule is then dropped. */
  readonly signal: AbortSignal;
}

/** Undefined or true if valid; otherwise the message, or false for the kit's own: '{field} is not valid'. */
export type Verdict = string | boolean | undefined;

/** Validates a value. A rule that calls a service returns a promise. */
export type Rule<Value = unknown> = (value: Value, context: RuleContext) => Verdict | Promise<Verdict>;

const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === false ||
  (Array.isArray(value) && value.length === 0) ||
  (typeof value === 'string' && value.trim() === '');

/** Spec §5 (VA-07): fails for empty, null, an empty list, false and only whitespace. */
export const required: Rule = (value, { field, messages }) => !isBlank(value) || messages.required(field);

/** Spec §5 (VA-07): minimum number of characters; passes on empty. */
export const min =
  (length: number): Rule =>
  (value, { field, messages }) =>
    typeof value !== 'string' || value === '' || value.length >= length || messages.min(field, length);

/** Spec §5 (VA-07): maximum number of characters; passes on empty. */
export const max =
  (length: number): Rule =>
  (value, { field, messages }) =>
    typeof value !== 'string' || value.length <= length || messages.max(field, length);

import { removedData, withoutPersonalData } from '@melhor-escola/domain/personal-data';

/** Fields that are personal by what they are called, whatever they hold. */
const personalField =
  /^(?:.*[_-])?(?:cpf|e-?mail|phone|telefone|celular|whatsapp|password|senha|secret|token|authorization|cookies?|birth_?date|full_?name|student_?name|user_?name)$/iu;

/** Deeper than anything that is sent; a circle ends here. */
const deepest = 12;

/**
 * A copy of what is about to be sent as JSON, with every text through `withoutPersonalData` and nothing left in any field that has a
 * personal name.
 */
export function scrubValue<Value>(value: Value): Value;
export function scrubValue(value: unknown): unknown {
  return scrubbed(value, 0);
}

function scrubbed(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return withoutPersonalData(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth === deepest) return removedData;
  if (Array.isArray(value)) return value.map((item) => scrubbed(item, depth + 1));
  if ('toJSON' in value && typeof value.toJSON === 'function') return scrubbed(value.toJSON(), depth + 1);
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      personalField.test(key) && item !== undefined && item !== null
        ? removedData
        : scrubbed(item, depth + 1),
    ]),
  );
}

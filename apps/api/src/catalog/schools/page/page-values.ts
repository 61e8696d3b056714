import type { z } from 'zod';
import { contactFields, readContact } from '../contact-fields.ts';
import type { schoolPageBody, schoolPageFields } from './schema.ts';

export type PageField = (typeof schoolPageFields)[number];

/** The values of a school's page. */
export type PageFields = Pick<z.input<typeof schoolPageBody>, PageField>;

/** Whether a field says the same on two pages; a field that is missing on one does not. */
export function isSameValue(field: PageField, one: Partial<PageFields>, other: Partial<PageFields>): boolean {
  return comparable(field, one) === comparable(field, other);
}

/** A value in the form that a form writes: a source may have stored 'https://escola.com.br' without its slash. */
function comparable(field: PageField, page: Partial<PageFields>): string | null | undefined {
  const value = page[field];
  if (value === undefined || value === null) return value;
  // In any order: each value is there once.
  if (typeof value !== 'string') return [...new Set<string>(value)].toSorted(byText).join();
  const contact =
    contactFields.find((name) => name === field) ?? (field === 'whatsapp' ? 'phone' : undefined);
  if (contact === undefined) return value;
  const reading = readContact(contact, value);
  return 'value' in reading ? reading.value : value;
}

const byText = (one: string, other: string) => (one < other ? -1 : 1);

/** These fields of the values. */
export function pickFields<Values extends object>(
  values: Values,
  names: readonly (keyof Values)[],
): Partial<Values> {
  const picked: Partial<Values> = {};
  for (const name of names) picked[name] = values[name];
  return picked;
}

import type { SchoolPage } from '@melhor-escola/api-client/panel';
import { amenities, findAmenity } from '@melhor-escola/domain/amenity';
import { emailProblem } from '@melhor-escola/domain/email-address';
import { formatPhone, readPhone } from '@melhor-escola/domain/phone-number';
import { methodologyTags, schoolTags } from '@melhor-escola/domain/school-tag';
import { parseVisitHours } from '@melhor-escola/domain/visit-hours';
import { required, type Rule } from '@melhor-escola/ui/field';

const textFields = ['name', 'email', 'phone', 'whatsapp', 'website', 'visitHours', 'description'] as const;
const listFields = ['methodologies', 'amenities'] as const;

/** A field that is typed. */
export type TextField = (typeof textFields)[number];
type ListField = (typeof listFields)[number];
export type PageField = TextField | ListField;

/** What a school states on its page, as typed; lists hold slugs. */
export type PageValues = Record<TextField, string> & Record<ListField, string[]>;

const pageFields: readonly PageField[] = [...textFields, ...listFields];

/** Names within a sentence. */
export const pageFieldNames: Readonly<Record<PageField, string>> = {
  name: 'nome da escola',
  email: 'e-mail',
  phone: 'telefone',
  whatsapp: 'WhatsApp',
  website: 'site',
  visitHours: 'horário de visitas',
  description: 'descrição',
  methodologies: 'como ensina',
  amenities: 'o que a escola tem',
};

/** The most characters of a description; the service counts them, too. */
export const MAX_DESCRIPTION = 2_000;

/** How a school may say that it teaches, the most common first. */
export const methodologies = methodologyTags.flatMap(
  (slug) => schoolTags.find((tag) => tag.slug === slug) ?? [],
);

const phoneText = (phone: string | null) => (phone === null ? '' : formatPhone(phone));

export function toPageValues(page: Pick<SchoolPage, PageField>): PageValues {
  return {
    name: page.name,
    email: page.email ?? '',
    phone: phoneText(page.phone),
    whatsapp: phoneText(page.whatsapp),
    website: page.website ?? '',
    visitHours: page.visitHours ?? '',
    description: page.description ?? '',
    methodologies: [...page.methodologies],
    amenities: [...page.amenities],
  };
}

/**
 * What the form holds at first: what the current user prepared as a claimant, or else what is published; also where somebody else has
 * changed that since.
 */
export function firstValues(page: SchoolPage): PageValues {
  return toPageValues({ ...page, ...page.prepared?.page });
}

/** The form's values with what the current user prepared and somebody else has changed since; undefined if there is nothing of the kind. */
export function conflictingValues(page: SchoolPage): PageValues | undefined {
  const conflicts = page.prepared?.conflicts ?? {};
  return Object.keys(conflicts).length === 0 ? undefined : toPageValues({ ...page, ...conflicts });
}

/** Values that were stored as JSON; undefined if they are not of this form. */
export function parsePageValues(stored: object): PageValues | undefined {
  const texts: Partial<Record<TextField, string>> = {};
  const lists: Partial<Record<ListField, string[]>> = {};
  for (const field of textFields) {
    const value: unknown = Reflect.get(stored, field);
    if (typeof value === 'string') texts[field] = value;
  }
  for (const field of listFields) {
    const value: unknown = Reflect.get(stored, field);
    if (Array.isArray(value) && value.every((one) => typeof one === 'string')) lists[field] = value;
  }
  const { name, email, phone, whatsapp, website, visitHours, description } = texts;
  const { methodologies: methods, amenities: has } = lists;
  const all = { name, email, phone, whatsapp, website, visitHours, description };
  return isComplete(all) && methods && has ? { ...all, methodologies: methods, amenities: has } : undefined;
}

function isComplete(texts: Partial<Record<TextField, string>>): texts is Record<TextField, string> {
  return textFields.every((field) => texts[field] !== undefined);
}

/** A value as a person reads it, and so that two can be compared: a list in the order of the page. */
export function describeValue(field: PageField, values: PageValues): string {
  if (field === 'methodologies')
    return methodologies
      .filter(({ slug }) => values.methodologies.includes(slug))
      .map(({ name }) => name)
      .join(', ');
  if (field === 'amenities')
    return amenities
      .filter(({ slug }) => values.amenities.includes(slug))
      .map(({ name }) => name)
      .join(', ');
  return values[field].trim();
}

/** The fields in which two versions differ. */
export function differentFields(one: PageValues, other: PageValues): PageField[] {
  return pageFields.filter((field) => describeValue(field, one) !== describeValue(field, other));
}

/** The message about a text; undefined if it can be saved. */
type Check = (text: string) => string | undefined;

const unless =
  (isValid: (text: string) => boolean, message: string): Check =>
  (text) =>
    text.trim() === '' || isValid(text.trim()) ? undefined : message;

function isWebsite(text: string): boolean {
  const url = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  return URL.canParse(url) && new URL(url).hostname.includes('.');
}

/** How each text is right. Empty ones are, except for the name, which is required. */
export const pageChecks: Readonly<Record<TextField, Check>> = {
  name: unless((text) => text.length >= 3, 'Escreva o nome que as famílias conhecem'),
  email: unless(
    (text) => emailProblem(text) === undefined,
    'Escreva um e-mail como secretaria@escola.com.br',
  ),
  phone: unless((text) => readPhone(text) !== undefined, 'Escreva o telefone com o DDD, como (63) 3415-1000'),
  whatsapp: unless(
    (text) => readPhone(text) !== undefined,
    'Escreva o WhatsApp com o DDD, como (63) 99211-1000',
  ),
  website: unless(isWebsite, 'Escreva um endereço como www.escola.com.br'),
  visitHours: unless(
    (text) => parseVisitHours(text) !== undefined,
    'Escreva dias e horas como segunda a sexta, das 8h às 11h30 e das 13h30 às 17h',
  ),
  description: unless(
    (text) => text.length <= MAX_DESCRIPTION,
    'A descrição não deve ter mais que 2.000 caracteres',
  ),
};

/** The rules of a text in the kit's form. */
export function pageRules(field: TextField): Rule<string>[] {
  const rule: Rule<string> = (text) => pageChecks[field](text) ?? true;
  return field === 'name' ? [required, rule] : [rule];
}

/** Slugs of the contract from those of a form: a draft may be older than a list. */
export function knownSlugs({ methodologies: methods, amenities: has }: Pick<PageValues, ListField>) {
  return {
    methodologies: methodologyTags.filter((slug) => methods.includes(slug)),
    amenities: has.flatMap((slug) => findAmenity(slug)?.slug ?? []),
  };
}

import type { SchoolPage } from '@melhor-escola/api-client/panel';
import { emailProblem } from '@melhor-escola/domain/email-address';
import { formatPhone, readPhone } from '@melhor-escola/domain/phone-number';
import { parseVisitHours } from '@melhor-escola/domain/visit-hours';
import { required, type Rule } from '@melhor-escola/ui/field';

/** What a school states on its page, as typed. */
export interface PageValues {
  name: string;
  email: string;
  phone: string;
  website: string;
  visitHours: string;
  description: string;
}

export const pageFields = ['name', 'email', 'phone', 'website', 'visitHours', 'description'] as const;
export type PageField = (typeof pageFields)[number];

/** Names within a sentence. */
export const pageFieldNames: Readonly<Record<PageField, string>> = {
  name: 'nome da escola',
  email: 'e-mail',
  phone: 'telefone',
  website: 'site',
  visitHours: 'horário de visitas',
  description: 'descrição',
};

/** The most characters of a description; the service counts them, too. */
export const MAX_DESCRIPTION = 2_000;

export function toPageValues(page: Pick<SchoolPage, PageField>): PageValues {
  return {
    name: page.name,
    email: page.email ?? '',
    phone: page.phone === null ? '' : formatPhone(page.phone),
    website: page.website ?? '',
    visitHours: page.visitHours ?? '',
    description: page.description ?? '',
  };
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

/** How each field is right. Empty ones are, except for the name, which is required. */
export const pageChecks: Readonly<Record<PageField, Check>> = {
  name: unless((text) => text.length >= 3, 'Escreva o nome que as famílias conhecem'),
  email: unless(
    (text) => emailProblem(text) === undefined,
    'Escreva um e-mail como secretaria@escola.com.br',
  ),
  phone: unless((text) => readPhone(text) !== undefined, 'Escreva o telefone com o DDD, como (63) 3415-1000'),
  website: unless(isWebsite, 'Escreva um endereço como www.escola.com.br'),
  visitHours: unless(
    (text) => parseVisitHours(text) !== undefined,
    'Escreva dias e horas como seg-sex 08:00-11:30 13:30-17:00',
  ),
  description: unless(
    (text) => text.length <= MAX_DESCRIPTION,
    'A descrição não deve ter mais que 2.000 caracteres',
  ),
};

/** The rules of a field in the kit's form. */
export function pageRules(field: PageField): Rule<string>[] {
  const rule: Rule<string> = (text) => pageChecks[field](text) ?? true;
  return field === 'name' ? [required, rule] : [rule];
}

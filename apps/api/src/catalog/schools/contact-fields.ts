import { emailProblem, normalizeEmail } from '@melhor-escola/domain/email-address';
import { readPhone } from '@melhor-escola/domain/phone-number';

/** How to reach a school: columns of `school`. */
export const contactFields = ['email', 'phone', 'website'] as const;

export type ContactField = (typeof contactFields)[number];

const MAX_WEBSITE_LENGTH = 200;

/** As stored, or why not, in the language of partners' files. */
type Reading = { readonly value: string } | { readonly problem: string };

const readers: Readonly<Record<ContactField, (text: string) => Reading>> = {
  email: (text) =>
    emailProblem(text) === undefined
      ? { value: normalizeEmail(text) }
      : { problem: 'is no e-mail address (use secretaria@escola.com.br)' },
  phone: (text) => {
    const digits = readPhone(text);
    return digits === undefined
      ? { problem: 'is no telephone with its area code (use (63) 3415-1000)' }
      : { value: digits };
  },
  website: (text) => {
    const url = /^https?:\/\//i.test(text) ? text : `https://${text}`;
    const isWebsite =
      url.length <= MAX_WEBSITE_LENGTH && URL.canParse(url) && new URL(url).hostname.includes('.');
    return isWebsite
      ? { value: new URL(url).href }
      : { problem: 'is no address of a site (use https://www.escola.com.br)' };
  },
};

/** Parses a way to reach a school, the same for partners and operators. */
export function readContact(field: ContactField, text: string): Reading {
  return readers[field](text.trim());
}

import { formatCnpj, readCnpj } from '@melhor-escola/domain/cnpj';
import { isEmailAddress } from '@melhor-escola/domain/email-address';
import { formatPhone, readPhone } from '@melhor-escola/domain/phone-number';
import { states } from '@melhor-escola/domain/state';
import { describe, expect, it } from 'vitest';

import { makeDemoContact } from './demo-contact.ts';

describe('EN-07 the contact data of a demonstration school', () => {
  it.each(states.map(({ uf }) => uf))('are well-formed, nobody’s and always the same: %s', (uf) => {
    const slug = `colegio-${'nossa-senhora-'.repeat(5)}${uf.toLowerCase()}-demo`;
    const contact = makeDemoContact({ key: `1/${uf}`, slug, uf });
    expect(contact).toEqual(makeDemoContact({ key: `1/${uf}`, slug, uf }));
    expect(readPhone(contact.phone)).toBe(contact.phone);
    expect(formatPhone(contact.phone)).toMatch(/^\(\d\d\) 90000-\d{4}$/);
    expect(readCnpj(contact.cnpj)).toBe(contact.cnpj);
    expect(formatCnpj(contact.cnpj)).toMatch(/^DE\.MO\d\./);
    expect(isEmailAddress(contact.email)).toBe(true);
    expect(contact.email).toMatch(/@[a-z\d-]{1,63}\.example$/);
    expect(contact.website).toBe(`https://${contact.email.split('@')[1]}`);
  });
});

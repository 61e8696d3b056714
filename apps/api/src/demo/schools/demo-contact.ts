import { readCnpj } from '@melhor-escola/domain/cnpj';
import { getAreaCodeInfo, getAreaCodesByState } from '@brazilian-utils/brazilian-utils';

import { createRandom } from '../random.ts';

/** How to reach a demonstration school, and its company: well-formed, and nobody's. */
export interface DemoContact {
  readonly phone: string;
  readonly email: string;
  readonly website: string;
  readonly cnpj: string;
}

/** A label of a domain name (RFC 1035). */
const MAX_LABEL_LENGTH = 63;

/**
 * Contact data of a school, the same every time. No mobile number begins with 90, which dials a collect call; `.example`
 * receives no mail (RFC 2606); the CNPJ begins with DEMO.
 */
export function makeDemoContact({ key, slug, uf }: { key: string; slug: string; uf: string }): DemoContact {
  const random = createRandom(`contact ${key}`);
  const domain = `${slug.slice(0, MAX_LABEL_LENGTH).replace(/-+$/, '')}.example`;
  return {
    phone: `${stateAreaCode(uf)}90000${random.whole(1000, 9999)}`,
    email: `contato@${domain}`,
    website: `https://${domain}`,
    cnpj: withCheckDigits(`DEMO${random.whole(1000, 9999)}0001`),
  };
}

/** The first area code that is in this state before any other. */
function stateAreaCode(uf: string): number {
  const codes = getAreaCodesByState(uf);
  return codes.find((code) => getAreaCodeInfo(code)?.stateCode === uf) ?? 11;
}

function withCheckDigits(number: string): string {
  for (let digits = 0; digits < 100; digits += 1) {
    const cnpj = readCnpj(number + String(digits).padStart(2, '0'));
    if (cnpj !== undefined) return cnpj;
  }
  throw new Error(`${number} has no check digits.`);
}

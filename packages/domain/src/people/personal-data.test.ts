import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endInLinearTime, MANY } from '../testing/linear-time.ts';
import { redactPersonalData, REDACTED, redactText } from './personal-data.ts';

const digits = (count: number) => fc.stringMatching(new RegExp(`^\\d{${count}}$`));
const words = fc.constantFrom('', 'erro em ', 'CPF: ', 'valor=', '"', '(', 'id ');

describe('redactText', () => {
  it('CA-13 removes a CPF with or without punctuation', () => {
    fc.assert(
      fc.property(words, digits(11), words, (before, cpf, after) => {
        const signed = cpf.replace(/^(...)(...)(...)(..)$/, '$1.$2.$3-$4');
        expect(redactText(`${before}${cpf} ${after}`)).not.toContain(cpf);
        expect(redactText(`${before}${signed} ${after}`)).not.toContain(signed);
      }),
    );
  });

  it.each(['11.222.333/0001-81', '11222333000181', '9X.0ES.C0L/0001-70'])(
    'CA-13 removes the CNPJ %s',
    (cnpj) => {
      expect(redactText(`CNPJ ${cnpj}.`)).toBe(`CNPJ ${REDACTED}.`);
    },
  );

  it('CA-13 removes an e-mail address', () => {
    fc.assert(
      fc.property(words, fc.emailAddress({ size: 'small' }), (before, address) => {
        const [name = '', domain = ''] = address.split('@');
        fc.pre(/^[\w.%+-]+$/.test(name));
        expect(redactText(`${before}${address}`)).not.toContain(`@${domain}`);
      }),
    );
  });

  it.each([
    '(11) 91234-5678',
    '11 91234-5678',
    '11912345678',
    '+55 11 91234-5678',
    '5511912345678',
    '(63) 3411-5678',
    '91234-5678',
    '0800 941 9002'.replace('0800 ', '011 9'),
  ])('CA-13 removes the phone number %s', (phone) => {
    const redacted = redactText(`ligar para ${phone} hoje`);
    expect(redacted).toContain(REDACTED);
    expect(redacted.replaceAll(/\D/g, '').length).toBeLessThan(4);
  });

  it.each([
    ['a session token', 'q8Zr2mVn5Xc7Yb1Kd4Lf6Hg9Jp3Ws0Te-uRiOaBvCx1'],
    ['a JSON Web Token', 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl'],
    ['a UUID', '3f2b8c1e-9d4a-4e6f-8b7c-1a2d3e4f5a6b'],
  ])('CA-13 removes %s', (_kind, token) => {
    expect(redactText(`x-session-token: ${token}`)).not.toContain(token);
    expect(redactText(`/redefinir-senha?token=${token}`)).not.toContain(token);
    expect(redactText(`Bearer ${token}`)).not.toContain(token);
  });

  it('CA-13 removes the values of a query, and keeps the parameter names', () => {
    expect(
      redactText('GET https://site.example/entrar?redirect=/minhas-bolsas&nome=Maria#token=x failed'),
    ).toBe(`GET https://site.example/entrar?redirect=${REDACTED}&nome=${REDACTED}#token=${REDACTED} failed`);
  });

  it('keeps what is not personal: prices, dates, versions, script URLs, messages', () => {
    for (const text of [
      'R$ 1.234,56',
      '2026-11-22T10:45:43.123Z',
      '22/11/2026 às 10h45',
      'https://site.example/assets/frame-B3xY1kQz.js:1:48211',
      "Cannot read properties of undefined (reading 'slug')",
      '/escolas/mensalidades/araguaina-to',
      'v5-1795343602123-4567890123456',
      '411.10000002384186',
    ])
      expect(redactText(text)).toBe(text);
  });

  it('CA-13 removes passwords with any characters', () => {
    const sent = redactText('{"password":"minha senha","token": \'a b\'} senha=x1');
    expect(sent).toBe(`{"password":${REDACTED},"token": ${REDACTED}} senha=${REDACTED}`);
  });

  it('runs in linear time', () => {
    for (const piece of ['a', '1', 'a1', '@', 'a.', '%40', 'token=', '"', ' ', '-', '?a=']) {
      const text = piece.repeat(MANY);
      expect(() => endInLinearTime(() => redactText(text))).not.toThrow();
    }
  });
});

describe('redactPersonalData', () => {
  it('CA-13 redacts fields with a personal name at any depth', () => {
    const sent = redactPersonalData({
      user: { cpf: 12_345_678_909, email: 'm', student_name: 'Ana', 'x-session-token': 'abc' },
      list: [{ phone: '1' }],
      city: 'araguaina-to',
    });
    expect(sent).toEqual({
      user: {
        cpf: REDACTED,
        email: REDACTED,
        student_name: REDACTED,
        'x-session-token': REDACTED,
      },
      list: [{ phone: REDACTED }],
      city: 'araguaina-to',
    });
  });

  it('redacts class instances by their JSON, and ends at circular references', () => {
    class Failure {
      readonly message = 'maria@exemplo.com';
      readonly itself = this;
      readonly at = new Date(0);
    }
    const text = JSON.stringify(redactPersonalData(new Failure()));
    expect(text).not.toContain('maria');
    expect(text).toContain('1970-01-01');
  });
});

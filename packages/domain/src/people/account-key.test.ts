import { expect, it } from 'vitest';
import { accountKeyProblem, readAccountKey } from './account-key.ts';

it.each([
  ['maria@exemplo.com.br', 'email'],
  ['529.982.247-25', 'cpf'],
  ['52998224725', 'cpf'],
  ['Maria das Dores', 'name'],
  ['Maria', undefined],
  ['maria@', undefined],
  ['529.982.247-24', undefined],
  ['', undefined],
] as const)('S36 reads %j as %s', (text, key) => {
  expect(readAccountKey(text)).toBe(key);
  expect(accountKeyProblem(text) === undefined).toBe(key !== undefined);
});

import { expect, it } from 'vitest';
import { initials } from './initials.ts';

it.each([
  ['Maria das Dores de Souza', 'MS'],
  ['Ângela', 'Â'],
  ['A\u0302ngela da Silva', 'ÂS'],
  ['  ana   paula ', 'AP'],
  ['Colégio Horizonte – Unidade 2', 'C2'],
  ["Joana d'Arc", 'JA'],
  ['Jean-Luc', 'JL'],
  ['de', 'D'],
  ['𠮷田 太郎', '𠮷太'],
  ['', ''],
  ['🙂', ''],
])('%s signs %s', (name, signed) => {
  expect(initials(name)).toBe(signed);
});

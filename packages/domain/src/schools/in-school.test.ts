import { expect, it } from 'vitest';
import { inSchool } from './in-school.ts';

it.each([
  ['Escola Aquarela', 'na Escola Aquarela'],
  ['COLÉGIO GIRASSOL', 'no COLÉGIO GIRASSOL'],
  ['Educandário São João', 'no Educandário São João'],
  ['Anglo', 'na escola Anglo'],
  ['Escolástica', 'na escola Escolástica'],
  ['', 'na escola '],
])('product 8 the place of %j is %j', (name, place) => {
  expect(inSchool(name)).toBe(place);
});

import { expect, it } from 'vitest';
import { announce } from './announcer.ts';

it('does nothing on a server', () => {
  expect(() => announce('Escola salva')()).not.toThrow();
});

import { expect, it } from 'vitest';
import { announce } from './announcer.ts';

it('does nothing on a server, where there is nobody to hear', () => {
  expect(() => announce('Escola salva')()).not.toThrow();
});

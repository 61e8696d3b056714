import { describe, expect, it } from 'vitest';
import { isFullName } from './full-name.ts';

describe('isFullName', () => {
  it.each(['Ana Souza', 'José da Conceição', 'Ana  Souza', 'Ana Souza ', 'Jose\u0301 Silva'])(
    'VA-01 takes %j',
    (name) => {
      expect(isFullName(name)).toBe(true);
    },
  );

  it.each(['', 'Ana', ' Ana Souza', 'Ana Souza  ', 'Ana S0uza', 'Ana Souza!', 'Ana ', '   '])(
    'VA-01 refuses %j',
    (name) => {
      expect(isFullName(name)).toBe(false);
    },
  );
});

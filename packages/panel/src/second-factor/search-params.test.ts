import { describe, expect, it } from 'vitest';
import { readSecondFactorSearch } from './search-params.ts';

describe('S14 the page to go back to', () => {
  it.each([
    '/painel',
    '/painel/escolas/girassol',
    '/painel/escolas/girassol?mes=3#bolsas',
    '/minha-conta#acesso',
    '/minha-conta/privacidade',
  ])('may be %s', (voltar) => {
    expect(readSecondFactorSearch({ voltar })).toEqual({ voltar });
  });

  it.each([
    undefined,
    3,
    '',
    '/entrar',
    '/escolas/girassol',
    '/painelista',
    '/painel/seguranca?voltar=/painel',
    '//evil.example/painel',
    '/\\evil.example/painel',
    '/painel/../entrar',
    'https://evil.example/painel',
    'javascript:alert(1)',
    '/painel\n/x',
  ])('is not %j', (voltar) => {
    expect(readSecondFactorSearch({ voltar })).toEqual({ voltar: undefined });
  });
});

import { describe, expect, it } from 'vitest';
import { misspelt } from './spelling.ts';

describe('A6 spelling', () => {
  it('returns each misspelt word once, and accepts domain terms', () => {
    expect(misspelt('Bolsas de estudo na sua cidade, com atividades no contraturno.')).toEqual([]);
    expect(misspelt('Encontre a esscola, a mensalidde e a esscola.')).toEqual(['esscola', 'mensalidde']);
    expect(misspelt('Você nao precisa pagar o serviço em facto.')).toEqual(['nao']);
  });

  it('finds the missing accent of a word that begins a sentence', () => {
    expect(misspelt('Voce nao paga. Familias de Sao Paulo; Você, Famílias, Escola, Emília.')).toEqual([
      'Familias',
      'nao',
      'Sao',
      'Voce',
    ]);
  });

  it('ignores names, URLs and colors', () => {
    expect(
      misspelt(
        'O Colégio Wzyx fica em Xapuri: https://wzyx.example/abcd, wzyx-ab.example.br, fale@wzyx.example, #fafbcd',
      ),
    ).toEqual([]);
  });

  it('reads words with accents, hyphens and apostrophes as one', () => {
    expect(misspelt('segunda-feira, pré-escola, d’água, guarda-chuva, bem-vindo, Joana d’Ávila')).toEqual([]);
    expect(misspelt('pré-esscola, d’agua')).toEqual(['d’agua', 'pré-esscola']);
  });
});

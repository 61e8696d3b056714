import { describe, expect, it } from 'vitest';
import { misspelt } from './spelling.ts';

describe('A6 spelling', () => {
  it('names the words that are wrong, once, and knows those of our trade', () => {
    expect(misspelt('Bolsas de estudo na sua cidade, com atividades no contraturno.')).toEqual([]);
    expect(misspelt('Encontre a esscola, a mensalidde e a esscola.')).toEqual(['esscola', 'mensalidde']);
    expect(misspelt('Você nao precisa pagar o serviço em facto.')).toEqual(['nao']);
  });

  it('leaves names, addresses and colours alone', () => {
    expect(
      misspelt(
        'O Colégio Wzyx fica em Xapuri: https://wzyx.example/abcd, wzyx-ab.example.br, fale@wzyx.example, #fafbcd',
      ),
    ).toEqual([]);
  });

  it('takes words with accents, hyphens and apostrophes whole', () => {
    expect(misspelt('segunda-feira, pré-escola, d’água, guarda-chuva, bem-vindo, Joana d’Ávila')).toEqual([]);
    expect(misspelt('pré-esscola, d’agua')).toEqual(['d’agua', 'pré-esscola']);
  });
});

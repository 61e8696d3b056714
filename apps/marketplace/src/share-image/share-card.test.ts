import { describe, expect, it } from 'vitest';
import { shareCardOf } from './share-card.ts';

const page = (title: string, description: string) =>
  `<head><meta name="description" content="${description}"/><meta property="og:title" content="${title}"/></head>`;
const cardOf = (title: string, description: string) => shareCardOf(page(title, description), 'Melhor Escola');

describe('A4 shareCardOf', () => {
  it('returns the title without the site’s name, and one sentence', () => {
    expect(
      cardOf('Bolsas em Araguaína | Melhor Escola', 'Veja 23 bolsas a partir de R$ 1.234,56. Compare.'),
    ).toEqual({
      title: 'Bolsas em Araguaína',
      sentence: 'Veja 23 bolsas a partir de R$ 1.234,56',
    });
  });

  it('repeats nothing', () => {
    expect(
      cardOf(
        'Colégio Girassol, Araguaína, TO',
        'Colégio Girassol (Centro, Araguaína, TO): endereço e 2 bolsas.',
      ),
    ).toEqual({ title: 'Colégio Girassol, Araguaína, TO', sentence: 'Endereço e 2 bolsas' });
    expect(cardOf('Privacidade', 'Seus dados: o que guardamos.')?.sentence).toBe(
      'Seus dados: o que guardamos',
    );
  });

  it('decodes what React escapes', () => {
    expect(cardOf('D&#x27;Ávila &amp; Filhos &lt;b&gt;', 'Uma &quot;escola&quot;')).toEqual({
      title: "D'Ávila & Filhos <b>",
      sentence: 'Uma "escola"',
    });
  });

  it('is undefined for a page without metadata', () => {
    expect(shareCardOf('<title>x</title>', 'Melhor Escola')).toBeUndefined();
  });
});

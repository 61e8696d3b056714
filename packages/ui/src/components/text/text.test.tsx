import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Heading } from './heading.tsx';
import { Text } from './text.tsx';
import { unbrokenWords } from './unbroken-words.tsx';

describe('Text', () => {
  it.each([
    ['extra-small', 'me-text me-xs'],
    ['small', 'me-text me-sm'],
    ['medium', 'me-text'],
    ['large', 'me-text me-lg'],
    ['extra-large', 'me-text me-xl'],
  ] as const)('CO-05 size %s is a step of the type scale', (size, classes) => {
    expect(renderToStaticMarkup(<Text size={size}>Palavras</Text>)).toContain(
      `data-size="${size}" class="${classes}"`,
    );
  });

  it('no size outside the scale compiles', () => {
    // @ts-expect-error a size that is not in the map
    const odd = <Text size="huge">Palavras</Text>;
    expect(odd.props.size).toBe('huge');
  });
});

const renderWords = (text: string) => renderToStaticMarkup(unbrokenWords(text));

describe('unbrokenWords', () => {
  it.each([
    ['Seu e-mail, duas vezes', 'Seu |e-mail|, duas vezes'],
    ['Escola Bem-te-vi', 'Escola |Bem-te-vi|'],
    ['Escola Arco-Íris e Guarda-Sol', 'Escola |Arco-Íris| e |Guarda-Sol|'],
  ])('keeps the words with hyphens of %j on one line', (text, marked) => {
    const [first, ...words] = marked.split('|');
    const html = words.map((part, index) =>
      index % 2 === 0 ? `<span class="me-unbroken">${part}</span>` : part,
    );
    expect(renderWords(text)).toBe(`<span>${first}${html.join('')}</span>`);
  });

  it.each([
    'Colégio Objetivo',
    'Colégio Girassol - Unidade 2',
    'De 2026-2027',
    // It would not fit into a narrow column.
    'Interdisciplinar-Experimental',
  ])('changes nothing in %j', (text) => {
    expect(renderWords(text)).toBe(text);
  });

  it('is what headings and texts do with their text', () => {
    expect(renderToStaticMarkup(<Text>Confirme o e-mail</Text>)).toContain(
      'Confirme o <span class="me-unbroken">e-mail</span>',
    );
    expect(renderToStaticMarkup(<Heading level={1}>Confirme o e-mail</Heading>)).toContain(
      'Confirme o <span class="me-unbroken">e-mail</span>',
    );
  });
});

const readClassName = (markup: string) => /class="([^"]*)"/.exec(markup)?.[1];

describe('Heading', () => {
  const levels = [1, 2, 3, 4, 5, 6] as const;
  const sizes = ['small', 'medium', 'large', 'extra-large'] as const;

  it('a heading has any level in any size, and both are required', () => {
    for (const size of sizes) {
      const rendered = levels.map((level) =>
        renderToStaticMarkup(
          <Heading level={level} size={size}>
            Bolsas
          </Heading>,
        ),
      );
      expect(rendered.map((markup) => markup.slice(0, 3))).toEqual(levels.map((level) => `<h${level}`));
      expect(new Set(rendered.map(readClassName)).size).toBe(1);
    }
    // @ts-expect-error a heading without its level
    expect((<Heading>Bolsas</Heading>).props).not.toHaveProperty('level');
  });
});

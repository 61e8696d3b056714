import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { textareaMessages } from './messages.ts';
import { Textarea } from './textarea.tsx';

describe('Textarea', () => {
  it("P3 is a plain form control in the server's markup", () => {
    const markup = renderToStaticMarkup(
      <Textarea label="Depoimento" name="depoimento" defaultValue="Boa escola." />,
    );
    expect(markup).toMatch(/<textarea [^>]*name="depoimento"/);
    expect(markup).toContain('>Boa escola.</textarea>');
  });

  it("counter: in the server's markup, and part of the description after hint and error", () => {
    const markup = renderToStaticMarkup(
      <Textarea id="d" label="Depoimento" hint="Conte." error="Curto." maximum={2000} defaultValue="Boa" />,
    );
    expect(markup).toContain('3/2.000');
    expect(markup).toContain('aria-describedby="d-hint d-error d-counter"');
    expect(markup).toContain('Até 2.000 caracteres.');
  });

  it.each([
    [1, false, 'Falta 1 caractere'],
    [2, false, 'Restam 2 caracteres'],
    [1, true, '1 caractere a mais'],
    [40, true, '40 caracteres a mais'],
  ])('counts in Portuguese: %d', (count, over, text) => {
    expect(textareaMessages.left(count, String(count), over)).toBe(text);
  });
});

import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Input } from './input.tsx';
import { PasswordInput } from './password-input.tsx';

describe('Input', () => {
  it("P3 is a plain form control in the server's markup", () => {
    const markup = renderToStaticMarkup(
      <Input label="Bairro" name="bairro" type="search" defaultValue="Centro" />,
    );
    expect(markup).toMatch(/<input [^>]*type="search"[^>]*name="bairro"|<input [^>]*name="bairro"/);
    expect(markup).toContain('value="Centro"');
  });

  it("connects label, hint and error to the control, after the caller's description", () => {
    const markup = renderToStaticMarkup(
      <Input id="cep" label="CEP" hint="Oito números" error="CEP incompleto" aria-describedby="nota" />,
    );
    expect(markup).toContain('for="cep"');
    expect(markup).toContain('aria-describedby="nota cep-hint cep-error"');
    expect(markup).toContain('aria-invalid="true"');
    expect(markup).toMatch(/<p [^>]*id="cep-hint"/);
    expect(markup).toMatch(/<p [^>]*id="cep-error"/);
  });

  it("does not change the caller's validity while it has no error of its own", () => {
    expect(renderToStaticMarkup(<Input label="CEP" aria-invalid />)).toContain('aria-invalid="true"');
    expect(renderToStaticMarkup(<Input label="CEP" error="" />)).not.toContain('aria-invalid="');
  });

  it('ST-08 offers to clear a search, and other text only on request', () => {
    const clear = 'aria-label="Limpar"';
    expect(renderToStaticMarkup(<Input label="Busca" type="search" />)).toContain(clear);
    expect(renderToStaticMarkup(<Input label="Busca" type="search" clearable={false} />)).not.toContain(
      clear,
    );
    expect(renderToStaticMarkup(<Input label="Nome" />)).not.toContain(clear);
    expect(renderToStaticMarkup(<Input label="Nome" clearable messages={{ clear: 'Apagar' }} />)).toContain(
      'aria-label="Apagar"',
    );
  });

  it('passes `autocomplete`, and does not have an e-mail corrected', () => {
    expect(renderToStaticMarkup(<Input label="E-mail" type="email" autoComplete="email" />)).toMatch(
      /<input [^>]*spellCheck="false"[^>]*autoComplete="email"/,
    );
  });
});

describe('PasswordInput', () => {
  it("ST-08 is hidden in the server's markup", () => {
    const markup = renderToStaticMarkup(<PasswordInput label="Senha" name="senha" />);
    expect(markup).toContain('type="password"');
    expect(markup).toContain('aria-label="Mostrar senha"');
    expect(markup).toContain('autoComplete="current-password"');
  });
});

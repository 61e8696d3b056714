import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withoutPersonalData } from './personal-data.ts';

describe('CA-13 what leaves a browser', () => {
  it.each([
    ['Falha ao enviar para ana.maria+1@exemplo.com.br', 'Falha ao enviar para [e-mail]'],
    ['/entrar?redirect=%2Fx&email=ana%40exemplo.com', '/entrar?redirect=%2Fx&email=[e-mail]'],
    ['CPF 529.982.247-25 já existe', 'CPF [cpf] já existe'],
    ['cpf=52998224725', 'cpf=[cpf]'],
    ['ligue (11) 98765-4321 ou 1140041234', 'ligue [telefone] ou [telefone]'],
    ['+55 11 98765-4321', '[telefone]'],
    ['/redefinir-senha?token=abc.DEF-123', '/redefinir-senha?token=[segredo]'],
    ['{"password":"minha senha","token": "x"}', '{"password":[segredo],"token": [segredo]}'],
    ['Authorization: Bearer q1w2e3r4t5', 'Authorization: [segredo] [segredo]'],
    ['/entrar/google?code=4/0Ab&state=xyz#fim', '/entrar/google?code=[segredo]&state=[segredo]#fim'],
    ['id 3f2b8c1e9d7a4f60b1c2d3e4f5a6b7c8', 'id [segredo]'],
  ])('%j is sent as %j', (text, sent) => {
    expect(withoutPersonalData(text)).toBe(sent);
  });

  it.each([
    'Page not found: /escolas/colegio-aurora-2',
    'Minified React error #418; visit https://react.dev/errors/418?args[]=text',
    'R$ 1.234,56 em 2026-11-22 às 10:15:30.123',
    'at Fo (https://melhorescola.example/assets/results-page-DkP3x9aQ.js:1:23456)',
    'Status code: 503, state: open',
  ])('%j is sent as it is', (text) => {
    expect(withoutPersonalData(text)).toBe(text);
  });

  it('reads any text in time that grows with its length alone', () => {
    for (const piece of ['a', '1', 'a1', '@', 'a.', '%40', 'token', '"', ' ', '-']) {
      const started = performance.now();
      withoutPersonalData(piece.repeat(20_000));
      expect(performance.now() - started).toBeLessThan(2_000);
    }
  });

  it('holds no e-mail and no CPF whatever stands around them', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (before, after) => {
        const sent = withoutPersonalData(`${before} ana@exemplo.com 529.982.247-25 ${after}`);
        expect(sent).not.toContain('ana@exemplo.com');
        expect(sent).not.toContain('529.982.247-25');
      }),
    );
  });
});

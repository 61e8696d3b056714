import { describe, expect, it } from 'vitest';
import { renderScreen } from '../fixtures/render.ts';
import { fixtureApi, primedQueryClient } from '../fixtures/site.tsx';
import { fixtureImports, fixtureResult, fixtureRun } from './imports.fixture.ts';
import { importsQuery } from './queries.ts';
import { lineList, resultText, runAdvice, runOrigin, runState, runTitle } from './run-text.ts';
import { ImportsScreen } from './screen.tsx';

describe('ImportsScreen on the server', () => {
  it('P3 S37 shows reports with every loss, without scripts', async () => {
    const html = await renderScreen({
      screen: <ImportsScreen />,
      queryClient: primedQueryClient((client) => {
        client.setQueryData(importsQuery(fixtureApi()).queryKey, fixtureImports());
      }),
      path: '/painel/operacao/importacoes',
    });
    expect(html).toContain('Prévia de microdados_ed_basica_2025.csv');
    expect(html).toContain('Escolas que saem do site: 41');
    expect(html).toContain('escola-girassol, escola-crescer');
    expect(html).toContain('ative o JavaScript');
  });
});

describe('the text of a run', () => {
  it('says whose it is and what it did', () => {
    expect(runTitle(fixtureRun({ isPreview: false, fileName: null, kind: 'places' }))).toBe(
      'Importação de Cidades',
    );
    expect(runOrigin(fixtureRun())).toMatch(/^Escolas do INEP, por Olga Operadora, em 30\/11\/2026/);
    expect(runOrigin(fixtureRun({ by: null }))).toContain('por comando');
  });

  it('counts in words, a preview in what would be', () => {
    const result = fixtureResult({ read: 5, new: 1, changed: 1, unchanged: 2, rejected: 1 });
    expect(resultText(fixtureRun(), result)).toBe(
      '5 linhas lidas: 1 nova, 1 muda, 2 ficam iguais e 1 recusada.',
    );
    expect(resultText(fixtureRun({ isPreview: false }), result)).toContain('1 mudou');
    expect(resultText(fixtureRun(), fixtureResult())).toContain('8.001 fora do que importamos');
  });

  it('says what to do after a run that did not complete', () => {
    expect(runAdvice(fixtureRun())).toBeUndefined();
    expect(runAdvice(fixtureRun({ state: 'interrupted' }))).toContain('Nada mudou');
    expect(runAdvice(fixtureRun({ state: 'stopped', isPreview: false }))).toContain('O que já entrou fica');
    expect(runState(fixtureRun({ state: 'running', isStopping: true })).label).toBe('Parando');
  });

  it('names the first lines', () => {
    expect(lineList([7], 1)).toBe('linha 7');
    expect(lineList([2, 3, 4, 5, 6, 7], 1_200)).toBe('linhas 2, 3, 4, 5, 6 e mais 1.195');
  });
});

import { describe, expect, it } from 'vitest';
import { renderScreen } from '../fixtures/render.ts';
import { fixtureQuestions } from '../fixtures/visit-questions.ts';
import { visitChecklistHead } from './head.ts';
import { VisitChecklistScreen } from './screen.tsx';

describe('VisitChecklistScreen on the server', () => {
  it('S12 is the same for everyone, and says what it needs', async () => {
    const html = await renderScreen({
      screen: <VisitChecklistScreen questionsFor={fixtureQuestions} />,
      address: '/escolas/favoritos/roteiro',
    });
    expect(html).toContain('Roteiro das visitas');
    expect(html).toContain('precisa de JavaScript');
    expect(html).not.toContain('type="checkbox"');
  });

  it('A5 is noindex', () => {
    expect(visitChecklistHead()).toMatchObject({
      robots: 'noindex',
      canonicalPath: '/escolas/favoritos/roteiro',
    });
  });
});

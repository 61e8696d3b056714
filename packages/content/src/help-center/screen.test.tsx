import { expect, it } from 'vitest';
import { renderScreen } from '../fixtures/render.ts';
import { helpGroups } from './question-groups.ts';
import { HelpCenterScreen } from './screen.tsx';

/** The questions with open answers, by the text of their buttons. */
async function openQuestions(query: string): Promise<string[]> {
  const html = await renderScreen({ screen: <HelpCenterScreen query={query} /> });
  return [...html.matchAll(/<button[^>]*aria-expanded="true"[^>]*>(.*?)<\/button>/g)].map(([, title]) =>
    (title ?? '').replaceAll(/<[^>]+>/g, ''),
  );
}

it('ST-06 the first question of the help center is open, the others are closed', async () => {
  expect(await openQuestions('')).toEqual([helpGroups[0]?.questions[0]?.question]);
});

it('ST-06 every answer that a search finds is open', async () => {
  expect((await openQuestions('cancelar')).length).toBeGreaterThan(1);
});

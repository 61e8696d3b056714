import { checksEverything, chooseByCommit } from '@melhor-escola/config/sample';
import { expect } from '@playwright/test';
import { openStory, readStories, test } from './story-page.ts';

// A browser's translator runs in the page before a story's play function: it replaces every text node, and React must still insert,
// remove and change what the play function expects.
test.use({ translates: true });

/** An eighth of the stories, by the commit: each play function also runs without a translator. */
const isInSample = (id: string): boolean =>
  checksEverything || chooseByCommit(`translated ${id}`, [true, ...Array.from({ length: 7 }, () => false)]);

for (const story of readStories().filter(({ id, tags }) => tags.includes('play-fn') && isInSample(id)))
  test(`A7 translated: ${story.title} › ${story.name}`, async ({ storyPage: page, consoleProblems }) => {
    await openStory(page, story);
    expect(consoleProblems).toEqual([]);
  });

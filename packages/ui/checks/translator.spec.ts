import { expect } from '@playwright/test';
import { openStory, readStories, test } from './story-page.ts';

// A browser's translator runs in the page before a story's play function: it replaces every text node, and React must still insert,
// remove and change what the play function expects.
test.use({ translates: true });

for (const story of readStories().filter(({ tags }) => tags.includes('play-fn')))
  test(`A7 translated: ${story.title} › ${story.name}`, async ({ storyPage: page, consoleProblems }) => {
    await openStory(page, story);
    expect(consoleProblems).toEqual([]);
  });

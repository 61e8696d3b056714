import { expect, type Page } from '@playwright/test';
import { isTimeDriven, type Story } from './story-index.ts';
import { setTheme, type StoryOptions } from './story-page.ts';

/** A phone in the light theme, a desktop in the dark one. */
const views = [
  { name: 'phone', width: 360, height: 740, theme: 'light' },
  { name: 'desktop', width: 1280, height: 900, theme: 'dark' },
] as const;

/** The kit's components are in its `src`; other stories are pages about the foundations, and screens. */
const isOfComponent = ({ importPath }: Story): boolean => importPath.startsWith('./src/');

/**
 * Whether a story has pictures: of a component the sheet with all its states, of layers every story, because only one layer fits on a
 * page, of a screen its first story, which shows it as it usually is.
 */
export function isPictured(story: Story, all: readonly Story[]): boolean {
  if (isTimeDriven(story)) return false;
  if (story.title.startsWith('Layers/')) return story.name !== 'Playground';
  if (isOfComponent(story)) return story.name === 'All States';
  return story.id === all.find(({ title }) => title === story.title)?.id;
}

/** 'forms-input--all-states-phone.webp' */
const pictureFile = ({ id }: Story, view: string) => `${id}-${view}.webp`;

export const pictureFiles = (story: Story): string[] => views.map(({ name }) => pictureFile(story, name));

/** Compares the open story with its committed pictures; a story made for one width only on a phone. */
export async function comparePictures(
  page: Page,
  story: Story,
  { width: madeFor }: StoryOptions,
): Promise<void> {
  for (const { name, width, height, theme } of madeFor === undefined ? views : [views[0]]) {
    await page.setViewportSize({ width, height });
    await setTheme(page, theme);
    await expect.soft(page).toHaveScreenshot(pictureFile(story, name), { fullPage: true, timeout: 40_000 });
  }
}

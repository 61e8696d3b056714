import { composeStories } from '@storybook/react-vite';
import { type ComponentType, createElement } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mount, useCleanPage } from '../browser/mount.ts';

type StoryFile = Parameters<typeof composeStories>[0];
const stories = Object.entries(
  import.meta.glob<StoryFile>('../../components/*/*.stories.tsx', { eager: true }),
).flatMap(([file, all]) => {
  const composed: Record<string, ComponentType> = composeStories(all);
  const { Default } = composed;
  return Default ? [[file.slice('../../components/'.length), Default] as const] : [];
});

const own = document.createElement('style');
// The weakest rule a page can have: no specificity.
own.textContent = ':where([data-component]) { scroll-margin-top: 7px; padding: 3px; border-radius: 1px }';

describe('an application can override every style of the kit', () => {
  useCleanPage();
  beforeEach(() => {
    document.head.prepend(own);
  });
  afterEach(() => own.remove());

  it.each(stories)('overrides those of the Default story of %s', async (_file, Default) => {
    const { container } = await mount(createElement(Default));
    const others = [...container.querySelectorAll('[data-component]')].filter((element) => {
      const { scrollMarginTop, paddingTop, borderTopLeftRadius } = getComputedStyle(element);
      return scrollMarginTop !== '7px' || paddingTop !== '3px' || borderTopLeftRadius !== '1px';
    });
    expect(others.map(({ outerHTML }) => outerHTML.slice(0, 160))).toEqual([]);
  });
});

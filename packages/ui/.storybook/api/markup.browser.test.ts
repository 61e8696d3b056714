import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import { entries } from 'virtual:api-reference';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import preview from '../preview.tsx';
import { MarkupRecord } from './markup-record.ts';
import { homeOf, storyPageOf } from './reference-pages.ts';

/*
 * Compares the data attributes in the API reference with the markup of the stories, both ways: every attribute and
 * value in the markup is documented, and every documented one occurs in a story.
 */

// Adds the context of play functions, such as `canvas`.
setProjectAnnotations(preview);

/** The viewport of a story made for a phone: `viewport: { value: 'w360' }`. */
interface Globals {
  readonly viewport?: { readonly value?: string };
}

type StoryFile = Parameters<typeof composeStories>[0] & { readonly default: { readonly globals?: Globals } };

interface RunnableStory {
  /** Renders the story in an empty page and runs its play function. */
  readonly run: () => Promise<void>;
}

interface ShownStory extends RunnableStory {
  /** Size in px of the window that the story is made for. */
  readonly width: number;
}

const files = Object.entries(import.meta.glob<StoryFile>('../../src/**/*.stories.tsx', { eager: true }));

const loads = Object.values(entries).flatMap((load) => load ?? []);
const reference = await Promise.all(loads.map(async (load) => (await load()).default));
const components = reference.flatMap((entry) => entry.components);

/** The stories of an entry. */
function storiesOf(entry: string): readonly ShownStory[] {
  return files
    .filter(([file]) => storyPageOf(file)?.entry === homeOf(entry))
    .flatMap(([, file]) => {
      const written: Readonly<Record<string, { readonly globals?: Globals } | undefined>> = { ...file };
      return Object.entries<RunnableStory>(composeStories(file)).map(([name, { run }]) => {
        const { viewport } = { ...file.default.globals, ...written[name]?.globals };
        return { run, width: Number(viewport?.value?.replace('w', '') ?? 1280) };
      });
    });
}

/** User actions that no play function performs, run after each story of the entry. */
const acts: Readonly<Record<string, () => void>> = {
  'file-upload': () => {
    const field = document.querySelector('[data-part=drop] [data-part=control]');
    field?.dispatchEvent(new DragEvent('dragenter', { bubbles: true }));
  },
  'multi-select': () => {
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  },
  'embed-map': () => document.querySelector<HTMLElement>('iframe[data-part=frame]')?.focus(),
};

/** Takes ten seconds without a response; a test with fake timers covers it. */
const tooSlow = 'EmbedMap data-status="failed"';

const shown = reference.filter(
  (entry) =>
    storiesOf(entry.name).length > 0 && entry.components.some(({ attributes }) => attributes.length > 0),
);

/** Waits until React and the browser have processed pending work. */
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

describe.each(shown)('$name', (entry) => {
  let record: MarkupRecord;

  beforeEach(() => {
    record = new MarkupRecord(components, entry.components);
  });
  afterEach(() => {
    record.stop();
    document.body.style.removeProperty('padding-block-start');
  });

  it('has exactly the data attributes of the reference', { timeout: 120_000 }, async () => {
    const show = async ({ run, width }: ShownStory) => {
      await page.viewport(width, 800);
      await run();
      acts[entry.name]?.();
      await nextFrame();
      record.update();
    };
    for (const story of storiesOf(entry.name)) await show(story);
    // At the bottom of the window, where a layer has no space below.
    document.body.style.paddingBlockStart = '696px';
    for (const story of storiesOf(entry.name)) {
      if (!record.missing().some((name) => name.endsWith('data-side="top"'))) break;
      await show(story);
    }
    expect(record.undocumented()).toEqual([]);
    expect(record.missing().filter((name) => name !== tooSlow)).toEqual([]);
  });
});

import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import { entries } from 'virtual:api-reference';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import preview from '../preview.tsx';
import { MarkupRecord } from './markup-record.ts';
import { homeOf, storyPageOf } from './reference-pages.ts';

/*
 * The data attributes of the API reference against the markup of the stories, both ways: what the kit's markup has is
 * documented with its value, and what is documented occurs in a story.
 */

// What play functions are given, such as `canvas`, comes with these.
setProjectAnnotations(preview);

/** Where a story is made for a phone: `viewport: { value: 'w360' }`. */
interface Globals {
  readonly viewport?: { readonly value?: string };
}

type StoryFile = Parameters<typeof composeStories>[0] & { readonly default: { readonly globals?: Globals } };

interface RunnableStory {
  /** Renders it in a page of its own, and presses through its play function. */
  readonly run: () => Promise<void>;
}

interface ShownStory extends RunnableStory {
  /** Of the window it is made for, in px. */
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

/** What only a hand does, after each story of an entry. */
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

/** Takes ten seconds of silence: its own test has a clock for that. */
const tooSlow = 'EmbedMap data-status="failed"';

const shown = reference.filter(
  (entry) =>
    storiesOf(entry.name).length > 0 && entry.components.some(({ attributes }) => attributes.length > 0),
);

/** After what React and the browser do next. */
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

  it('has the data attributes of the reference, and no others', { timeout: 120_000 }, async () => {
    const show = async ({ run, width }: ShownStory) => {
      await page.viewport(width, 800);
      await run();
      acts[entry.name]?.();
      await nextFrame();
      record.update();
    };
    for (const story of storiesOf(entry.name)) await show(story);
    // At the foot of the window, where a layer finds no space below.
    document.body.style.paddingBlockStart = '696px';
    for (const story of storiesOf(entry.name)) {
      if (!record.missing().some((name) => name.endsWith('data-side="top"'))) break;
      await show(story);
    }
    expect(record.undocumented()).toEqual([]);
    expect(record.missing().filter((name) => name !== tooSlow)).toEqual([]);
  });
});

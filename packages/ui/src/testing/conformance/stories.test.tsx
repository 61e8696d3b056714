import { htmlValidator } from '@melhor-escola/config/html-validator';
import { composeStories } from '@storybook/react-vite';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { htmlRules } from './html-rules.ts';

type StoryFile = Parameters<typeof composeStories>[0];

// All stories; new ones are included automatically.
const files = Object.entries(
  import.meta.glob<StoryFile>('../../components/*/*.stories.tsx', { eager: true }),
);

const validator = htmlValidator(htmlRules);

/** The story's markup rendered without a document, as on the site's server. */
function serve(Story: ComponentType): string {
  return renderToStaticMarkup(createElement(Story));
}

/** The labels without text: assistive technology announces nothing for them, or the field beside them twice. */
const emptyLabels = (markup: string) =>
  [...markup.matchAll(/<label\b[^>]*>(.*?)<\/label>/gs)]
    .filter(([, content = '']) => !/\S/.test(content.replaceAll(/<[^>]*>/g, '')))
    .map(([label]) => label);

it('finds a label around an icon or a control alone, and none with a hidden text', () => {
  const icon = '<label for="city"><svg><path d="M0"/></svg></label>';
  const star = '<label><input type="radio" aria-label="4"> </label>';
  const named = '<label><span class="sr-only">Todas</span><input type="checkbox"></label>';
  expect(emptyLabels(icon + star + named)).toEqual([icon, star]);
});

describe.each(files)('%s', (_file, stories) => {
  const composed = Object.entries<ComponentType>(composeStories(stories));
  const logged: unknown[][] = [];

  beforeEach(() => {
    logged.length = 0;
    for (const method of ['error', 'warn'] as const) {
      vi.spyOn(console, method).mockImplementation((...values) => void logged.push(values));
    }
  });

  afterEach(() => {
    vi.restoreAllMocks();
  });

  it.each(composed)(
    'A3 the server renders %s silently, as valid HTML whose labels have a text',
    async (_name, Story) => {
      const markup = serve(Story);
      expect(logged).toEqual([]);
      expect(emptyLabels(markup)).toEqual([]);
      const { results } = await validator.validateString(markup);
      const findings = results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ''})`),
      );
      expect(findings).toEqual([]);
    },
  );
});

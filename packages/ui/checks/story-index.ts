import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** `index.json` of a built Storybook, as far as we read it. */
export const storyIndex = z.object({
  entries: z.record(
    z.string(),
    z.object({
      id: z.string(),
      title: z.string(),
      name: z.string(),
      type: z.string(),
      importPath: z.string(),
      tags: z.array(z.string()),
    }),
  ),
});

export type Story = z.infer<typeof storyIndex>['entries'][string];

/** Looks different from one moment to the next, by its tag: has no picture. */
export const isTimeDriven = ({ tags }: Story): boolean => tags.includes('no-visual');

/** Every story and documentation page of the built Storybook, those of the feature packages too. */
export function readEntries(): Story[] {
  const file = path.join(import.meta.dirname, '../storybook-static/index.json');
  return Object.values(storyIndex.parse(JSON.parse(readFileSync(file, 'utf8'))).entries);
}

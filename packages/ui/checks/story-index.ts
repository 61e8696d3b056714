import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** The part of a built Storybook's `index.json` that is read here. */
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

/** Tagged as changing over time, so it has no picture. */
export const isTimeDriven = ({ tags }: Story): boolean => tags.includes('no-visual');

/** All stories and documentation pages of the built Storybook, including those of the feature packages. */
export function readEntries(): Story[] {
  const file = path.join(import.meta.dirname, '../storybook-static/index.json');
  return Object.values(storyIndex.parse(JSON.parse(readFileSync(file, 'utf8'))).entries);
}

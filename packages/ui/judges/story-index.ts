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

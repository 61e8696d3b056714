import { expect, it } from 'vitest';
import { changesIn } from '../.storybook/docs/read-changelog.ts';

const pending = [
  "---\n'@melhor-escola/ui': minor\n---\n\nButton has a `tone`.\n",
  "---\n'@melhor-escola/search': patch\n---\n\nNothing of the kit.\n",
];
const released = [
  [
    '# @melhor-escola/ui',
    '## 1.1.0',
    '### Minor Changes',
    '- 3f2a91c: Dialog has a footer.',
    '',
    '  It stays in view.',
    '- Updated dependencies',
    '## 1.0.0',
    '### Patch Changes',
    '- abc1234: Button keeps its width.',
  ].join('\n'),
];

it("reads pending and released changes, newest first, without the generator's marks", () => {
  expect(changesIn({ pending, released })).toEqual([
    { release: 'Next release', text: 'Button has a `tone`.' },
    { release: '1.1.0', text: 'Dialog has a footer.\n\nIt stays in view.' },
    { release: '1.1.0', text: 'Updated dependencies' },
    { release: '1.0.0', text: 'Button keeps its width.' },
  ]);
});

const component = (
  name: string,
  identifier: string,
) => `import type { ComponentPropsWithoutRef, Ref } from 'react';

export interface ${identifier}Props extends ComponentPropsWithoutRef<'div'> {
  ref?: Ref<HTMLDivElement> | undefined;
}

/**
 * Renders a \`<div>\`.
 *
 * Data attributes: \`data-component="${name}"\`.
 */
export function ${identifier}(props: ${identifier}Props) {
  return <div data-component="${name}" {...props} />;
}
`;

const index = (name: string, identifier: string) =>
  `export { ${identifier}, type ${identifier}Props } from './${name}.tsx';\n`;

const stories = (
  name: string,
  identifier: string,
  group: string,
) => `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import UsageDemo from './demos/usage.tsx';
import { ${identifier} } from './${name}.tsx';

const meta = {
  title: '${group}/${identifier}',
  component: ${identifier},
  args: { children: 'Texto' },
} satisfies Meta<typeof ${identifier}>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Use ${identifier} like a user here, and expect the result.');
  },
};

export const Playground: Story = {};

export const Usage: Story = { render: () => <UsageDemo />, parameters: { demo: 'usage' } };

export const AllStates: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Show every state of ${identifier} on one sheet.');
  },
};
`;

const demo = (name: string, identifier: string) => `import { ${identifier} } from '@melhor-escola/ui/${name}';

export default function Usage() {
  return <${identifier}>Texto</${identifier}>;
}
`;

// Empty, so src/testing/guides.test.ts fails until it is written.
const guide = `import type { ComponentGuide } from '../../testing/component-guide.ts';

export default {
  purpose: '',
  status: { since: '', stability: 'beta', accessibilityReview: '' },
  insteadUse: [],
  parts: [],
  keyboard: [],
  accessibility: [],
  do: [],
  avoid: [],
} satisfies ComponentGuide;
`;

const markupTest = (
  name: string,
  identifier: string,
) => `import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ${identifier} } from './${name}.tsx';

it('is server-rendered markup that needs no script', () => {
  expect(renderToStaticMarkup(<${identifier}>Texto</${identifier}>)).toBe(
    'Write the markup that ${identifier} guarantees, and its purpose in its docstring.',
  );
});
`;

const browserTest = (name: string, identifier: string) => `import { expect, it } from 'vitest';
import { describeConformance } from '../../testing/conformance/conformance.tsx';
import { ${identifier} } from './${name}.tsx';

describeConformance({
  component: ${identifier},
  props: { children: 'Texto' },
  dataComponent: '${name}',
  element: HTMLDivElement,
});

it('does what its user needs', () => {
  expect.fail('Use ${identifier} by pointer, touch and keyboard, and title each test with what a person gets.');
});
`;

/**
 * The files of a new component by path in its folder. They compile and are formatted; their tests and those of the
 * guides fail, each with a message about what to write.
 *
 * @param group Storybook's group, such as `Forms`.
 */
export function componentFiles(name: string, group: string): ReadonlyMap<string, string> {
  const identifier = name.replace(/(?:^|-)(.)/g, (_match, letter: string) => letter.toUpperCase());
  return new Map([
    ['index.ts', index(name, identifier)],
    [`${name}.tsx`, component(name, identifier)],
    [`${name}.stories.tsx`, stories(name, identifier, group)],
    ['demos/usage.tsx', demo(name, identifier)],
    [`${name}.guide.ts`, guide],
    [`${name}.test.tsx`, markupTest(name, identifier)],
    [`${name}.browser.test.tsx`, browserTest(name, identifier)],
  ]);
}

import { type ComponentType, createElement, lazy, Suspense, useId } from 'react';
import type { GuideExample, GuideExamples } from '../../src/testing/component-guide.ts';
import { usePageGlobals } from '../page-globals.ts';
import { toolbarBrand, toolbarTheme } from '../storybook-theme.ts';
import './do-and-dont.css';

const files = import.meta.glob<ComponentType>('../../src/components/*/demos/{do,dont}-*.tsx', {
  import: 'default',
});
// Loaded only by the pages that show them; stories do not need them.
const demos = new Map(
  Object.entries(files).map(([file, load]) => [
    file,
    createElement(lazy(async () => ({ default: await load() }))),
  ]),
);

interface DoAndDontProps {
  /** The component's folder in `src`: `components/button`. */
  folder: string;
  examples: readonly GuideExamples[];
}

/** Examples of a guide in pairs: how to use the component and how not to, each with its reason. */
export function DoAndDont({ folder, examples }: DoAndDontProps) {
  return examples.map((pair) => (
    <div key={pair.do.demo} className="do-and-dont sb-unstyled">
      <Example kind="do" folder={folder} {...pair.do} />
      <Example kind="dont" folder={folder} {...pair.dont} />
    </div>
  ));
}

const names = { do: '✓ Do', dont: '✗ Don’t' };

/** One example on the page background, with the toolbar's theme and brand, like a story. */
function Example({ kind, folder, demo, caption }: GuideExample & { kind: 'do' | 'dont'; folder: string }) {
  const globals = usePageGlobals();
  const captionId = useId();
  return (
    <figure data-kind={kind} aria-labelledby={captionId}>
      <div
        className="do-and-dont-example"
        lang="pt-BR"
        data-theme={toolbarTheme(globals)}
        data-brand={toolbarBrand(globals)}
      >
        <Suspense>{demos.get(`../../src/${folder}/demos/${demo}.tsx`)}</Suspense>
      </div>
      <figcaption id={captionId}>
        <strong>{names[kind]}</strong> {caption}
      </figcaption>
    </figure>
  );
}

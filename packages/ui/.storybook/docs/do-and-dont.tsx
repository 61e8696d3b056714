import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { type ComponentType, createElement, lazy, Suspense, useId } from 'react';
import { Icon } from '../../src/components/icon/icon.tsx';
import type { ComponentGuide, GuideExample } from '../../src/testing/component-guide.ts';
import { usePageGlobals } from '../page-globals.ts';
import { brandOf, themeOf } from '../storybook-theme.ts';
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
  /** In the form of Storybook's parameter `fileName`: './src/components/button/button.stories.tsx'. */
  storyFile: unknown;
  examples: NonNullable<ComponentGuide['examples']>;
}

/** Examples of a guide in pairs: how to use the component and how not to, each with its reason. */
export function DoAndDont({ storyFile, examples }: DoAndDontProps) {
  const folder = /src\/components\/[^/]+(?=\/)/.exec(String(storyFile))?.[0] ?? '';
  return (
    <div className="do-and-dont sb-unstyled">
      {examples.map((pair) => (
        <div key={pair.do.demo} className="do-and-dont-pair">
          <Example kind="do" folder={folder} {...pair.do} />
          <Example kind="dont" folder={folder} {...pair.dont} />
        </div>
      ))}
    </div>
  );
}

const names = { do: 'Do', dont: 'Don’t' };
const icons = { do: Check, dont: X };

/** One example on the page background, with the toolbar's theme and brand, like a story. */
function Example({ kind, folder, demo, caption }: GuideExample & { kind: 'do' | 'dont'; folder: string }) {
  const globals = usePageGlobals();
  const captionId = useId();
  return (
    <figure data-kind={kind} aria-labelledby={captionId}>
      <div
        className="do-and-dont-example"
        lang="pt-BR"
        data-theme={themeOf(globals)}
        data-brand={brandOf(globals)}
      >
        <div>
          <Suspense>{demos.get(`../../${folder}/demos/${demo}.tsx`)}</Suspense>
        </div>
      </div>
      <figcaption id={captionId}>
        <strong>
          <Icon as={icons[kind]} /> {names[kind]}
        </strong>{' '}
        {caption}
      </figcaption>
    </figure>
  );
}

import { Controls, DocsContext, Markdown, Primary, Title, useOf } from '@storybook/addon-docs/blocks';
import { lazy, Suspense, use as read } from 'react';
import { Changes, Status } from './component-status.tsx';
import { DoAndDont } from './do-and-dont.tsx';
import { FramedPrimary, FramedStories } from '../frames/framed-stories.tsx';
import { InlineStories } from '../frames/inline-stories.tsx';
import { isFramed } from '../frames/page-stories.ts';
import { turnableProps } from './prop-controls.ts';
import { Prose, ReferenceTable } from './reference-table.tsx';
import './guide-page.css';
import { sizeBudgets } from '../../scripts/size/size-budgets.ts';
import type { ComponentGuide } from '../../src/testing/component-guide.ts';

const guides = import.meta.glob<ComponentGuide>('../../src/components/*/*.guide.ts', {
  eager: true,
  import: 'default',
});

// Loaded only by documentation pages: it contains the sources of the kit.
const ApiSection = lazy(() => import('./api-section.tsx'));

/** The folder in `src` and the name of a story file: `components/button` and `link-button`. */
function placeOf(storyFile: unknown): { folder: string; name: string } {
  const [, folder = '', name = ''] = /src\/(.+)\/([^/]+)\.stories\.tsx$/.exec(String(storyFile)) ?? [];
  return { folder, name };
}

/** Whether a page describes an export: the page with its name, else the first of its folder. */
function describes(storyFile: unknown, exported: string): boolean {
  const { folder, name } = placeOf(storyFile);
  const names = Object.keys(guides)
    .filter((file) => file.startsWith(`../../src/${folder}/`))
    .map((file) => file.replace(/^.*\/|\.guide\.ts$/g, ''));
  const first = names.find((one) => folder.endsWith(`/${one}`)) ?? names[0];
  const words = exported.replaceAll(/(?<=.)[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
  return (names.find((one) => words.startsWith(one) && one !== first) ?? first) === name;
}

/**
 * The guide beside a story file: '../../src/components/button/button.guide.ts' for
 * './src/components/button/button.stories.tsx'.
 */
function guideOf(storyFile: unknown): ComponentGuide | undefined {
  const { folder, name } = placeOf(storyFile);
  return guides[`../../src/${folder}/${name}.guide.ts`];
}

/** `Button` for the title `Actions/Button`. */
const componentOf = (title: string) => title.slice(title.lastIndexOf('/') + 1);

/** Upper limit of an entry's size in kB gzip; a test enforces it. */
function budgetOf(storyFile: unknown): number | undefined {
  return sizeBudgets[placeOf(storyFile).folder.replace('components/', '')];
}

/**
 * The page of a component: purpose, first story with controls, guide, all stories, API. A screen of another package has
 * no guide and no API, so its page has only the stories.
 */
export function GuidePage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { fileName } = preparedMeta.parameters;
  const stories = read(DocsContext)
    .componentStories()
    .filter(({ tags }) => tags.includes('autodocs'));
  // Its first story opens an overlay on the page or takes the focus.
  const framed = stories.slice(0, 1).some(isFramed);
  const guide = guideOf(fileName);
  const budget = budgetOf(fileName);
  return (
    <>
      <Title />
      {guide && (
        <>
          <Markdown>{guide.purpose}</Markdown>
          <Status status={guide.status} budget={budget} />
          <Contents guide={guide} />
          <InsteadUse guide={guide} />
        </>
      )}
      {framed ? (
        <FramedPrimary stories={stories} />
      ) : (
        <>
          <Primary />
          <TryIt props={turnableProps(preparedMeta.argTypes)} />
        </>
      )}
      {guide && <Details guide={guide} storyFile={fileName} />}
      {stories.length > 1 && <ExamplesHeading />}
      {framed ? <FramedStories stories={stories} /> : <InlineStories stories={stories} />}
      {guide && <Api storyFile={fileName} />}
      {guide && <Changes component={componentOf(preparedMeta.title)} />}
    </>
  );
}

/** Links to the sections of the page, which is long. */
function Contents({ guide }: { guide: ComponentGuide }) {
  const sections = [
    ...(guide.parts.length > 0 ? ['Anatomy'] : []),
    ...(guide.keyboard.length > 0 ? ['Keyboard'] : []),
    'Accessibility',
    'Examples',
    'API',
    'Changelog',
  ];
  return (
    <nav className="page-contents sb-unstyled" aria-label="On this page">
      {sections.map((section) => (
        <a key={section} href={`#${section.toLowerCase()}`} target="_self">
          {section}
        </a>
      ))}
    </nav>
  );
}

function Api({ storyFile }: { storyFile: unknown }) {
  const { folder } = placeOf(storyFile);
  const entries = [
    `${folder}/index.ts`,
    ...(folder === 'components/field' ? ['components/field/field-parts.tsx'] : []),
  ];
  return (
    <>
      <div className="reference-section sb-unstyled">
        <h2 id="api">API</h2>
        <p>
          Import from <code>{folder.replace('components', '@melhor-escola/ui')}</code>. Every other prop goes
          to the element that the component renders.
        </p>
      </div>
      <Suspense fallback={<p>Loading …</p>}>
        {entries.map((entry) => (
          <ApiSection key={entry} entry={entry} includes={(name) => describes(storyFile, name)} />
        ))}
      </Suspense>
    </>
  );
}

function ExamplesHeading() {
  return (
    <div className="reference-section sb-unstyled">
      <h2 id="examples">Examples</h2>
    </div>
  );
}

/** Controls for the props of the first story. The API reference describes them. */
function TryIt({ props }: { props: readonly string[] }) {
  if (props.length === 0) return null;
  return (
    <details className="try-it">
      <summary>Try it: change the props of this example</summary>
      <Controls include={[...props]} />
    </details>
  );
}

function InsteadUse({ guide }: { guide: ComponentGuide }) {
  if (guide.insteadUse.length === 0) return null;
  return (
    <div className="reference-section sb-unstyled">
      <ReferenceTable
        caption="When something else is better"
        head={['When', 'Use']}
        rows={guide.insteadUse.map(({ when, use }) => ({
          key: when,
          cells: [when, <Prose key="use">{use}</Prose>],
        }))}
      />
    </div>
  );
}

function Details({ guide, storyFile }: { guide: ComponentGuide; storyFile: unknown }) {
  return (
    <section className="reference-section sb-unstyled">
      {guide.parts.length > 0 && (
        <>
          <h2 id="anatomy">Anatomy</h2>
          <ReferenceTable
            head={['data-part', 'What it is']}
            rows={guide.parts.map(({ part, is }) => ({
              key: part,
              cells: [<code key="part">{part}</code>, <Prose key="is">{is}</Prose>],
            }))}
          />
        </>
      )}
      {guide.keyboard.length > 0 && (
        <>
          <h2 id="keyboard">Keyboard</h2>
          <ReferenceTable
            head={['Keys', 'What they do']}
            rows={guide.keyboard.map(({ keys, does }) => ({
              key: `${keys} ${does}`,
              cells: [<Keys key="keys" keys={keys} />, <Prose key="does">{does}</Prose>],
            }))}
          />
        </>
      )}
      <h2 id="accessibility">Accessibility</h2>
      <List items={guide.accessibility} />
      <h2>Do</h2>
      <List items={guide.do} />
      <h2>Avoid</h2>
      <List items={guide.avoid} />
      {guide.examples && <DoAndDont storyFile={storyFile} examples={guide.examples} />}
    </section>
  );
}

/** Splits the keys in a guide, `Enter, Shift + Tab`, into single keys. */
function Keys({ keys }: { keys: string }) {
  return (
    <span className="api-values">
      {keys.split(', ').map((key) => (
        <kbd key={key}>{key}</kbd>
      ))}
    </span>
  );
}

function List({ items }: { items: readonly string[] }) {
  return <Prose>{items.map((item) => `- ${item}`).join('\n')}</Prose>;
}

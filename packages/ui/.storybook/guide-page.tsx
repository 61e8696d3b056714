import {
  Controls,
  DocsContext,
  Markdown,
  Primary,
  Stories,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { type ReactNode, use as read } from 'react';
import { ApiReference } from './api/api-reference.tsx';
import { entriesElsewhere, partOnPage, storyPageOf } from './api/reference-pages.ts';
import { FramedPrimary, FramedStories, isFramed } from './framed-stories.tsx';
import { sizeBudgets } from '../scripts/size/size-budgets.ts';
import type { ComponentGuide } from '../src/testing/component-guide.ts';

const guides = import.meta.glob<ComponentGuide>('../src/components/*/*.guide.ts', {
  eager: true,
  import: 'default',
});

/** Every page of a component: each story file has a guide beside it. */
const pages = Object.keys(guides).flatMap((file) => storyPageOf(file) ?? []);

/** The guide beside a story file: './src/components/button/button.stories.tsx' has '../src/components/button/button.guide.ts'. */
function guideOf(storyFile: unknown): ComponentGuide | undefined {
  const path = /src\/.+(?=\.stories\.tsx$)/.exec(String(storyFile))?.[0];
  return guides[`../${path}.guide.ts`];
}

/** What importing the entry of a story file brings at most, in kB compressed: a test holds it to that. */
function budgetOf(storyFile: unknown): number | undefined {
  const entry = /src\/components\/([^/]+)\//.exec(String(storyFile))?.[1];
  return sizeBudgets[entry ?? ''];
}

/** The page of a component: what it is for, its first story with the props to turn, the guide, and every story. */
export function GuidePage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { fileName } = preparedMeta.parameters;
  const page = storyPageOf(fileName);
  const stories = read(DocsContext)
    .componentStories()
    .filter(({ tags }) => tags.includes('autodocs'));
  const framed = stories.some(isFramed);
  const hasControls = Object.keys(preparedMeta.argTypes).length > 0;
  const guide = guideOf(fileName);
  const budget = budgetOf(fileName);
  return (
    <>
      <Title />
      {guide && (
        <>
          <Markdown>{guide.purpose}</Markdown>
          <InsteadUse guide={guide} />
        </>
      )}
      {framed ? (
        <FramedPrimary stories={stories} />
      ) : (
        <>
          <Primary />
          {hasControls && <TryIt />}
        </>
      )}
      {guide && <Details guide={guide} />}
      {guide && page && (
        <ApiReference
          names={[page.entry, ...(entriesElsewhere[page.entry] ?? [])]}
          select={(entry) => partOnPage(entry, page, pages)}
        />
      )}
      {budget !== undefined && (
        <Markdown>
          {[
            `Brings at most **${budget} kB** of JavaScript, compressed, with everything it imports.`,
            'What changes from release to release is in the [changelog](?path=/docs/changelog--docs).',
          ].join(' ')}
        </Markdown>
      )}
      {framed ? (
        <FramedStories stories={stories} />
      ) : (
        <Stories title="Every state and feature" includePrimary={false} />
      )}
    </>
  );
}

/** Turns the props of the first story. What they are for stands in the API reference. */
function TryIt() {
  return (
    <details>
      <summary>Try it: change the props of this example</summary>
      <Controls />
    </details>
  );
}

function InsteadUse({ guide }: { guide: ComponentGuide }) {
  if (guide.insteadUse.length === 0) return null;
  return (
    <Table
      head={['When …', 'use']}
      rows={guide.insteadUse.map(({ when, use }) => ({ key: when, cells: [when, use] }))}
    />
  );
}

function Details({ guide }: { guide: ComponentGuide }) {
  return (
    <>
      {guide.parts.length > 0 && (
        <>
          <h2>Anatomy</h2>
          <Table
            head={['data-part', 'What it is']}
            rows={guide.parts.map(({ part, is }) => ({
              key: part,
              cells: [<code key="part">{part}</code>, <Markdown key="is">{is}</Markdown>],
            }))}
          />
        </>
      )}
      {guide.keyboard.length > 0 && (
        <>
          <h2>Keyboard</h2>
          <Table
            head={['Keys', 'What they do']}
            rows={guide.keyboard.map(({ keys, does }) => ({
              key: keys,
              cells: [<kbd key="keys">{keys}</kbd>, does],
            }))}
          />
        </>
      )}
      <h2>Accessibility</h2>
      <List items={guide.accessibility} />
      <h2>Do</h2>
      <List items={guide.do} />
      <h2>Avoid</h2>
      <List items={guide.avoid} />
    </>
  );
}

function List({ items }: { items: readonly string[] }) {
  return <Markdown>{items.map((item) => `- ${item}`).join('\n')}</Markdown>;
}

interface TableProps {
  head: readonly string[];
  rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
}

function Table({ head, rows }: TableProps) {
  return (
    <table>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells }) => (
          <tr key={key}>
            {cells.map((cell, column) => (
              <td key={head[column]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

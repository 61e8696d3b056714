/**
 * Writes the documentation pages of the built Storybook as Markdown, for people and programs that read text: `pages/<id>.md`
 * for each component and document, listed in `pages/index.md`. Storybook formats what its manifests contain (props,
 * examples with code, MDX); the guides of the kit's components are added here.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  type ComponentManifestMapV0,
  type DocsManifestMapV0,
  formatComponentManifest,
  formatDocsManifest,
  formatManifestsToLists,
} from 'storybook/internal/toolsets-docs';
import { exampleCode } from '../.storybook/docs/example-code.ts';
import { guideDetails, guideIntroduction } from '../.storybook/docs/guide-markdown.ts';
import type { ComponentGuide } from '../src/testing/component-guide.ts';

const root = path.resolve(import.meta.dirname, '..');
const built = path.join(root, 'storybook-static');

/** The guide beside a story file as Markdown; nothing for the screen of a feature. */
async function guideText(storyFile = ''): Promise<string> {
  const file = path.resolve(root, storyFile.replace('.stories.tsx', '.guide.ts'));
  if (!file.endsWith('.guide.ts') || !existsSync(file)) return '';
  const { default: guide }: { default: ComponentGuide } = await import(pathToFileURL(file).href);
  return `${guideIntroduction(guide)}\n\n${guideDetails(guide)}`;
}

/** The code of an example: of a demo its file, without which it would only be named; otherwise with the import of its component. */
function storyCode(snippet: string, storyFile: string, ownImport: string): string {
  const [, demo] = /^const \w+ = \(\) => <(\w+)Demo \/>;$/.exec(snippet) ?? [];
  const name = demo?.replaceAll(/(?<=.)[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
  const file = path.resolve(root, path.dirname(storyFile), `demos/${name}.tsx`);
  const isDemo = demo !== undefined && existsSync(file);
  return isDemo ? readFileSync(file, 'utf8').trim() : `${ownImport}${exampleCode(snippet)}`;
}

type Component = ComponentManifestMapV0['components'][string];

/** The import of a component from its entry; nothing for one that only a story has. */
function componentImport({ path: file = '', name }: Component): string {
  const entry = /src\/components\/([^/]+)\//.exec(file)?.[1];
  if (entry === undefined) return '';
  const exported = readFileSync(path.join(root, `src/components/${entry}/index.ts`), 'utf8');
  return new RegExp(`\\b${name}\\b`).test(exported)
    ? `import { ${name} } from '@melhor-escola/ui/${entry}';\n\n`
    : '';
}

const index: { entries: Record<string, { tags: string[] }> } = JSON.parse(
  readFileSync(path.join(built, 'index.json'), 'utf8'),
);

/** A component with the code of its examples. */
function withCode(component: Component): Component {
  const { path: file = '' } = component;
  const ownImport = componentImport(component);
  return {
    ...component,
    // It would also stand above the code of demos, which have imports of their own.
    import: undefined,
    stories: component.stories
      // As on the page: a playground shows what the first story shows.
      ?.filter(
        ({ id, name }) =>
          name !== 'Playground' && id !== undefined && index.entries[id]?.tags.includes('autodocs'),
      )
      .map((story) => ({ ...story, snippet: story.snippet && storyCode(story.snippet, file, ownImport) })),
  };
}

const readManifest = (name: string) => readFileSync(path.join(built, 'manifests', name), 'utf8');
const componentManifest: ComponentManifestMapV0 = JSON.parse(readManifest('components.json'));
const docsManifest: DocsManifestMapV0 = JSON.parse(readManifest('docs.json'));

const pages = new Map([['index', formatManifestsToLists({ componentManifest, docsManifest })]]);
for (const component of Object.values(componentManifest.components))
  pages.set(
    `${component.id}--docs`,
    `${formatComponentManifest(withCode(component))}\n\n${await guideText(component.path)}`,
  );
for (const doc of Object.values(docsManifest.docs)) pages.set(doc.id, formatDocsManifest(doc));

const folder = path.join(built, 'pages');
mkdirSync(folder, { recursive: true });
for (const [id, text] of pages) writeFileSync(path.join(folder, `${id}.md`), `${text.trim()}\n`);
process.stdout.write(`${pages.size} pages as Markdown in ${path.relative(root, folder)}\n`);

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

/** The code of an example: of a demo its file, without which it would only be named. */
function exampleCode(snippet: string, storyFile: string): string {
  const [, demo] = /^const \w+ = \(\) => <(\w+)Demo \/>;$/.exec(snippet) ?? [];
  const name = demo?.replaceAll(/(?<=.)[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
  const file = path.resolve(root, path.dirname(storyFile), `demos/${name}.tsx`);
  return demo !== undefined && existsSync(file) ? readFileSync(file, 'utf8').trim() : snippet;
}

type Component = ComponentManifestMapV0['components'][string];

/** A component with the entry that exports it and the code of its examples, without the spies of their tests. */
function withCode(component: Component): Component {
  const { path: file = '', name } = component;
  const entry = /src\/components\/([^/]+)\//.exec(file)?.[1];
  return {
    ...component,
    import: entry === undefined ? undefined : `import { ${name} } from '@melhor-escola/ui/${entry}';`,
    stories: component.stories?.map((story) => ({
      ...story,
      snippet: story.snippet && exampleCode(story.snippet, file).replaceAll(/\s+\w+=\{fn\(\)\}/g, ''),
    })),
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

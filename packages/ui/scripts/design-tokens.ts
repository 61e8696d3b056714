/**
 * Writes the design tokens as JSON, from the style sheets that define them.
 *
 *     node scripts/design-tokens.ts            tokens.json, which is committed
 *     node scripts/design-tokens.ts dist       tokens.json and figma/*.json for the package
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeGenerated } from '@melhor-escola/config/generated-file';
import { figmaFiles } from './design-tokens/figma-modes.ts';
import { tokenDocument } from './design-tokens/token-document.ts';
import { readTokenSource } from './design-tokens/token-source.ts';
import { source } from './entries.ts';

const packageFolder = path.resolve(import.meta.dirname, '..');
const read = (name: string) => readFileSync(path.join(source, name), 'utf8');
/** Indented, with the numbers of a colour on one line. */
const json = (content: unknown) =>
  `${JSON.stringify(content, undefined, 2).replaceAll(/\[[^[\]{}]+\]/g, (list) => list.replaceAll(/\s+/g, ' '))}\n`;

/** The tokens in the style sheets. */
export const packageTokens = () =>
  readTokenSource({ tokens: read('theme/tokens.css'), foundation: read('theme/foundation.css') });

if (process.argv[1] === import.meta.filename) {
  const tokens = packageTokens();
  const document = json(tokenDocument(tokens));
  if (process.argv[2] === 'dist') {
    const folder = path.join(packageFolder, 'dist');
    writeFileSync(path.join(folder, 'tokens.json'), document);
    mkdirSync(path.join(folder, 'figma'), { recursive: true });
    for (const [name, content] of figmaFiles(tokens))
      writeFileSync(path.join(folder, 'figma', name), json(content));
  } else writeGenerated({ [path.join(packageFolder, 'tokens.json')]: document });
}

/** Generates src/routeTree.gen.ts from the files of src/routes, without a build. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeGenerated } from '@melhor-escola/config/generated-file';
import { createServer } from 'vite';

const application = path.join(import.meta.dirname, '..');
const file = path.join(application, 'src/routeTree.gen.ts');

const committed = readFileSync(file, 'utf8');
// The plugin writes the tree when the server starts.
const server = await createServer({
  root: application,
  logLevel: 'error',
  server: { middlewareMode: true, watch: null, ws: false },
});
await server.close();
const current = readFileSync(file, 'utf8');
writeFileSync(file, committed);
writeGenerated({ [file]: current });

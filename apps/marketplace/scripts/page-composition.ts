/**
 * `pnpm composition`: builds the site and prints the size of each page's first load by package. A chunk's compressed bytes are
 * distributed by the uncompressed lengths of its modules.
 */
import { createBuilder, type Plugin } from 'vite';
import { compressedSize, firstLoadScripts, budgetedPages } from './build/first-load.ts';

/** Length of each module, in characters, by output file. */
const modulesByFile = new Map<string, ReadonlyMap<string, number>>();

const recordModules: Plugin = {
  name: 'record-modules',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_, bundle) {
    for (const output of Object.values(bundle))
      if (output.type === 'chunk')
        modulesByFile.set(
          output.fileName,
          new Map(Object.entries(output.modules).map(([id, { renderedLength }]) => [id, renderedLength])),
        );
  },
};

/** 'react-dom', or 'packages/search' for our own code. */
function packageName(module: string): string {
  const inModules = module.split('node_modules/');
  if (inModules.length > 1) return /^(?:@[^/]+\/)?[^/]+/u.exec(inModules.at(-1) ?? '')?.[0] ?? module;
  return /(?:packages|apps)\/[^/]+/u.exec(module)?.[0] ?? 'the bundler';
}

await (await createBuilder({ logLevel: 'error', plugins: [recordModules] })).buildApp();
for (const page of budgetedPages) {
  const shares = new Map<string, number>();
  let whole = 0;
  for (const file of firstLoadScripts(page)) {
    const size = compressedSize(file);
    whole += size;
    const modules = modulesByFile.get(file) ?? new Map<string, number>();
    const length = [...modules.values()].reduce((sum, own) => sum + own, 0);
    for (const [module, own] of modules) {
      const name = packageName(module);
      shares.set(name, (shares.get(name) ?? 0) + (size * own) / length);
    }
  }
  console.log(`\n${page.page}: ${(whole / 1024).toFixed(1)} KiB`);
  for (const [name, share] of [...shares].toSorted(([, one], [, other]) => other - one))
    if (share >= 512) console.log(`  ${(share / 1024).toFixed(1).padStart(6)}  ${name}`);
}

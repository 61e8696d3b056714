import { cacheImports } from './import-cache.ts';

cacheImports();
const { runProgram } = await import('./commands/program.ts');
await runProgram();

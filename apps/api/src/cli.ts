import { quickenImports } from './quick-imports.ts';

quickenImports();
const { runProgram } = await import('./commands/program.ts');
await runProgram();

// Writes every machine's configuration files: `node resilience/render.ts LAYOUT SECRETS OUT`.
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { layoutSchema } from './layout/layout.ts';
import { machineFiles } from './layout/machine-files.ts';
import { makeSecrets, secretsSchema } from './layout/secrets.ts';

const [layoutFile, secretsFile, out] = process.argv.slice(2);
if (layoutFile === undefined || secretsFile === undefined || out === undefined) {
  process.stderr.write(
    'Usage: node resilience/render.ts LAYOUT.json SECRETS.json OUT\nSECRETS.json is generated if it does not exist.\n',
  );
  process.exit(1);
}
try {
  const layout = read(layoutFile, layoutSchema);
  if (!existsSync(secretsFile))
    writeFileSync(secretsFile, `${JSON.stringify(makeSecrets(), undefined, 2)}\n`, {
      mode: 0o600,
      flag: 'wx',
    });
  for (const file of machineFiles(layout, read(secretsFile, secretsSchema))) {
    const target = path.join(out, file.machine, file.path);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, file.content, { mode: file.mode });
    // An existing file would otherwise keep its mode.
    chmodSync(target, file.mode);
    process.stdout.write(`${target}\n`);
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

function read<T>(file: string, schema: z.ZodType<T>): T {
  const parsed = schema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!parsed.success) throw new Error(`Invalid ${file}:\n${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

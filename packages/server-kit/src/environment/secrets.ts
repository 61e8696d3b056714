import { randomBytes } from 'node:crypto';
import { chmodSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { EnvironmentError } from './variables.ts';
import { explainUnwritableFolder, makeFolder } from '../make-folder.ts';

/** Files of generated secrets, and how each secret is generated. A written file is never changed. */
const secretFiles = [
  {
    name: 'secrets.json',
    secrets: {
      SEARCH_API_KEY: () => randomBytes(24).toString('base64url'),
      API_BASIC_USER: () => 'operator',
      API_BASIC_PASSWORD: () => randomBytes(24).toString('base64url'),
    },
  },
  {
    name: 'payment-secret.json',
    secrets: { PAYMENT_WEBHOOK_SECRET: () => randomBytes(32).toString('base64url') },
  },
] as const;

const secretNames = [
  'SEARCH_API_KEY',
  'API_BASIC_USER',
  'API_BASIC_PASSWORD',
  'PAYMENT_WEBHOOK_SECRET',
] as const;
type SecretName = (typeof secretNames)[number];

/** Secrets of the environment, and whether it names a database server. */
type Given = Readonly<Partial<Record<SecretName | 'DATABASE_URL', string | undefined>>>;

/**
 * Returns each secret: the environment's, else one that is generated once and stored in the data folder, readable by the owner
 * only. With a database server all are required.
 *
 * @throws {EnvironmentError} naming the missing secrets, or the file or folder that cannot be read or written.
 */
export function completeSecrets(env: Given, dataDir: string): (name: SecretName) => string {
  const missing = secretNames.filter((secret) => env[secret] === undefined);
  if (missing.length > 0 && env.DATABASE_URL) {
    throw new EnvironmentError(
      `Missing ${missing.join(', ')}: with DATABASE_URL set, secrets are never generated. Set them (docs/environment.md lists the variables).`,
    );
  }
  const stored = new Map<string, string>();
  for (const { name, secrets } of secretFiles) {
    if (!Object.keys(secrets).some((secret) => missing.some((absent) => absent === secret))) continue;
    try {
      for (const [key, value] of storedSecrets(path.join(dataDir, name), secrets)) stored.set(key, value);
    } catch (error) {
      const sentence = explainUnwritableFolder(dataDir, error);
      throw sentence === undefined ? error : new EnvironmentError(sentence, { cause: error });
    }
  }
  return (name) => env[name] ?? stored.get(name) ?? '';
}

/** The secrets in this file. Generates a missing file; if several processes start together, one of them wins. */
function storedSecrets(
  file: string,
  generators: Readonly<Record<string, () => string>>,
): readonly [string, string][] {
  const contents = z.object(Object.fromEntries(Object.keys(generators).map((key) => [key, z.string()])));
  const read = () => Object.entries(contents.parse(JSON.parse(readFileSync(file, 'utf8'))));
  makeFolder(path.dirname(file));
  try {
    return read();
  } catch (error) {
    if (!isMissingFile(error)) {
      throw new EnvironmentError(`${file} cannot be read as secrets. Delete it to generate new ones.`, {
        cause: error,
      });
    }
  }
  const draft = `${file}.${process.pid}`;
  const fresh = Object.fromEntries(Object.entries(generators).map(([key, generate]) => [key, generate()]));
  writeFileSync(draft, JSON.stringify(fresh, undefined, 2), { mode: 0o600 });
  chmodSync(draft, 0o600);
  try {
    // `link` fails if the name exists: the first process wins with a complete file, and the others read it.
    linkSync(draft, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return read();
}

function isMissingFile(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

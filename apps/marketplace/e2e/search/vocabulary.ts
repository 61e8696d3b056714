import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { repository } from '../site.ts';

const vocabulary = fileURLToPath(import.meta.resolve('schema-dts'));

/** A JSON-LD object of a page. */
export interface PageData {
  /** Path of the page. */
  readonly page: string;
  readonly data: JsonLd;
}

export type JsonLd = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is JsonLd =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Annotations of actions such as 'query-input', which are not properties of the vocabulary. */
const actionConstraint = /-(?:input|output)$/;

const vocabularyType = (value: unknown) => (isNode(value) ? `Vocabulary.${String(value['@type'])}` : 'never');

/** One object per type, because properties are looked up for one type at a time. */
function perType(data: JsonLd): JsonLd[] {
  return [data['@type']].flat().map((type) => ({ ...data, '@type': type }));
}

/** The object without annotations, and the actions that had them. */
function withoutConstraints(value: unknown, actions: JsonLd[]): unknown {
  if (Array.isArray(value)) return value.map((one) => withoutConstraints(one, actions));
  if (!isNode(value)) return value;
  const entries = Object.entries(value);
  if (entries.some(([key]) => actionConstraint.test(key))) actions.push(value);
  return Object.fromEntries(
    entries
      .filter(([key]) => !actionConstraint.test(key))
      .map(([key, one]) => [key, withoutConstraints(one, actions)]),
  );
}

/** TypeScript source that compiles if the object conforms to the vocabulary. */
function typeDeclarations({ page, data }: PageData, object: number): string {
  const actions: JsonLd[] = [];
  const plain = perType(data).map((one) => withoutConstraints(one, actions));
  const declare = (type: string, value: unknown, index: number) =>
    `// ${page}\nexport const data${object}x${index}: ${type} = ${JSON.stringify(value, null, 1)};`;
  return [
    ...plain.map((one, index) =>
      declare(`Vocabulary.WithContext<Exclude<${vocabularyType(one)}, string>>`, one, index),
    ),
    ...actions.map((one, index) =>
      declare(
        `Vocabulary.WithActionConstraints<Exclude<${vocabularyType(one)}, string>>`,
        one,
        plain.length + index,
      ),
    ),
  ].join('\n');
}

/** Page of the object in which the compiler found an error. */
function pageOfError(source: string, error: string): string {
  const line = Number(/\((\d+),/u.exec(error)?.[1]);
  const before = source.split('\n').slice(0, line);
  return before.findLast((text) => text.startsWith('// '))?.slice('// '.length) ?? '';
}

/**
 * Violations of schema.org's vocabulary: unknown types, properties that a type neither has nor inherits, and values of another type.
 * Compiles the objects against `schema-dts`, Google's TypeScript types of the vocabulary.
 *
 * @param folder for the compiler's input.
 */
export async function vocabularyErrors(objects: readonly PageData[], folder: string): Promise<string[]> {
  const file = path.join(folder, 'structured-data.ts');
  const declarations = objects.map((object, index) => typeDeclarations(object, index));
  const source = [`import type * as Vocabulary from '${vocabulary}';`, ...declarations].join('\n');
  await writeFile(file, source);
  const options = ['--noEmit', '--strict', '--skipLibCheck', '--pretty', 'false', '--ignoreConfig'];
  const compiler = path.join(repository, 'node_modules/.bin/tsc');
  try {
    await promisify(execFile)(
      compiler,
      [
        ...options,
        '--module',
        'esnext',
        '--moduleResolution',
        'bundler',
        '--target',
        'es2022',
        '--types',
        '',
        file,
      ],
      { cwd: folder },
    );
    return [];
  } catch (error) {
    const printed: unknown = error instanceof Error && 'stdout' in error ? error.stdout : undefined;
    const lines =
      typeof printed === 'string' ? printed.split('\n').filter((line) => line.includes('error TS')) : [];
    if (lines.length === 0) throw error;
    return lines.map((line) => `${pageOfError(source, line)}: ${line}`);
  }
}

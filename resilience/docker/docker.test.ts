/**
 * Checks the images without Docker: that the copied files exist, that no package is missing, and that the environment is valid. Builds
 * and starts no image.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import {
  environmentVariables,
  readEnvironment,
} from '../../packages/server-kit/src/environment/environment.ts';

const repository = path.resolve(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(path.join(repository, file), 'utf8');

interface Instruction {
  readonly keyword: string;
  readonly value: string;
  /** Name of its build stage. */
  readonly stage: string;
}

const instructions = readDockerfile(read('resilience/docker/Dockerfile'));
const stages = instructions.filter(({ keyword }) => keyword === 'FROM').map(({ stage }) => stage);
const of = (stage: string, keyword: string): string[] =>
  instructions.filter((one) => one.stage === stage && one.keyword === keyword).map(({ value }) => value);

describe('Dockerfile', () => {
  const copied = instructions
    .filter(({ keyword, value }) => keyword === 'COPY' && !value.startsWith('--from='))
    .flatMap(({ value, stage }) =>
      value
        .split(' ')
        .slice(0, -1)
        .map((source) => ({ source, stage })),
    );

  it.each(copied)(
    '$stage copies $source, which is in the repository and not in .dockerignore',
    ({ source }) => {
      const files = execFileSync('git', ['ls-files', '--', source], { cwd: repository, encoding: 'utf8' });
      expect(files).not.toBe('');
      const lines = read('resilience/docker/Dockerfile.dockerignore').split('\n');
      const ignored = new Set(lines.map((line) => line.replace('**/', '')));
      expect(source.split('/').filter((part) => ignored.has(part))).toEqual([]);
    },
  );

  it('copies the manifests of exactly the existing packages', () => {
    const manifests = copied.map(({ source }) => source).filter((source) => source.endsWith('/package.json'));
    const all = execFileSync('git', ['ls-files', '--', 'apps/*/package.json', 'packages/*/package.json'], {
      cwd: repository,
      encoding: 'utf8',
    });
    const packages = all.split('\n').filter((file) => /^\w+\/[\w-]+\/package\.json$/.test(file));
    expect(manifests.toSorted()).toEqual(packages.toSorted());
  });

  it.each([
    ['service', 'api'],
    ['site', 'marketplace'],
  ])('%s copies the source of every package it depends on', (stage, application) => {
    const sources = copied.filter((one) => one.stage === stage).map(({ source }) => source);
    for (const folder of listDependencies(`apps/${application}`)) {
      expect(sources.some((source) => folder === source || folder.startsWith(`${source}/`))).toBe(true);
    }
  });

  it('uses only earlier stages', () => {
    for (const [index, stage] of stages.entries()) {
      const earlier = stages.slice(0, index);
      const [base = ''] = of(stage, 'FROM').map((value) => value.split(' ')[0]);
      const from = of(stage, 'COPY').flatMap((value) => /^--from=(\S+)/.exec(value)?.[1] ?? []);
      for (const used of [...from, ...(base.includes(':') ? [] : [base])]) expect(earlier).toContain(used);
    }
  });

  it('uses the pinned versions of Node and pnpm', () => {
    const { nodeVersion } = z.object({ nodeVersion: z.string() }).parse(parse(read('pnpm-workspace.yaml')));
    const { packageManager } = z
      .object({ packageManager: z.string() })
      .parse(JSON.parse(read('package.json')));
    const images = instructions.filter(({ value }) => value.startsWith('node:')).map(({ value }) => value);
    expect(images).not.toEqual([]);
    for (const image of images) expect(image).toMatch(new RegExp(`^node:${nodeVersion}-`));
    expect(of('tools', 'RUN').join()).toContain(` ${packageManager}`);
  });

  it.each(['service', 'site'])('%s runs an existing file as a non-root user with a health check', (stage) => {
    expect(of(stage, 'USER')).toEqual(['node']);
    expect(of(stage, 'HEALTHCHECK')).toEqual([expect.stringContaining("'/readyz'") as string]);
    const command = z.array(z.string()).parse(JSON.parse(of(stage, 'CMD')[0] ?? ''));
    expect(command[0]).toBe('node');
    expect(existsSync(path.join(repository, command.at(-1) ?? ''))).toBe(true);
  });
});

const composeFile = z.object({
  services: z.record(
    z.string(),
    z.object({
      build: z.object({ context: z.string(), dockerfile: z.string(), target: z.string() }).optional(),
      environment: z.record(z.string(), z.string()),
      depends_on: z.record(z.string(), z.object({ condition: z.string() })).default({}),
      volumes: z.array(z.string()).default([]),
      healthcheck: z.object({}).optional(),
    }),
  ),
  volumes: z.record(z.string(), z.null()),
});

describe('compose.yaml', () => {
  const { services, volumes } = composeFile.parse(parse(read('resilience/docker/compose.yaml')));
  const ours = Object.entries(services).flatMap(([name, service]) =>
    service.build ? [{ name, environment: service.environment, build: service.build }] : [],
  );
  /** Variables filled in by an operator. */
  const filled = {
    ...parseEnv(read('resilience/docker/.env.example')),
    POSTGRES_PASSWORD: 'a'.repeat(24),
    SEARCH_API_KEY: 'b'.repeat(24),
    API_BASIC_PASSWORD: 'c'.repeat(24),
    PAYMENT_WEBHOOK_SECRET: 'd'.repeat(48),
  };

  it.each(ours)('$name builds a stage of the Dockerfile from the root', ({ build }) => {
    expect(stages).toContain(build.target);
    const context = path.resolve(import.meta.dirname, build.context);
    expect(context).toBe(repository);
    expect(path.join(context, build.dockerfile)).toBe(path.join(import.meta.dirname, 'Dockerfile'));
  });

  it.each(ours)('$name gets known variables and a valid environment', ({ environment, name }) => {
    const beside = new Set(name === 'site' ? ['SERVICE_URL'] : []);
    expect(
      Object.keys(environment).filter(
        (variable) => !environmentVariables.includes(variable) && !beside.has(variable),
      ),
    ).toEqual([]);
    const root = mkdtempSync(path.join(tmpdir(), 'melhor-escola-compose-'));
    const given = Object.fromEntries(
      Object.entries(environment).map(([variable, value]) => [variable, substituted(value, filled)]),
    );
    const settings = readEnvironment(root, { ...given, DATA_DIR: root });
    rmSync(root, { recursive: true });
    expect(settings.searchApiKey).toBe(filled.SEARCH_API_KEY);
    expect(settings.databaseUrl !== undefined).toBe(name === 'service');
  });

  it('uses exactly the variables of .env.example', () => {
    const used = [...read('resilience/docker/compose.yaml').matchAll(/\$\{(\w+)/g)].flatMap(
      ([, name]) => name ?? [],
    );
    expect([...new Set<string>(used)].toSorted()).toEqual(Object.keys(filled).toSorted());
  });

  it('waits only for services with a health check, and mounts declared volumes', () => {
    for (const { depends_on: awaited, volumes: mounted } of Object.values(services)) {
      for (const name of Object.keys(awaited)) {
        const service = services[name];
        expect(service?.healthcheck !== undefined || service?.build !== undefined).toBe(true);
      }
      for (const mount of mounted) expect(Object.keys(volumes)).toContain(mount.split(':')[0]);
    }
  });
});

/** Parses the instructions with their stage. */
function readDockerfile(text: string): Instruction[] {
  const lines = text.replaceAll(/\\\n\s*/g, '').split('\n');
  let stage = '';
  return lines.flatMap((line) => {
    const match = /^([A-Z]+) (.+)$/.exec(line);
    const [, keyword = '', value = ''] = match ?? [];
    if (!match) return [];
    if (keyword === 'FROM') stage = / AS (\S+)$/.exec(value)?.[1] ?? '';
    return [{ keyword, value, stage }];
  });
}

/** Folders of an application and of its transitive dependencies among our packages. */
function listDependencies(folder: string): string[] {
  const { dependencies } = z
    .object({ dependencies: z.record(z.string(), z.string()).default({}) })
    .parse(JSON.parse(read(`${folder}/package.json`)));
  const own = Object.keys(dependencies)
    .filter((name) => name.startsWith('@melhor-escola/'))
    .map((name) => `packages/${name.slice('@melhor-escola/'.length)}`);
  return [...new Set([folder, ...own.flatMap(listDependencies)])];
}

/** Substitutes '${A:-b}' and '${A:?why}' like compose. */
function substituted(value: string, variables: Readonly<Record<string, string | undefined>>): string {
  return value.replaceAll(
    /\$\{(\w+)(?::([-?])([^}]*))?\}/g,
    (_, name: string, kind: string, otherwise: string) => {
      const given = variables[name];
      if (given) return given;
      if (kind === '?') throw new Error(`${name} ${otherwise}`);
      return kind === '-' ? otherwise : '';
    },
  );
}

import { readFileSync, globSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { logOnce } from '../src/internal/log-once.ts';
import { productionCode } from './size/production-code.ts';
import { entries, source } from './entries.ts';

/** A developer message as in the source: with `${…}` for values. */
interface DeveloperMessage {
  readonly file: string;
  readonly text: string;
  readonly thrown: boolean;
}

const notComponents = /\.(?:stories|test|fixture|guide)\.|^(?:testing|theme\/color)\//;
const files = globSync('**/*.{ts,tsx}', { cwd: source }).filter((file) => !notComponents.test(file));

/** Every sentence in a file that throws or logs; a short string is a class, a name or a value. */
function messagesIn(file: string): DeveloperMessage[] {
  const code = readFileSync(path.join(source, file), 'utf8');
  const thrown = /throw new \w*Error\(/.test(code);
  if (!thrown && !/logOnce\(\s*['"`]/.test(code)) return [];
  const whole = code.replaceAll(/^\s*(?:\/?\*|\/\/).*$/gm, '').replaceAll(/[`'] \+\s+[`']/g, '');
  const logged = new Set(
    [...whole.matchAll(/logOnce\(\s*(['"`])(.+?)\1,?\s*\)/gs)].map(([, , text]) => text),
  );
  return [...whole.matchAll(/'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g)]
    .map(([literal]) => literal.slice(1, -1))
    .filter((text) => / (?:so|since|where) /.test(text) && text.includes('. '))
    .map((text) => ({ file, text, thrown: !logged.has(text) }));
}

const messages = files.flatMap(messagesIn);

/** The longest part of a message without a value in it. */
function longestLiteral(text: string): string {
  const parts = text.split(/\$\{[^}]*\}|\\?`/).toSorted((one, other) => other.length - one.length);
  return parts[0] ?? '';
}

describe('developer errors', () => {
  it('only in development: no part of an error message is in the production build', async () => {
    const served = await productionCode(entries());
    const thrown = messages.filter((message) => message.thrown);
    expect(thrown.length).toBeGreaterThan(8);
    expect(thrown.filter(({ text }) => served.includes(longestLiteral(text)))).toEqual([]);
  });

  describe('what is logged', () => {
    beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
    afterEach(() => {
      vi.restoreAllMocks();
      vi.unstubAllEnvs();
    });

    it('is logged once', () => {
      logOnce('Sample: one, so two. Three.');
      logOnce('Sample: one, so two. Three.');
      logOnce('Sample: another, so two. Three.');
      expect(vi.mocked(console.error).mock.calls).toEqual([
        ['Sample: one, so two. Three.'],
        ['Sample: another, so two. Three.'],
      ]);
    });

    it('is logged only in development', () => {
      vi.stubEnv('NODE_ENV', 'production');
      logOnce('Sample: hidden in production. Be silent.');
      expect(console.error).not.toHaveBeenCalled();
    });
  });
});

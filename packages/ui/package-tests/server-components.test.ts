import { cp } from 'node:fs/promises';
import path from 'node:path';
import { packageEntries } from '@melhor-escola/config/packaging/package-entries';
import { run } from '@melhor-escola/config/packaging/run-program';
import { beforeAll, describe, expect, inject, it } from 'vitest';

const entries = packageEntries(path.resolve(import.meta.dirname, '..')).map(({ name }) => name);

// Inside the kit, its own name resolves through its own `exports`, as for an installed package.
const cwd = inject('unpacked');
const env = { NODE_ENV: 'production' };

type Kind = 'client' | 'function' | 'object' | 'string' | 'number';

let served: { stdout: string; stderr: string };
/** By entry and name, from the first line of the output. */
let gives: Record<string, Record<string, Kind>>;
/** React's stream, from the second line on. */
let stream: string;

beforeAll(async () => {
  await cp(path.join(import.meta.dirname, 'server-components'), cwd, { recursive: true });
  served = await run(
    process.execPath,
    ['--conditions', 'react-server', 'serve.mjs', JSON.stringify(entries)],
    { cwd, env },
  );
  const end = served.stdout.indexOf('\n');
  gives = JSON.parse(served.stdout.slice(0, end));
  stream = served.stdout.slice(end + 1);
});

describe('under React Server Components', () => {
  it('every entry can be imported without console output', () => {
    expect(served.stderr).toBe('');
    expect(Object.keys(gives)).toEqual(entries);
    expect(Object.entries(gives).filter(([, names]) => Object.keys(names).length === 0)).toEqual([]);
  });

  it('stateless components stay on the server, stateful ones become client references', () => {
    expect(gives).toMatchObject({
      badge: { Badge: 'function' },
      button: { Button: 'client', LinkButton: 'function' },
      card: { Card: 'function' },
      dialog: { Dialog: 'client' },
      fieldset: { Fieldset: 'function' },
      form: { Form: 'client', useForm: 'client' },
      link: { Link: 'function' },
      messages: { MessagesProvider: 'client' },
      rating: { Rating: 'client' },
      text: { Heading: 'function', Text: 'function' },
    });
  });

  it('renders a page with both, and asChild styles a child from the other side', async () => {
    const { stdout: html, stderr } = await run(process.execPath, ['show.mjs'], { cwd, env, input: stream });
    expect(stderr).toBe('');
    expect(html).toContain('>Bolsas em Palmas</h1>');
    expect(html).toMatch(/<button type="button" data-component="button"[^>]*>.*?Filtrar.*?<\/button>/);
    expect(html).toMatch(/<a href="\/escolas" data-component="link-button"[^>]*>.*?Ver escolas.*?<\/a>/);
    expect(html).toMatch(/<a href="\/mapa" data-component="button"[^>]*>.*?Ver no mapa.*?<\/a>/);
  });
});

import { describe, expect, it } from 'vitest';
import { LineReader } from './csv-lines.ts';
import { parseFirstRow, readRow } from './csv-row.ts';
import { openCsv } from './csv-table.ts';

const LINES = 50_000;

async function* chunks(text: string): AsyncGenerator<string> {
  for (let start = 0; start < text.length; start += 65_536) yield text.slice(start, start + 65_536);
}

async function* bytes(text: string): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks(text)) yield Buffer.from(chunk);
}

describe('S32 the rows of a file that is to keep the service busy', () => {
  it.each<[what: string, line: (index: number) => string]>([
    ['an unclosed quote in every line', (index) => `${index};"ABERTA`],
    ['quotes that go on for as long as a row may', (index) => (index % 20 === 0 ? '1;"ABERTA' : '2;a""b;')],
    ['a quote that nothing closes', (index) => (index % 20 === 0 ? '1;"ABERTA' : '2;ESCOLA;')],
  ])('parses no line more than twice: %s', async (_what, line) => {
    const lines = new LineReader(chunks(Array.from({ length: LINES }, (_, index) => line(index)).join('\n')));
    let parsed = 0;
    let read = 0;
    for (;;) {
      const first = await lines.next();
      if (first === undefined) break;
      read += 1;
      await readRow(lines, first, ';', 3, (text, delimiter) => {
        parsed += 1;
        return parseFirstRow(text, delimiter);
      });
    }
    expect(read).toBe(LINES);
    expect(parsed).toBeLessThanOrEqual(2 * LINES);
  });

  it('lets others have a turn while it reads', async () => {
    let turns = 0;
    let isReading = true;
    const others = () => {
      turns += 1;
      if (isReading) setImmediate(others);
    };
    setImmediate(others);
    const text = `a;b\n${Array.from({ length: LINES }, (_, index) => `${index};x`).join('\n')}`;
    let rows = 0;
    for await (const line of (await openCsv(bytes(text))).lines) rows += 'values' in line ? 1 : 0;
    isReading = false;
    expect(rows).toBe(LINES);
    expect(turns).toBeGreaterThanOrEqual(100);
  });

  it('rejects a row that is longer than any may be, in one line or several, and reads on', async () => {
    const text = ['a;b', `1;${'x'.repeat(70_000)}`, `2;"${`${'y'.repeat(20_000)}\n`.repeat(4)}"`, '3;z'].join(
      '\n',
    );
    const read: string[] = [];
    for await (const line of (await openCsv(bytes(text))).lines)
      read.push('broken' in line ? `${line.line}: ${line.broken.reason}` : line.values.get('a'));
    expect(read[0]).toBe('2: longer than 65536 characters');
    expect(read[1]).toBe('3: a quote is not closed');
    expect(read.at(-1)).toBe('3');
  });

  it('takes line breaks in a text, and gives what follows back', async () => {
    const text = 'a;b\n1;"um\n\ndois"\n2;"três\nquatro"\n3;fim';
    const read: (readonly [number, string])[] = [];
    for await (const line of (await openCsv(bytes(text))).lines)
      if ('values' in line) read.push([line.line, line.values.get('b')]);
    expect(read).toEqual([
      [2, 'um\n\ndois'],
      [5, 'três\nquatro'],
      [7, 'fim'],
    ]);
  });
});

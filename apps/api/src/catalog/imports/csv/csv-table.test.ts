import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';

import { ImportFileError } from '../run/import-report.ts';
import { type CsvLine, openCsv } from './csv-table.ts';

const header = 'CODIGO;NOME;BAIRRO';
const row = '17990001;EDUCANDÁRIO SÃO JOÃO DO CORAÇÃO;JARDIM JOSÉ';
const file = `${header}\r\n${row}\r\n`;
const read = { codigo: '17990001', nome: 'EDUCANDÁRIO SÃO JOÃO DO CORAÇÃO', bairro: 'JARDIM JOSÉ' };

const columns = ['codigo', 'nome', 'bairro'] as const;
type Row = Readonly<Record<(typeof columns)[number], string>>;

/** The rows of a file that arrives in pieces of so many bytes, and its encoding. */
async function readAll(bytes: Uint8Array | string, size = 7) {
  async function* pieces(): AsyncGenerator<Uint8Array> {
    const all = Buffer.from(bytes);
    for (let start = 0; start < all.length; start += size) yield all.subarray(start, start + size);
  }
  const table = await openCsv(pieces());
  const rows: (Row | string)[] = [];
  for await (const line of table.lines) rows.push(readRow(line));
  return { rows, encoding: table.encoding() };
}

function readRow(line: CsvLine): Row | string {
  if ('broken' in line) return `${line.line}: ${line.broken.reason}`;
  const [codigo, nome, bairro] = columns.map((column) => line.values.get(column));
  return { codigo: codigo ?? '', nome: nome ?? '', bairro: bairro ?? '' };
}

/** What a program saves that takes UTF-8 for this encoding. */
const encodedTwice = (text: string, as: 'latin1' | 'windows-1252'): string =>
  as === 'latin1'
    ? Buffer.from(text).toString('latin1')
    : new TextDecoder('windows-1252').decode(Buffer.from(text));

const namesInLatin1 = ['SANT’ANA', '“IRMÔ', 'COLÉGIO SCHÖN & MÜLLER', 'Tia Nenê – 1ª série'];

describe('S27 a table as people save it', () => {
  it.each<[saved: string, encoding: string, bytes: Uint8Array | string]>([
    ['in UTF-8', 'UTF-8', file],
    ['with a byte order mark', 'UTF-8', `\uFEFF${file}`],
    ['in Latin-1', 'Latin-1', iconv.encode(file, 'latin1')],
    ['in UTF-16 LE, as “Unicode text” with tabs', 'UTF-16', utf16(file.replaceAll(';', '\t'), 'utf-16le')],
    ['in UTF-16 LE', 'UTF-16', utf16(file, 'utf-16le')],
    ['in UTF-16 BE', 'UTF-16', utf16(file, 'utf-16be')],
    ['in UTF-16 without a byte order mark', 'UTF-16', iconv.encode(file, 'utf-16le')],
    ['on an old Mac', 'MacRoman', iconv.encode(file.replaceAll('\r\n', '\r'), 'macroman')],
    ['in MacRoman', 'MacRoman', iconv.encode(file, 'macroman')],
    ['in MS-DOS', 'cp850', iconv.encode(file, 'cp850')],
    ['in UTF-8 twice', 'UTF-8 encoded twice', encodedTwice(file, 'latin1')],
    ['in UTF-8 twice, by way of Windows-1252', 'UTF-8 encoded twice', encodedTwice(file, 'windows-1252')],
    ['with line ends of old Macs', 'UTF-8', file.replaceAll('\r\n', '\r')],
    ['with line ends of Unix', 'UTF-8', file.replaceAll('\r\n', '\n').trim()],
    ['with Excel’s line that names the separator', 'UTF-8', `sep=;\r\n${file}`],
    ['with a named separator and more commas', 'UTF-8', `sep=;\n${header};A,B,C,D,E\n${row};1`],
    ['separated by |', 'UTF-8', file.replaceAll(';', '|')],
    ['separated by tabs', 'UTF-8', file.replaceAll(';', '\t')],
    ['with a separator after every row', 'UTF-8', `${header}\n${row};\n`],
    ['with separators after every line', 'UTF-8', `${header};;\n${row};;\n`],
    ['with empty rows', 'UTF-8', `${file};;\r\n\r\n;;\r\n`],
    ['with whole numbers as decimals', 'UTF-8', file.replace('17990001', '17990001.0')],
    ['with whole numbers as Brazilian decimals', 'UTF-8', file.replace('17990001', '17990001,0')],
  ])('is read %s', async (_saved, encoding, bytes) => {
    expect(await readAll(bytes)).toEqual({ rows: [read], encoding });
  });

  it('keeps quotes and line breaks in a name, and reads on after an unclosed quote', async () => {
    const names = [
      '"PINGO" ESCOLA',
      'ESCOLA "PINGO"',
      '"ESCOLA ""ARCO"""',
      '"ESCOLA; E\nCRECHE"',
      '"ABERTA',
      'FIM',
    ];
    const { rows } = await readAll([header, ...names.map((name) => `1;${name};`)].join('\n'));
    expect(rows.map((one) => (typeof one === 'string' ? one : one.nome))).toEqual([
      '"PINGO" ESCOLA',
      'ESCOLA "PINGO"',
      'ESCOLA "ARCO"',
      'ESCOLA; E\nCRECHE',
      '7: a quote is not closed',
      'FIM',
    ]);
  });

  it.each([
    'EDUCAÃ‡ÃƒO INFANTIL',
    'COLEGIO SÃ£O',
    'ESCOLA SÆo JOS‚',
    'ESCOLA CORA€ÇO',
    'EDUCA??O INFANTIL',
    'ESCOLA PR\uFFFDNCIPE',
  ])('reports text that no Portuguese name can be by line: %s', async (garbled) => {
    const { rows } = await readAll(
      [file.trim(), `2;${garbled};`, `3;ESCOLA;https://a.example/b?c=d`].join('\n'),
    );
    expect(rows).toEqual([
      read,
      garbled.includes('\uFFFD') ? '3: bytes that are not text' : '3: NOME holds text in a wrong encoding',
      { codigo: '3', nome: 'ESCOLA', bairro: 'https://a.example/b?c=d' },
    ]);
  });

  it.each(['ESCOLA 🌈 ARCO', 'ＦＵＬＬ', 'É?', ...namesInLatin1])('takes %s for a name', async (nome) => {
    expect((await readAll(`${header}\n1;${nome};`)).rows).toEqual([{ codigo: '1', nome, bairro: '' }]);
  });

  it.each(namesInLatin1)('takes %s for a name, in Latin-1', async (nome) => {
    const latin1 = iconv.encode(`${header}\n1;${nome};`, 'win1252');
    expect((await readAll(latin1)).rows).toEqual([{ codigo: '1', nome, bairro: '' }]);
  });

  it.each<[problem: string, bytes: Uint8Array | string]>([
    ['header and no rows', header],
    ['header and no rows', `${header}\r\n;;\r\n`],
    ['file is empty', ''],
    ['Two columns are named nome', 'codigo;nome;Nome\n1;ESCOLA;COLÉGIO'],
    ['spreadsheet or an archive', 'PK\u0003\u0004…'],
    ['encoding is unknown', iconv.encode(`${header}\n1;Средняя школа номер один;Москва`, 'cp1251')],
  ])('is refused with a sentence: %s', async (problem, bytes) => {
    const rejection = readAll(bytes);
    await expect(rejection).rejects.toThrow(ImportFileError);
    await expect(rejection).rejects.toThrow(problem);
  });

  it('decides by the same sample whether a long file arrives in pieces or in one, which would take five readings of all of it', async () => {
    // Whoever appended the second file saved it in another encoding.
    const many = `${row}\r\n`.repeat(2_000);
    const bytes = Buffer.concat([
      Buffer.from(`${header}\r\n${many}`),
      iconv.encode(many.repeat(9), 'latin1'),
    ]);
    const { rows, encoding } = await readAll(bytes, bytes.length);
    expect(encoding).toBe('UTF-8');
    expect(rows.slice(0, 2_000).every((one) => typeof one !== 'string')).toBe(true);
    expect(await readAll(bytes, 4_096)).toEqual({ rows, encoding });
  });

  it('holds back no more than a sample of a long file', async () => {
    let produced = 0;
    async function* endless(): AsyncGenerator<Uint8Array> {
      yield Buffer.from(`${header}\n`);
      for (;;) {
        produced += 1;
        yield iconv.encode(`${row}\n`, 'latin1');
      }
    }
    for await (const line of (await openCsv(endless())).lines) {
      expect(readRow(line)).toEqual(read);
      break;
    }
    expect(produced * row.length).toBeLessThan(70_000);
  });
});

function utf16(text: string, encoding: 'utf-16le' | 'utf-16be'): Buffer {
  return iconv.encode(text, encoding, { addBOM: true });
}

import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const nothingToShow = 'Nenhuma escola abre as portas nesta semana.';

/** Placeholders of a generated screen, and what a team may write instead. */
const written: readonly (readonly [generated: RegExp, written: string])[] = [
  // A screen with no other parameter.
  [/\n\n {2}it\('reads the other parameters [^]*?\n {2}\}\);/, ''],
  [
    /expect\.fail\(\s*'Write the title,[^']* of (\w+)Head as[^']*',?\s*\);/,
    `expect($1Head()).toEqual({
      title: 'Portas abertas | Melhor Escola',
      description: 'Escolas que recebem famílias para uma visita nas próximas semanas.',
      canonicalPath: expect.stringMatching(/^\\//),
    });`,
  ],
  [/Título da página/, 'Portas abertas'],
  [
    /Uma frase que diz o que se encontra nesta página\./,
    'Escolas que recebem famílias para uma visita nas próximas semanas.',
  ],
  [/\n\s*robots: 'noindex',/, ''],
  [/Não encontramos nada por aqui\./, nothingToShow],
  [/Write what a visitor of \w+ reads\.|Write what the user of \w+ reads\./, 'Portas abertas</h1>'],
  [
    /\{\s*title: 'Write the title and the description of \w+\.',?\s*\}/,
    'expect.objectContaining({ title: expect.any(String) })',
  ],
  [/Write what \w+ says when there is nothing to show, and where it leads\./, nothingToShow],
];

/** Fills in a generated screen as a team would. */
export async function writeScreen(folder: string): Promise<void> {
  for (const file of await readdir(folder)) {
    const whole = path.join(folder, file);
    let text = await readFile(whole, 'utf8');
    for (const [generated, real] of written) text = text.replace(generated, real);
    await writeFile(whole, text);
  }
}

import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const nothingThere = 'Nenhuma escola abre as portas nesta semana.';

/** What a team replaces the placeholders of a generated screen with. */
const written: readonly (readonly [laidDown: RegExp, written: string])[] = [
  // A screen whose address says nothing but the page.
  [/\n\n {2}it\('keeps what else [^]*?\n {2}\}\);/, ''],
  [
    /expect\.fail\(\s*'Write the title,[^']* of (\w+)Head as[^']*',?\s*\);/,
    `expect($1Head()).toEqual({
      title: 'Portas abertas | Melhor Escola',
      description: 'Escolas que recebem famílias para uma visita nas próximas semanas.',
      canonicalPath: '/portas-abertas',
    });`,
  ],
  [/Título da página/, 'Portas abertas'],
  [
    /Uma frase que diz o que se encontra nesta página\./,
    'Escolas que recebem famílias para uma visita nas próximas semanas.',
  ],
  [/canonicalPath: '[^']*',\n\s*robots: 'noindex',/, "canonicalPath: '/portas-abertas',"],
  [/Não encontramos nada por aqui\./, nothingThere],
  [/Write what the \w+ of \w+ reads\./, 'Portas abertas</h1>'],
  [/Write what \w+ says where there is nothing, and where it leads\./, nothingThere],
];

/** Fills a new screen in, as the team would whose screen it is. */
export async function writeScreen(folder: string): Promise<void> {
  for (const file of await readdir(folder)) {
    const whole = path.join(folder, file);
    let text = await readFile(whole, 'utf8');
    for (const [laidDown, real] of written) text = text.replace(laidDown, real);
    await writeFile(whole, text);
  }
}

import { pageTitle, titleLimit } from '@melhor-escola/config/page-head';
import type { School } from './school.ts';

/**
 * The title of a school's page, at most 60 characters: name and place, the neighborhood too where it fits. A long name
 * loses its middle: many begin alike ('Centro Educacional Integrado de …'), and some end alike ('… Unidade II').
 */
export function schoolTitle(school: Pick<School, 'name' | 'slug' | 'address'>): string {
  const { address } = school;
  const name = numberedName(school);
  const place = `${address.city}, ${address.uf}`;
  const where = address.neighborhood ? `${address.neighborhood}, ${place}` : place;
  return pageTitle(
    `${name}, ${where}`,
    `${name}, ${place}`,
    `${withoutMiddle(name, titleLimit - place.length - 2)}, ${place}`,
  );
}

/** Of schools of one name in one city, all slugs but the first end in a number, which the title then says too. */
function numberedName({ name, slug }: Pick<School, 'name' | 'slug'>): string {
  const [, number] = /-(\d+)$/u.exec(slug) ?? [];
  return number === undefined || name.endsWith(number) ? name : `${name} (${number})`;
}

/** The text when it fits; otherwise its first word and as many of its last ones as do, with '…' between them. */
function withoutMiddle(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const [start = '', ...words] = text.split(' ');
  const end: string[] = [];
  for (const word of words.toReversed()) {
    if (`${start} … ${[word, ...end].join(' ')}`.length > limit) break;
    end.unshift(word);
  }
  return `${start} … ${end.join(' ')}`.trim();
}

import { type CoverHue, coverHues } from '@melhor-escola/config/brand';
import { site } from '@melhor-escola/config/site';
import { type HTMLElement, parse } from 'node-html-parser';

/** Contents of a share image. */
export interface ShareCard {
  /** The page's subject, in a few words. */
  readonly title: string;
  /** One sentence of the page's description. */
  readonly sentence: string;
  /** Path of the page's first large picture, if it has one: '/imagens/640/…', or a drawing's '/imagens/v3/…'. */
  readonly picture?: string | undefined;
  /** Hue of the ink of the school's cover, if the page has one in its header. */
  readonly hue?: CoverHue | undefined;
  /** The price of a school's cheapest offer as a sum, in the page's order; absent on other pages. */
  readonly sum?: readonly ShareCardLine[] | undefined;
  /** Grade and shift of that offer: '1º ano · Manhã'. */
  readonly offer?: string | undefined;
  /** The school is one of the demonstration, which its page says beside its name. */
  readonly isFictional: boolean;
}

/** A line of a sum as the page shows it: 'Mensalidade', 'R$ 1.000'. */
export interface ShareCardLine {
  readonly part: 'line' | 'total' | 'saving';
  readonly term: string;
  readonly amount: string;
}

/** The path of a picture that is larger than a cover: '/imagens/640/…', or a drawing's '/imagens/v3/…'. It may be on a CDN. */
const largePicture = /^(?:https?:\/\/[^/]+)?(\/imagens\/(?:640|v3)\/.+)$/;

/** The path of the page's first large picture. */
function findPicture(page: HTMLElement): string | undefined {
  return page
    .querySelectorAll('[data-component="embed-image"] img')
    .map((image) => largePicture.exec(image.getAttribute('src') ?? '')?.[1])
    .find((path) => path !== undefined);
}

/** The hue of the cover in the page's header, which is a whole notebook. */
function findHue(page: HTMLElement): CoverHue | undefined {
  const [, hue] =
    /--hue:(\d+)/.exec(page.querySelector('.search-notebook')?.getAttribute('style') ?? '') ?? [];
  return coverHues.find((one) => one === Number(hue));
}

const sumParts = ['line', 'total', 'saving'] as const;

/** The price beside a school: of its cheapest offer with a free seat, until a visitor chooses another. */
const priceBeside = '[data-part="offer-choice"]';

function priceLines(page: HTMLElement): readonly ShareCardLine[] | undefined {
  const sum = page.querySelector(`${priceBeside} [data-component="price-sum"]`);
  return sum?.querySelectorAll(sumParts.map((part) => `[data-part="${part}"]`).join()).map((row) => ({
    part: sumParts.find((part) => part === row.getAttribute('data-part')) ?? 'line',
    term: row.querySelector('dt')?.text ?? '',
    amount: row.querySelector('dd')?.text ?? '',
  }));
}

/** The first sentence. A full stop within a number, or without a following capital letter, does not end it. */
function firstSentence(text: string): string {
  const [sentence = text] = /^.*?[.!?](?=\s+\p{Lu}|$)/u.exec(text) ?? [];
  return sentence.replace(/\.$/, '');
}

/** 'Colégio X (Centro, Araguaína, TO): 12 bolsas' → '12 bolsas' under the title 'Colégio X, Araguaína, TO'. */
function withoutRepeated(title: string, sentence: string): string {
  const [, lead = '', rest = ''] = /^([^:]+): (.+)$/su.exec(sentence) ?? [];
  const [name = title] = title.split(',');
  if (rest === '' || !lead.startsWith(name)) return sentence;
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

/**
 * Reads the contents of a share image from a rendered page: its title without the site's name, the first sentence of its description,
 * without repeating the title, and its first large picture. `undefined` without title or description.
 */
export function readShareCard(html: string): ShareCard | undefined {
  const page = parse(html);
  const shown = page.querySelector('meta[property="og:title"]')?.getAttribute('content');
  const description = page.querySelector('meta[name="description"]')?.getAttribute('content');
  if (!shown || !description) return undefined;
  // Cards are of other pages.
  for (const card of page.querySelectorAll('article')) card.remove();
  const title = shown.replace(` | ${site.name}`, '');
  return {
    title,
    sentence: withoutRepeated(title, firstSentence(description)),
    picture: findPicture(page),
    hue: findHue(page),
    sum: priceLines(page),
    offer: page.querySelector(`${priceBeside} [data-part="offer-name"]`)?.text,
    isFictional: page.querySelector('[data-part="demonstration"]') !== null,
  };
}

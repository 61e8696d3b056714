import { type CoverHue, coverHues } from '@melhor-escola/config/brand';
import { site } from '@melhor-escola/config/site';

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
}

/** A line of a sum as the page shows it: 'Mensalidade', 'R$ 1.000'. */
export interface ShareCardLine {
  readonly part: 'line' | 'total' | 'saving';
  readonly term: string;
  readonly amount: string;
}

/** Characters that React escapes in attributes. */
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

const decoded = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#x27);/g, (_match, name: string) => entities[name] ?? '');

/** The content of a meta element as React writes it: first the name, then the content. */
function metaContent(html: string, attribute: string): string | undefined {
  const [, content] = new RegExp(`<meta ${attribute} content="([^"]*)"`).exec(html) ?? [];
  return content === undefined ? undefined : decoded(content);
}

/** What a page has of its own: cards are of other pages. */
function beforeCards(html: string): string {
  const [own = ''] = html.split('<article', 1);
  return own;
}

/** The path of the page's first picture that is larger than a cover, which may be on a CDN. */
function findPicture(html: string): string | undefined {
  const [, path] =
    /data-component="embed-image".*?\ssrc="(?:https?:\/\/[^/"]+)?(\/imagens\/(?:640|v3)\/[^"]+)"/s.exec(
      beforeCards(html),
    ) ?? [];
  return path === undefined ? undefined : decoded(path);
}

/** The hue of the cover in the page's header, which is a whole notebook. */
function findHue(html: string): CoverHue | undefined {
  const [, hue] = /class="search-cover search-notebook" style="--hue:(\d+)"/.exec(beforeCards(html)) ?? [];
  return coverHues.find((one) => one === Number(hue));
}

/** The lines of the price beside a school: of its cheapest offer with a free seat, until a visitor chooses another. */
function priceLines(html: string): readonly ShareCardLine[] | undefined {
  const [, rows] =
    /data-part="offer-choice".*?<dl data-component="price-sum"[^>]*>(.*?)<\/dl>/s.exec(html) ?? [];
  if (rows === undefined) return undefined;
  const row = /data-part="(line|total|saving)"><dt>([^<]*)<\/dt><dd>(?:<[^>]+>)?([^<]*)</g;
  return [...rows.matchAll(row)].map(([, part, term = '', amount = '']) => ({
    part: part === 'total' || part === 'saving' ? part : 'line',
    term: decoded(term),
    amount: decoded(amount),
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
  const shown = metaContent(html, 'property="og:title"');
  const description = metaContent(html, 'name="description"');
  if (!shown || !description) return undefined;
  const title = shown.replace(` | ${site.name}`, '');
  return {
    title,
    sentence: withoutRepeated(title, firstSentence(description)),
    picture: findPicture(html),
    hue: findHue(html),
    sum: priceLines(html),
  };
}

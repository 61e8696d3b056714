import { type CoverHue, siteBrand } from '@melhor-escola/config/brand';
import { brandColors, coverInks, themeColors } from '@melhor-escola/config/colors';
import { site } from '@melhor-escola/config/site';
import { coverPattern } from '../school/card/cover-pattern.ts';
import { readShareCard, type ShareCardLine } from './share-card.ts';

/** The size that social networks recommend for large images, in px. */
const size = { width: 1200, height: 630 } as const;
const coverWidth = 168;
const pictureWidth = 420;
const fontFamily = 'Atkinson Hyperlegible Next';
/** Has no slash through the zero, as in prices on the site. */
const digitFamily = 'Figtree';

/** The kit's light theme, because an image cannot follow the viewer's theme. */
const colors = themeColors.light;

/** The edges of the page's stroke (`highlight` of the kit), whose `clip-path` satori measures on a wrong box. */
const markerStroke = `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100" viewBox="0 0 100 100" preserveAspectRatio="none"><path d="M3 12 40 4 100 0 97 92 60 97 0 100z" fill="${colors.highlight}"/></svg>`;

const svgUrl = (svg: string) => `data:image/svg+xml;base64,${btoa(svg)}`;

const styles = {
  text: {
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    flexBasis: 0,
    padding: '72px 72px 64px',
  },
  title: { display: 'block', fontWeight: 700, lineHeight: 1.14, lineClamp: 4, color: colors.ink },
  sentence: {
    display: 'flex',
    flexWrap: 'wrap',
    marginTop: 32,
    fontSize: 36,
    lineHeight: 1.4,
    color: colors.inkSoft,
  },
  word: { display: 'flex', marginRight: 10 },
  price: {
    display: 'flex',
    whiteSpace: 'pre',
    marginRight: 10,
    padding: '0 8px',
    borderRadius: 6,
    backgroundColor: colors.highlight,
    color: colors.ink,
    fontWeight: 700,
  },
  sum: { display: 'flex', flexDirection: 'column', marginTop: 24, fontSize: 32 },
  offer: { display: 'flex', marginBottom: 8, fontWeight: 700, color: colors.ink },
  line: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'flex-end',
    padding: '8px 0',
    color: colors.ink,
  },
  total: { paddingBottom: 4, borderBottom: `2px solid ${colors.ink}`, fontWeight: 700 },
  /** The second line of the double line below what is paid. */
  double: { display: 'flex', height: 6, borderBottom: `2px solid ${colors.ink}` },
  amount: { display: 'flex', whiteSpace: 'pre' },
  paid: { fontSize: 54, lineHeight: 1 },
  saved: {
    padding: '0 10px',
    backgroundImage: `url("${svgUrl(markerStroke)}")`,
    backgroundSize: '100% 100%',
  },
  foot: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'flex-end',
    marginTop: 'auto',
    fontSize: 28,
    color: colors.inkSoft,
  },
  brand: { display: 'flex', fontSize: 34, fontWeight: 700 },
} as const;

/** An element of a drawing: a tag, its CSS and its content, as the site's server renders them to a picture. */
interface DrawingElement {
  readonly type: string;
  readonly props: {
    readonly style: object;
    readonly children?: string | readonly DrawingElement[];
    readonly src?: string;
    readonly width?: number;
    readonly height?: number;
  };
}

/** A picture of HTML elements. Rendering it is the server's. */
export interface ShareDrawing {
  /** In px. */
  readonly width: number;
  readonly height: number;
  readonly root: DrawingElement;
}

const element = (
  type: string,
  style: object,
  children?: string | readonly DrawingElement[],
): DrawingElement => ({
  type,
  props: { style, ...(children !== undefined && { children }) },
});

const image = (
  area: { readonly width: number; readonly height: number },
  src: string,
  style: object = {},
) => ({
  type: 'img',
  props: { style: { ...area, ...style }, src, ...area },
});

/** Font size in px. Long titles are smaller, so that none takes more than four lines. */
function titleSize({ length }: string): number {
  if (length <= 36) return 76;
  return length <= 70 ? 62 : 50;
}

/** The page's picture at the left edge, in place of the cover. */
function pictureAtEdge(src: string) {
  return image({ width: pictureWidth, height: size.height }, src, { objectFit: 'cover' });
}

/** The words of a sentence. A price is one highlighted piece that never wraps. */
function pieces(sentence: string) {
  const piece = /(?<price>(?:a partir de )?R\$\s[\d.]+(?:,\d{2})?(?: por mês)?)|[^\s]+/gu;
  return [...sentence.matchAll(piece)].map(([text, price]) =>
    element('span', price ? styles.price : styles.word, withDigits(text)),
  );
}

/** A text in the site's font, with its digits in theirs. */
function withDigits(text: string) {
  return text
    .split(/(?<digits>\d[\d.,]*)/u)
    .filter(Boolean)
    .map((part) => element('span', /\d/u.test(part) ? { fontFamily: digitFamily } : {}, part));
}

/** A price as on the page: ruled paper, a double line below what is paid, a marker stroke behind what is saved. */
function sumLines(lines: readonly ShareCardLine[]) {
  const rule = `2px solid ${brandColors[siteBrand()].light.coverLine}`;
  const rows = { line: { borderBottom: rule }, total: styles.total, saving: { borderBottom: rule } };
  const amounts = { line: {}, total: styles.paid, saving: styles.saved };
  return lines.flatMap(({ part, term, amount }, index) => [
    element('div', { ...styles.line, ...rows[part], ...(index === 0 && { borderTop: rule }) }, [
      element('span', styles.amount, withDigits(term)),
      element('span', { ...styles.amount, ...amounts[part] }, withDigits(amount)),
    ]),
    ...(part === 'total' ? [element('div', styles.double)] : []),
  ]);
}

/** The share of a school's cover that is its cloth spine, as in packages/search/src/school/card/school-cover.css. */
const SPINE_SHARE = 0.14;

/** The brand's paper, or a school's cover: paper in the school's ink with lines of the brand's paper, and a cloth spine. */
function coverColors(hue: CoverHue | undefined) {
  const { cover: paper, coverLine } = brandColors[siteBrand()].light;
  if (hue === undefined) return { background: { backgroundColor: paper }, line: coverLine };
  const { spine, ground } = coverInks[hue];
  const edge = `${SPINE_SHARE * 100}%`;
  const backgroundImage = `linear-gradient(90deg, ${spine} ${edge}, ${ground} ${edge})`;
  return { background: { backgroundImage }, line: paper };
}

/** The notebook's cover at the left edge, with a pattern that is always the same for a page. */
function cover(seed: string, hue: CoverHue | undefined) {
  const { background, line } = coverColors(hue);
  const { height } = size;
  const area = { width: coverWidth, height };
  const pattern = `<svg xmlns="http://www.w3.org/2000/svg" width="${coverWidth}" height="${height}" viewBox="0 0 ${coverWidth / 3} ${height / 3}"><path d="${coverPattern(seed, coverWidth / 3, height / 3)}" fill="none" stroke="${line}" stroke-width="1.5" stroke-linecap="round"/></svg>`;
  return element('div', { display: 'flex', ...area, ...background }, [image(area, svgUrl(pattern))]);
}

/**
 * Describes the share image of a page (A4): its picture or a notebook's cover, its title, and its sentence or price.
 *
 * @param html the rendered page.
 * @param path of the page. Its last segment, which for a school is its slug, chooses the cover's pattern.
 * @param loadPicture a picture of the site by its path, as a `data:` URL; `undefined` if it is not available.
 * @returns `undefined` for a page without metadata.
 */
export async function drawShareImage(
  html: string,
  path: string,
  loadPicture: (path: string) => Promise<string | undefined>,
): Promise<ShareDrawing | undefined> {
  const card = readShareCard(html);
  if (!card) return undefined;
  const { title, sentence, hue, sum, offer, isFictional } = card;
  const picture = card.picture === undefined ? undefined : await loadPicture(card.picture);
  // Beside a picture there is three quarters of the space.
  const fontSize = titleSize(title) * (sum ? 0.8 : 1) * (picture ? 0.78 : 1);
  const text = element('div', styles.text, [
    element('div', { ...styles.title, fontSize }, title),
    sum
      ? element('div', styles.sum, [
          ...(offer === undefined ? [] : [element('div', styles.offer, withDigits(offer))]),
          ...sumLines(sum),
        ])
      : element('div', styles.sentence, pieces(sentence)),
    element('div', styles.foot, [
      element('span', { ...styles.brand, color: brandColors[siteBrand()].light.brand }, site.name),
      ...(isFictional ? [element('span', {}, 'Escola fictícia, de demonstração')] : []),
    ]),
  ]);
  const edge = picture ? pictureAtEdge(picture) : cover(path.slice(path.lastIndexOf('/') + 1), hue);
  const page = { display: 'flex', ...size, backgroundColor: colors.paper, fontFamily };
  return { ...size, root: element('div', page, [edge, text]) };
}

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { brandColors, siteBrand } from '@melhor-escola/config/brand';
import { site } from '@melhor-escola/config/site';
import { coverPattern } from '@melhor-escola/search/school/cover-pattern';
import satori from 'satori';
import sharp from 'sharp';
import type { ShareCard } from './share-card.ts';

/** As every network that shows a large image asks for, in px. */
const shareImageSize = { width: 1200, height: 630 } as const;

/** The kit's light theme: an image has no theme of its own. */
const colours = {
  paper: site.themeColor.light,
  ink: '#16213e',
  soft: '#4a5470',
  marker: '#ffe97a',
} as const;

const coverWidth = 168;

type Style = Readonly<Record<string, string | number>>;
/** An element as satori takes it: of React's shape, without React. */
const element = (type: string, style: Style, children?: unknown, more: object = {}) => ({
  type,
  key: null,
  props: { style, ...(children === undefined ? {} : { children }), ...more },
});

const require = createRequire(import.meta.url);
const fontFiles = {
  400: require.resolve('@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-400-normal.woff'),
  700: require.resolve('@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-700-normal.woff'),
};

async function font(weight: 400 | 700) {
  return {
    name: 'Atkinson Hyperlegible Next',
    data: await readFile(fontFiles[weight]),
    weight,
    style: 'normal',
  } as const;
}
const fonts = Promise.all([font(400), font(700)]);

/** Long titles are set smaller, so that none takes more than four lines. */
function titleSize({ length }: string): number {
  if (length <= 36) return 76;
  return length <= 70 ? 62 : 50;
}

/** The words of a sentence, those of its price as one piece: it is marked, and never splits over two lines. */
function pieces(sentence: string): { text: string; marked: boolean }[] {
  return [
    ...sentence.matchAll(/(?<price>(?:a partir de )?R\$\s[\d.]+(?:,\d{2})?(?: por mês)?)|[^\s]+/gu),
  ].map((match) => ({ text: match[0], marked: match.groups?.['price'] !== undefined }));
}

/** The notebook's cover at the left edge: a pattern that is always the same for a page. */
function cover(seed: string) {
  const { cover: ground, coverLine } = brandColors[siteBrand()].light;
  const { height } = shareImageSize;
  const pattern = `<svg xmlns="http://www.w3.org/2000/svg" width="${coverWidth}" height="${height}" viewBox="0 0 ${coverWidth / 3} ${height / 3}"><path d="${coverPattern(seed, coverWidth / 3, height / 3)}" fill="none" stroke="${coverLine}" stroke-width="1.5" stroke-linecap="round"/></svg>`;
  return element('div', { display: 'flex', width: coverWidth, height, backgroundColor: ground }, [
    element('img', { width: coverWidth, height }, undefined, {
      src: `data:image/svg+xml;base64,${Buffer.from(pattern).toString('base64')}`,
      width: coverWidth,
      height,
    }),
  ]);
}

function words({ title, sentence }: ShareCard) {
  return element(
    'div',
    {
      display: 'flex',
      flexDirection: 'column',
      flexGrow: 1,
      width: shareImageSize.width - coverWidth,
      padding: '72px 72px 64px',
      color: colours.ink,
    },
    [
      element(
        'div',
        { display: 'block', fontSize: titleSize(title), fontWeight: 700, lineHeight: 1.14, lineClamp: 4 },
        title,
      ),
      element(
        'div',
        {
          display: 'flex',
          flexWrap: 'wrap',
          marginTop: 32,
          fontSize: 36,
          lineHeight: 1.4,
          color: colours.soft,
        },
        pieces(sentence).map(({ text, marked }) =>
          element(
            'span',
            marked
              ? {
                  marginRight: 10,
                  padding: '0 8px',
                  borderRadius: 6,
                  backgroundColor: colours.marker,
                  color: colours.ink,
                  fontWeight: 700,
                }
              : { marginRight: 10 },
            text,
          ),
        ),
      ),
      element(
        'div',
        {
          display: 'flex',
          marginTop: 'auto',
          fontSize: 34,
          fontWeight: 700,
          color: brandColors[siteBrand()].light.brand,
        },
        site.name,
      ),
    ],
  );
}

/**
 * Draws the image of a shared page as a PNG: paper, a notebook's cover, and what the page says of itself. Letters are
 * drawn as shapes from the site's own font, so that it looks the same whatever fonts a machine has.
 *
 * @param seed Decides the cover's pattern: the last segment of the page's path, which for a school is its slug.
 */
export async function drawShareImage(card: ShareCard, seed: string): Promise<Buffer> {
  const tree = element(
    'div',
    {
      display: 'flex',
      ...shareImageSize,
      backgroundColor: colours.paper,
      fontFamily: 'Atkinson Hyperlegible Next',
    },
    [cover(seed), words(card)],
  );
  const svg = await satori(tree, { ...shareImageSize, fonts: [...(await fonts)] });
  return sharp(Buffer.from(svg)).png({ palette: true, effort: 5 }).toBuffer();
}

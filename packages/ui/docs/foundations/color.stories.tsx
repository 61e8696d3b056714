import type { Meta, StoryObj } from '@storybook/react-vite';
import { CopyButton } from './copy-button.tsx';
import { FoundationPage } from './foundation-page.tsx';
import { Purpose, Specimens, SpecimenTable } from './specimen.tsx';
import {
  brandColorNames,
  type CheckedPair,
  colorNotation,
  listContrastPairs,
  themeColorNames,
  type ThemeName,
  weakestPair,
} from './token-data.ts';

const themes = ['light', 'dark'] as const;

/** "At least 7.1:1, on wash. Needs 4.5." */
function describePair({ on, ground, ratio, least }: CheckedPair, token: string): string {
  const place = on === token ? `on ${ground}` : `under ${on}`;
  return `At least ${ratio.toFixed(1)}:1, ${place}. Needs ${least}.`;
}

interface ColorProps {
  token: string;
  theme: ThemeName;
  brand: string;
}

/** A color in one theme: swatch, notation and contrast. */
function ColorInTheme({ token, theme, brand }: ColorProps) {
  const { oklch, hex } = colorNotation(token, theme, brand);
  const weakest = weakestPair(token, listContrastPairs(theme, brand));
  return (
    <div className="fd-color" data-theme={theme} data-brand={brand}>
      <span className="fd-swatch" style={{ background: `var(--${token})` }} />
      <CopyButton text={oklch} />
      <CopyButton text={hex} />
      <span className="fd-ratio">{weakest ? describePair(weakest, token) : 'Carries no text'}</span>
    </div>
  );
}

interface ColorTableProps {
  caption: string;
  tokens: readonly string[];
  brand: string;
}

function ColorTable({ caption, tokens, brand }: ColorTableProps) {
  return (
    <table className="fd-table fd-colors">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Token and use</th>
          <th scope="col">Light</th>
          <th scope="col">Dark</th>
        </tr>
      </thead>
      <tbody>
        {tokens.map((token) => (
          <tr key={token}>
            <th scope="row">
              <CopyButton text={`var(--${token})`} name={`--${token}`}>
                <b>{token}</b>
              </CopyButton>
              <Purpose token={token} />
            </th>
            {themes.map((theme) => (
              <td key={theme}>
                <ColorInTheme token={token} theme={theme} brand={brand} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface PairTableProps {
  caption: string;
  /** The contrast ratio that the pairs of this table must reach. */
  least: number;
  brand: string;
  /** Text to read, or an edge to see. */
  as: 'text' | 'mark';
}

function PairTable({ caption, least, brand, as }: PairTableProps) {
  const [light = [], dark = []] = themes.map((theme) =>
    listContrastPairs(theme, brand).filter((pair) => pair.least === least),
  );
  return (
    <SpecimenTable
      caption={`${caption}: at least ${least}:1`}
      head={['Light', 'Pair', 'Dark']}
      rows={light.map((pair, index) => ({
        id: `${pair.on} ${pair.ground}`,
        cells: [
          <PairInTheme key="light" pair={pair} theme="light" brand={brand} as={as} />,
          <code key="pair">
            {pair.on} on {pair.ground}
          </code>,
          <PairInTheme key="dark" pair={dark[index] ?? pair} theme="dark" brand={brand} as={as} />,
        ],
      }))}
    />
  );
}

interface PairInThemeProps {
  pair: CheckedPair;
  theme: ThemeName;
  brand: string;
  as: 'text' | 'mark';
}

function PairInTheme({ pair: { on, ground, ratio }, theme, brand, as }: PairInThemeProps) {
  return (
    <span className="fd-row">
      <span
        className="fd-pair"
        data-theme={theme}
        data-brand={brand}
        style={{ background: `var(--${ground})`, color: `var(--${on})` }}
      >
        {as === 'text' ? (
          <span lang="pt-BR">R$ 1.234,56</span>
        ) : (
          <svg width="64" height="16" aria-hidden="true">
            <rect
              x="1"
              y="1"
              width="30"
              height="14"
              rx="4"
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
            />
            <circle cx="52" cy="8" r="6" fill="currentColor" />
          </svg>
        )}
      </span>
      <span className="fd-ratio">{ratio.toFixed(1)}:1</span>
    </span>
  );
}

/**
 * Every color with its purpose, in both themes. Press a value to copy it. The contrast shown is the lowest of all
 * pairs that the kit allows; a test checks all pairs in both themes and all four brands.
 *
 * Colors are OKLCH: perceived lightness, chroma, hue. The hex value is the nearest sRGB color, and every color lies
 * inside sRGB.
 */
const meta = {
  title: 'Foundations/Color',
  component: ColorTable,
  args: {
    caption: 'Colors of the themes',
    tokens: themeColorNames,
    brand: 'melhor-escola',
  },
  parameters: { docs: { page: FoundationPage }, controls: { disable: true } },
  // The toolbar's brand.
  render: (args, { globals }) => (
    <Specimens>
      <ColorTable {...args} brand={String(globals['brand'])} />
    </Specimens>
  ),
} satisfies Meta<typeof ColorTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Each theme's version of a brand's hue and chroma. The toolbar selects the brand; the page Brands shows all four. */
export const ColorsOfTheBrand: Story = {
  name: 'Colors of the brand',
  args: { caption: 'Colors of the brand', tokens: brandColorNames },
};

/** Allowed text and background pairs. Components must not use a pair that is missing here. */
export const TextOnGround: Story = {
  name: 'Text on its ground',
  render: (_args, { globals }) => (
    <Specimens>
      <PairTable caption="Text" least={4.5} brand={String(globals['brand'])} as="text" />
      <PairTable caption="Money" least={7} brand={String(globals['brand'])} as="text" />
    </Specimens>
  ),
};

/** Edges and marks that carry meaning, such as the border of a field or the star of a rating. */
export const MarksOnGround: Story = {
  name: 'Marks on their ground',
  render: (_args, { globals }) => (
    <Specimens>
      <PairTable caption="Edges and marks" least={3} brand={String(globals['brand'])} as="mark" />
    </Specimens>
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { contrastRatio } from '../../src/theme/color/contrast.ts';
import { listPairs, markPairs, pricePairs, textPairs, type Pairs } from '../../src/theme/color/pairs.ts';
import { colorOf, readRules, themeTokens, type Declarations } from '../../src/theme/color/tokens.ts';
import tokensCss from '../../src/theme/tokens.css?raw';
import { SpecimenTable } from './specimen-table.tsx';

const rules = readRules(tokensCss);

const tokensOf = (theme: string): Declarations => themeTokens(rules, theme === 'dark' ? 'dark' : 'light');

/** Hue and chroma of a brand. */
function brandOf(name: string): Declarations {
  const found = [...rules].find(([selector]) => selector.includes(`[data-brand='${name}']`));
  return found?.[1] ?? {};
}

/** What a token comes to with this brand. */
function valueOf(token: string, { theme, brand }: ColourProps): string {
  const written = tokensOf(theme)[token] ?? '';
  if (!written.includes('var(')) return written;
  const { lightness, chroma, hue } = colorOf(token, tokensOf(theme), brandOf(brand));
  return `oklch(${lightness} ${Number(chroma.toFixed(4))} ${hue})`;
}

interface ColourProps {
  theme: string;
  brand: string;
}

function Swatch({ token }: { token: string }) {
  return (
    <span
      style={{
        display: 'inline-block',
        width: 48,
        height: 32,
        borderRadius: 8,
        border: '1px solid var(--control-line)',
        background: `var(--${token})`,
        forcedColorAdjust: 'none',
      }}
    />
  );
}

function Palette({ theme, brand }: ColourProps) {
  const tokens = Object.keys(tokensOf(theme)).filter((token) => tokensOf(theme)[token]?.startsWith('oklch('));
  return (
    <SpecimenTable
      caption={`Colours of the ${theme} theme`}
      head={['Specimen', 'Token', 'Value']}
      rows={tokens.map((token) => ({
        id: token,
        cells: [
          <Swatch key={token} token={token} />,
          <code key="name">{token}</code>,
          <code key="value">{valueOf(token, { theme, brand })}</code>,
        ],
      }))}
    />
  );
}

function PairTable({
  theme,
  brand,
  pairs,
  least,
  caption,
}: ColourProps & { pairs: Pairs; least: number; caption: string }) {
  const declarations = tokensOf(theme);
  const hues = brandOf(brand);
  return (
    <SpecimenTable
      caption={`${caption}: at least ${least}:1`}
      head={['Specimen', 'Pair', 'Contrast']}
      rows={listPairs(pairs).map(([on, ground]) => ({
        id: `${on} ${ground}`,
        cells: [
          <span
            key="specimen"
            style={{
              display: 'inline-block',
              padding: '4px 12px',
              borderRadius: 8,
              background: `var(--${ground})`,
              color: `var(--${on})`,
            }}
          >
            R$ 1.234,56
          </span>,
          <code key="pair">
            {on} / {ground}
          </code>,
          `${contrastRatio(colorOf(on, declarations, hues), colorOf(ground, declarations, hues)).toFixed(1)}:1`,
        ],
      }))}
    />
  );
}

const meta = {
  title: 'Foundations/Colour',
  component: Palette,
  args: { theme: 'light', brand: 'melhor-escola' },
  // The toolbar says which theme and brand to show the figures of.
  render: (_args, { globals }) => (
    <Palette theme={String(globals['theme'])} brand={String(globals['brand'])} />
  ),
} satisfies Meta<typeof Palette>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const TextOnGround: Story = {
  render: (_args, { globals }) => {
    const shown = { theme: String(globals['theme']), brand: String(globals['brand']) };
    return (
      <div style={{ display: 'grid', gap: 32 }}>
        <PairTable {...shown} pairs={textPairs} least={4.5} caption="Text" />
        <PairTable {...shown} pairs={pricePairs} least={7} caption="Money" />
      </div>
    );
  },
};

export const MarksOnGround: Story = {
  // A mark is no text: the figure beside it is what counts, and axe would read the specimen as words.
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } },
  render: (_args, { globals }) => (
    <PairTable
      theme={String(globals['theme'])}
      brand={String(globals['brand'])}
      pairs={markPairs}
      least={3}
      caption="Edges and marks"
    />
  ),
};

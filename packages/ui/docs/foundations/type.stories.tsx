import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../../src/components/card/card.tsx';
import { Heading } from '../../src/components/text/heading.tsx';
import { Text } from '../../src/components/text/text.tsx';
import { CopyButton } from './copy-button.tsx';
import { FoundationPage } from './foundation-page.tsx';
import { Purpose, Specimens, SpecimenTable } from './specimen.tsx';
import { type TypeSize, typeSizes } from './token-data.ts';

/** '26 px', or a ratio if the token has no unit. */
const lineHeightText = ({ line, linePixels }: TypeSize) =>
  line.endsWith('rem') ? `${linePixels} px` : `${Number(linePixels.toFixed(1))} px (${line})`;

/** Titles and prices are 700; text is 400, names are 600. */
const fontWeights = (name: string) => (name.startsWith('title') || name === 'figure' ? '700' : '400, 600');

/** Every size of the scale in the one typeface, with text of realistic length. */
function TypeScale() {
  return (
    <Specimens>
      <SpecimenTable
        caption="Type scale"
        head={['Specimen', 'Token and use', 'Size', 'Line', 'Weight']}
        rows={typeSizes.map((typeSize) => {
          const { name, property, value, pixels: size } = typeSize;
          const grows = /clamp|min/.test(value);
          return {
            id: name,
            cells: [
              <span
                key="specimen"
                lang="pt-BR"
                style={{
                  fontSize: `var(--${property}, ${value})`,
                  lineHeight: 1.2,
                  fontWeight: fontWeights(name) === '700' ? 700 : 400,
                }}
              >
                {name === 'figure' ? 'R$ 1.234,56' : 'Bolsa em São João'}
              </span>,
              <div key="name">
                <CopyButton text={property} />
                <Purpose token={property} />
              </div>,
              grows ? `up to ${size} px: ${value}` : `${size} px, ${value}`,
              lineHeightText(typeSize),
              <span key="weight" style={{ whiteSpace: 'nowrap' }}>
                {fontWeights(name)}
              </span>,
            ],
          };
        })}
      />
    </Specimens>
  );
}

const weights = [
  { weight: 400, use: 'reads', sample: 'para o 6º ano, à tarde, no Jardim Atlântico' },
  { weight: 600, use: 'names', sample: 'Colégio Educação e Integração' },
  { weight: 700, use: 'heads and prices', sample: 'R$ 1.234,56' },
];

/**
 * Atkinson Hyperlegible Next, designed for letters that are easy to distinguish. Sizes are in rem, so they follow the
 * visitor's font size. At most two sizes of emphasis per screen, at most 65 characters per line, no all-caps.
 */
const meta = {
  title: 'Foundations/Type',
  component: TypeScale,
  parameters: { docs: { page: FoundationPage }, controls: { disable: true } },
} satisfies Meta<typeof TypeScale>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/**
 * Three weights of one variable font. Amounts in a column and counts that change in place use tabular figures, so that
 * columns align and nothing moves.
 */
export const WeightsAndFigures: Story = {
  name: 'Weights and figures',
  render: () => (
    <Specimens>
      <SpecimenTable
        caption="Weights"
        head={['Specimen', 'Weight', 'Use']}
        rows={weights.map(({ weight, use, sample }) => ({
          id: String(weight),
          cells: [
            <span key="specimen" lang="pt-BR" style={{ fontSize: 20, fontWeight: weight }}>
              {sample}
            </span>,
            String(weight),
            use,
          ],
        }))}
      />
      <SpecimenTable
        caption="Figures"
        head={['Specimen', 'Class', 'Use']}
        rows={[
          {
            id: 'tabular',
            cells: [
              <span key="specimen" className="tabular" style={{ fontSize: 20 }}>
                1.111,11 <br /> 8.888,88
              </span>,
              <CopyButton key="class" text="tabular" />,
              'Prices in a column, and counts that change in place',
            ],
          },
          {
            id: 'proportional',
            cells: [
              <span key="specimen" style={{ fontSize: 20 }}>
                1.111,11 <br /> 8.888,88
              </span>,
              'none',
              'Figures within text',
            ],
          },
        ]}
      />
    </Specimens>
  ),
};

/** Size is independent of level: `<Heading level={3} size="small">`. A price is larger than anything beside it. */
export const InUse: Story = {
  name: 'In use',
  render: () => (
    <Card as="article" lang="pt-BR" style={{ display: 'grid', gap: 12, maxWidth: 400 }}>
      <div>
        <Heading level={3} size="small">
          Colégio Horizonte
        </Heading>
        <Text size="small" tone="soft">
          6º ano, à tarde, a 1,2 km
        </Text>
      </div>
      <div>
        <Text size="small" tone="soft">
          Mensalidade com bolsa de 45%
        </Text>
        <Text
          tabular
          style={{
            fontSize: 'var(--text-figure, 1.75rem)',
            lineHeight: 1.2,
            fontWeight: 700,
            color: 'var(--price)',
          }}
        >
          R$ 679,25
        </Text>
        <Text size="small" tone="soft">
          em vez de R$ 1.235,00
        </Text>
      </div>
      <Text size="extra-small" tone="soft">
        Preços informados pela escola em 12/03/2027
      </Text>
    </Card>
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { SpecimenTable } from './specimen-table.tsx';
import { themeTokens } from './theme-tokens.ts';

/** Every size of the scale, in the one typeface, with words of the length that a page has. */
function TypeScale() {
  return (
    <SpecimenTable
      caption="Type scale"
      head={['Specimen', 'Token', 'Size']}
      rows={themeTokens('text').map(([name, size]) => ({
        id: name,
        cells: [
          <span key="specimen" style={{ fontSize: `var(--text-${name}, ${size})`, lineHeight: 1.3 }}>
            Bolsa em São João del-Rei
          </span>,
          <code key="name">text-{name}</code>,
          <code key="size">{size}</code>,
        ],
      }))}
    />
  );
}

function Weights() {
  return (
    <div style={{ display: 'grid', gap: 12, fontSize: 20 }}>
      <span style={{ fontWeight: 400 }}>400 reads: para o 6º ano, à tarde, no Jardim Atlântico</span>
      <span style={{ fontWeight: 600 }}>600 names: Colégio Educação e Integração</span>
      <span style={{ fontWeight: 700 }}>700 heads and prices: R$ 1.234,56</span>
      <span style={{ fontVariantNumeric: 'tabular-nums' }}>0123456789 in tabular figures: 1.111,11</span>
    </div>
  );
}

const meta = { title: 'Foundations/Type', component: TypeScale } satisfies Meta<typeof TypeScale>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WeightsAndFigures: Story = { render: () => <Weights /> };

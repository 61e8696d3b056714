import type { Meta, StoryObj } from '@storybook/react-vite';
import { SpecimenTable } from './specimen-table.tsx';
import { themeTokens } from './theme-tokens.ts';

const steps = [1, 2, 3, 4, 5, 6, 8, 10, 14, 16];

/** The 4 px grid: steps that the kit takes. */
function Spacing() {
  return (
    <SpecimenTable
      caption="Space: steps of 4 px"
      head={['Specimen', 'Step', 'Size']}
      rows={steps.map((step) => ({
        id: String(step),
        cells: [
          <span
            key="specimen"
            style={{
              display: 'block',
              width: step * 4,
              height: 16,
              background: 'var(--brand)',
              forcedColorAdjust: 'none',
            }}
          />,
          <code key="step">{step}</code>,
          `${step * 4} px`,
        ],
      }))}
    />
  );
}

function Shapes() {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24 }}>
      {themeTokens('radius').map(([name, value]) => (
        <div key={name} style={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
          <div
            style={{
              width: 96,
              height: 64,
              borderRadius: value,
              background: 'var(--card)',
              border: '1px solid var(--control-line)',
            }}
          />
          <code>
            rounded-{name} {value}
          </code>
        </div>
      ))}
    </div>
  );
}

function Elevations() {
  const box = { padding: 24, borderRadius: 12, background: 'var(--card)' } as const;
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 32 }}>
      <div style={{ ...box, border: '1px solid var(--hairline)' }}>On the page: a hairline</div>
      <div style={{ ...box, boxShadow: 'var(--float)' }}>Over the page: shadow-float</div>
    </div>
  );
}

function Grid() {
  return (
    <SpecimenTable
      caption="Breakpoints: layouts start at 320 px"
      head={['Token', 'From', 'Gutter']}
      rows={themeTokens('breakpoint').map(([name, value]) => ({
        id: name,
        cells: [
          <code key="name">{name}</code>,
          value,
          Number.parseInt(value) < 640 ? '16 px' : Number.parseInt(value) < 1024 ? '24 px' : '32 px',
        ],
      }))}
    />
  );
}

const meta = { title: 'Foundations/Space and shape', component: Spacing } satisfies Meta<typeof Spacing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Corners: Story = { render: () => <Shapes /> };

export const Elevation: Story = { render: () => <Elevations /> };

export const Breakpoints: Story = { render: () => <Grid /> };

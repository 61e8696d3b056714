import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../card/card.tsx';
import { Grid } from './grid.tsx';
import FitDemo from './demos/fit.tsx';

const meta = {
  title: 'Layout/Grid',
  component: Grid,
  args: {
    columns: { sm: 2, lg: 3 },
    children: ['Maternal', 'Jardim', '1º ano', '2º ano', '3º ano'].map((grade) => (
      <Card key={grade}>{grade}</Card>
    )),
  },
} satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const cards = [...canvasElement.querySelectorAll('[data-component="card"]')];
    const columns = new Set(cards.map((card) => card.getBoundingClientRect().left));
    const width = canvasElement.ownerDocument.defaultView?.innerWidth ?? 0;
    await expect(columns.size).toBe(width >= 1024 ? 3 : width >= 640 ? 2 : 1);
  },
};

export const Playground: Story = { args: { columns: 2, gap: 'small' } };

/** As many columns of at least 10 rem as fit. */
export const Fit: Story = {
  render: () => <FitDemo />,
  parameters: { demo: 'fit' },
};

export const AllStates: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 40 }}>
      <Grid {...args} />
      <Grid {...args} columns={2} gap="small" />
      <Grid {...args} minColumn="12rem" gap="large" />
      <Grid columns={{ sm: 3 }}>
        <Grid>
          <Card>Uma coluna dentro de uma de três</Card>
        </Grid>
      </Grid>
    </div>
  ),
};

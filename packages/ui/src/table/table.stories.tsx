import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { announced } from '../browser-testing/announced.ts';
import { Link } from '../link/link.tsx';
import { Text } from '../text/text.tsx';
import { type Offer, offerColumns, offers } from './offers.fixture.ts';
import { Table } from './table.tsx';

const meta = {
  title: 'Data/Table',
  component: Table<Offer>,
  args: { caption: 'Bolsas do Colégio Horizonte', columns: offerColumns, rows: offers, onSortChange: fn() },
} satisfies Meta<typeof Table<Offer>>;

export default meta;
type Story = StoryObj<typeof meta>;

const narrow = { maxWidth: 320 } as const;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Bolsas do Colégio Horizonte' })).toBeVisible();
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(3);
    await expect(canvas.getByRole('columnheader', { name: 'Vagas' })).not.toHaveAttribute('aria-sort');
  },
};

export const Playground: Story = { args: { narrow: 'cards', loading: false } };

/** A header that is a button; it says the order, and so does the announcer. */
export const Sorting: Story = {
  args: { defaultSort: { column: 'price', direction: 'ascending' } },
  play: async ({ canvas, args }) => {
    const header = () => canvas.getByRole('columnheader', { name: /Mensalidade/ });
    const grades = () => canvas.getAllByRole('rowheader').map(({ textContent }) => textContent);
    await expect(header()).toHaveAttribute('aria-sort', 'ascending');
    await expect(grades()).toEqual(['Maternal', '1º ano do Fundamental', '2º ano do Fundamental']);
    await userEvent.click(canvas.getByRole('button', { name: 'Ordenar por Mensalidade' }));
    await expect(header()).toHaveAttribute('aria-sort', 'descending');
    await expect(grades()).toEqual(['2º ano do Fundamental', '1º ano do Fundamental', 'Maternal']);
    await waitFor(() => expect(announced().at(-1)).toBe('Ordenado por Mensalidade, em ordem decrescente'));
    await expect(args.onSortChange).toHaveBeenLastCalledWith(
      { column: 'price', direction: 'descending' },
      expect.objectContaining({ reason: 'header' }),
    );
    await expect(canvas.getByRole('button', { name: 'Ordenar por Mensalidade' })).toHaveFocus();
  },
};

/** Under 640 px of room, each row a card; what orders them stays above. */
export const Cards: Story = {
  render: (args) => (
    <div style={narrow}>
      <Table {...args} />
    </div>
  ),
};

/** Or a region that scrolls, with the row's name held in place. */
export const Scroll: Story = {
  args: { narrow: 'scroll' },
  render: (args) => (
    <div style={narrow}>
      <Table {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('region', { name: 'Bolsas do Colégio Horizonte' })).toHaveFocus();
  },
};

export const Loading: Story = {
  args: { loading: true, rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => expect(announced()).toContain('Carregando'));
  },
};

/** Rows there are stay while others are on their way. */
export const LoadingAgain: Story = { args: { loading: true } };

export const Empty: Story = {
  args: {
    rows: [],
    empty: (
      <>
        <Text>Não há bolsas nesta escola agora.</Text>
        <Link href="#perto">Ver 23 bolsas perto daqui</Link>
      </>
    ),
  },
};

export const AllStates: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 40 }}>
      <Table {...args} defaultSort={{ column: 'price', direction: 'ascending' }} />
      <Table {...args} caption="Numa região que rola" narrow="scroll" />
      <Table {...args} caption="A caminho" rows={[]} loading />
      <Table {...args} caption="Vazia" rows={[]} />
      <div style={narrow}>
        <Table {...args} caption="Em 320 px" />
      </div>
    </div>
  ),
};

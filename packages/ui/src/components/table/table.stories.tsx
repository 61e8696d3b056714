import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { announced } from '../../testing/browser/announced.ts';
import { Link } from '../link/link.tsx';
import { Text } from '../text/text.tsx';
import { type Offer, offerColumns, offers } from './offers.fixture.ts';
import { Table } from './table.tsx';
import PagesDemo from './demos/pages.tsx';
import PartsDemo from './demos/parts.tsx';

const meta = {
  title: 'Data/Table',
  component: Table,
  args: { caption: 'Bolsas do Colégio Horizonte', columns: offerColumns, rows: offers, onSortChange: fn() },
} satisfies Meta<typeof Table<Offer>>;

export default meta;
type Story = StoryObj<typeof Table<Offer>>;

const narrow = { maxWidth: 320 } as const;

function stay(event: Event) {
  event.preventDefault();
}

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Bolsas do Colégio Horizonte' })).toBeVisible();
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(3);
    await expect(canvas.getByRole('columnheader', { name: 'Vagas' })).not.toHaveAttribute('aria-sort');
  },
};

export const Playground: Story = { args: { narrow: 'cards', loading: false } };

/** A header that is a button; it announces the order, and so does the announcer. */
export const Sorting: Story = {
  args: { defaultSort: { column: 'price', direction: 'ascending' } },
  play: async ({ canvas, args }) => {
    const header = () => canvas.getByRole('columnheader', { name: /Mensalidade/ });
    const grades = () => canvas.getAllByRole('rowheader').map(({ textContent }) => textContent);
    await expect(header()).toHaveAttribute('aria-sort', 'ascending');
    await expect(grades()).toEqual(['Maternal', '1º ano do Fundamental', '2º ano do Fundamental']);
    await userEvent.click(canvas.getByRole('button', { name: 'Mensalidade' }));
    await expect(header()).toHaveAttribute('aria-sort', 'descending');
    await expect(grades()).toEqual(['2º ano do Fundamental', '1º ano do Fundamental', 'Maternal']);
    await waitFor(() => expect(announced().at(-1)).toBe('Ordenado por Mensalidade, em ordem decrescente'));
    await expect(args.onSortChange).toHaveBeenLastCalledWith(
      { column: 'price', direction: 'descending' },
      expect.objectContaining({ reason: 'header' }),
    );
    await expect(canvas.getByRole('button', { name: 'Mensalidade' })).toHaveFocus();
  },
};

/** In less than 640 px of space, each row is a card; the sort buttons stay above. */
export const Cards: Story = {
  render: (args) => (
    <div style={narrow}>
      <Table {...args} />
    </div>
  ),
};

/** Or a region that scrolls, with the row's name fixed. */
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

/** Existing rows stay while others load. */
export const LoadingAgain: Story = { args: { loading: true } };

/** Skeletons without a `sample` have equal width; numbers are at the end all the same. */
export const LoadingOnAPhone: Story = {
  args: { loading: true, rows: [] },
  render: (args) => (
    <div style={narrow}>
      <Table {...args} columns={offerColumns.map((column) => ({ ...column, sample: undefined }))} />
    </div>
  ),
};

/** A checkbox before each row, and one for all visible rows. */
export const Selection: Story = {
  args: { defaultSelection: ['2'], onSelectionChange: fn() },
  play: async ({ canvas, args }) => {
    const all = canvas.getByRole('checkbox', { name: 'Selecionar todas as linhas' });
    await expect(all).toBePartiallyChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Selecionar Maternal' }));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(
      ['2', '3'],
      expect.objectContaining({ reason: 'row' }),
    );
    await waitFor(() => expect(announced().at(-1)).toBe('2 linhas selecionadas'));
  },
};

export const SelectionOnAPhone: Story = {
  args: { defaultSelection: ['2'] },
  render: (args) => (
    <div style={narrow}>
      <Table {...args} />
    </div>
  ),
};

/** Real links to the pages; the order covers all of them. */
export const Pages: Story = {
  // Following a link would leave the page, and the test in it.
  beforeEach: () => {
    document.addEventListener('click', stay);
    return () => document.removeEventListener('click', stay);
  },
  render: () => <PagesDemo />,
  parameters: { demo: 'pages' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Próximo' }));
    await expect(canvas.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      'Maternal',
    ]);
    await waitFor(() => expect(announced().at(-1)).toBe('Linhas 3 a 3 de 3'));
  },
};

/** In a region with its own height the column names stay visible. */
export const StickyHeader: Story = {
  args: {
    narrow: 'scroll',
    stickyHeader: true,
    rows: Array.from({ length: 12 }, (_, index) => ({
      id: `${index}`,
      grade: `${index + 1}ª turma`,
      shift: 'Manhã',
      price: 890 + index,
      seats: index,
    })),
    style: { '--table-max-height': '260px' } as CSSProperties,
  },
  play: async ({ canvas }) => {
    canvas.getByRole('region').scrollTo({ top: 200, behavior: 'instant' });
    await expect(canvas.getByRole('columnheader', { name: 'Vagas' })).toBeVisible();
  },
};

/** Written part by part, for cells that do not come from records. */
export const Parts: Story = {
  render: () => <PartsDemo />,
  parameters: { demo: 'parts' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: 'Maternal' })).toBeVisible();
    await expect(canvas.getByRole('table', { name: 'Desconto por série' })).toBeVisible();
  },
};

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
      <Table {...args} caption="Com escolha" defaultSelection={['2']} />
      <Table
        {...args}
        caption="Em páginas"
        paging={{ page: 2, size: 1, hrefFor: (page) => `#pagina-${page}` }}
      />
      <div style={narrow}>
        <Table {...args} caption="Em 320 px" />
      </div>
    </div>
  ),
};

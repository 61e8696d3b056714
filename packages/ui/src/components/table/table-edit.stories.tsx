import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { announced } from '../../testing/browser/announced.ts';
import EditInPlaceDemo from './demos/edit-in-place.tsx';
import { type Offer, offerColumns, offers } from './offers.fixture.ts';
import { TableEdit, type TableEditProps } from './table-edit.tsx';
import { Table } from './table.tsx';

/** The columns of offers, with prices that are edited. */
const editablePrices = (edit: Partial<TableEditProps>) =>
  offerColumns.map((column) => {
    if (column.key !== 'price') return column;
    const cell = (offer: Offer) => (
      <TableEdit
        inputMode="decimal"
        onValueCommit={() => undefined}
        {...edit}
        label={`Mensalidade de ${offer.grade}`}
        value={offer.price.toFixed(2).replace('.', ',')}
      >
        {column.cell(offer)}
      </TableEdit>
    );
    return { ...column, cell };
  });

const editable = (caption: string, edit: Partial<TableEditProps> = {}) => (
  <Table caption={caption} columns={editablePrices(edit)} rows={offers} />
);

const meta = {
  title: 'Data/TableEdit',
  component: TableEdit,
  args: { label: 'Mensalidade', value: '890,00', onValueCommit: fn<TableEditProps['onValueCommit']>() },
  render: (args) => editable('Bolsas do Colégio Horizonte', args),
} satisfies Meta<typeof TableEdit>;

export default meta;
type Story = StoryObj<typeof TableEdit>;

const reject = () => 'Deve ser menor que a mensalidade sem bolsa';

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const value = canvas.getByRole('button', { name: /^R\$\s760,00 Editar Mensalidade de Maternal$/ });
    await userEvent.click(value);
    const input = canvas.getByRole('textbox', { name: 'Mensalidade de Maternal' });
    await expect(input).toHaveFocus();
    await userEvent.keyboard('700{Enter}');
    await expect(args.onValueCommit).toHaveBeenLastCalledWith(
      '700',
      expect.objectContaining({ reason: 'enter' }),
    );
    await waitFor(() => expect(value).toHaveFocus());
    await waitFor(() => expect(announced().at(-1)).toBe('Mensalidade de Maternal: salvo'));
  },
};

export const Playground: Story = {};

/** Escape restores the value; nothing is saved. */
export const Escape: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Maternal/ }));
    await userEvent.keyboard('1{Escape}');
    await expect(canvas.getByRole('button', { name: /^R\$\s760,00 Editar/ })).toHaveFocus();
    await expect(args.onValueCommit).not.toHaveBeenCalled();
  },
};

/** An error stays in its cell, until the text is right or restored. */
export const Rejected: Story = {
  args: { onValueCommit: reject },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Maternal/ }));
    await userEvent.keyboard('9999{Enter}');
    const input = canvas.getByRole('textbox', { name: 'Mensalidade de Maternal' });
    await waitFor(() => expect(input).toBeInvalid());
    await expect(input).toHaveAccessibleDescription('Deve ser menor que a mensalidade sem bolsa');
    await expect(input).toHaveFocus();
    await userEvent.tab();
    await expect(input).toHaveValue('9999');
  },
};

/** In less than 640 px of space, where rows are cards. */
export const Cards: Story = {
  render: (args) => <div style={{ maxWidth: 320 }}>{editable('Bolsas do Colégio Horizonte', args)}</div>,
};

/** The rows follow what was saved. */
export const EditInPlace: Story = {
  render: () => <EditInPlaceDemo />,
  parameters: { demo: 'edit-in-place' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '1 Editar Vagas de Maternal' }));
    await userEvent.keyboard('12{Enter}');
    await expect(await canvas.findByRole('button', { name: '12 Editar Vagas de Maternal' })).toHaveFocus();
  },
};

export const AllStates: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 40 }}>
      {editable('Em repouso')}
      {editable('Com erro', { onValueCommit: reject })}
      <div style={{ maxWidth: 320 }}>{editable('Em 320 px, com erro', { onValueCommit: reject })}</div>
      {editable('Salvando', { onValueCommit: () => new Promise(() => {}) })}
      {editable('Aberta')}
    </div>
  ),
  play: async ({ canvas }) => {
    for (const caption of ['Com erro', 'Em 320 px, com erro', 'Salvando', 'Aberta']) {
      const table = within(canvas.getByRole('table', { name: caption }));
      await userEvent.click(table.getByRole('button', { name: /Maternal/ }));
      await userEvent.keyboard(caption === 'Aberta' ? '700' : '9999{Enter}');
    }
    await waitFor(() => expect(canvas.getAllByText(reject())).toHaveLength(2));
  },
};

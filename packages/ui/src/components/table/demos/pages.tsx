import { useState } from 'react';
import { Table, type TableColumn } from '@melhor-escola/ui/table';

const offers = [
  { id: '1', grade: '1º ano do Fundamental', shift: 'Manhã', seats: 4, price: 890 },
  { id: '2', grade: '2º ano do Fundamental', shift: 'Tarde', seats: 12, price: 1240.5 },
  { id: '3', grade: 'Maternal', shift: 'Integral', seats: 1, price: 760 },
];
const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
const columns: TableColumn<(typeof offers)[number]>[] = [
  {
    key: 'grade',
    header: 'Série',
    rowHeader: true,
    cell: ({ grade }) => grade,
    sortable: (one, other) => one.grade.localeCompare(other.grade, 'pt-BR'),
  },
  { key: 'shift', header: 'Turno', cell: ({ shift }) => shift },
  { key: 'seats', header: 'Vagas', numeric: true, cell: ({ seats }) => seats },
  {
    key: 'price',
    header: 'Mensalidade',
    numeric: true,
    cell: ({ price }) => money.format(price),
    sortable: (one, other) => one.price - other.price,
  },
];

/** Columns read rows of your own shape. Pages are links, handled in place with `onPageChange`. */
export default function Pages() {
  const [page, setPage] = useState(1);
  return (
    <Table
      caption="Bolsas do Colégio Horizonte"
      columns={columns}
      rows={offers}
      paging={{ page, size: 2, hrefFor: (other) => `#pagina-${other}`, onPageChange: setPage }}
    />
  );
}

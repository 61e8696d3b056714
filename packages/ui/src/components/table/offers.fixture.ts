import type { TableColumn } from './data-table.tsx';

export interface Offer {
  id: string;
  grade: string;
  shift: string;
  price: number;
  seats: number;
}

const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

export const offers: readonly Offer[] = [
  { id: '1', grade: '1º ano do Fundamental', shift: 'Manhã', price: 890, seats: 4 },
  { id: '2', grade: '2º ano do Fundamental', shift: 'Tarde', price: 1240.5, seats: 12 },
  { id: '3', grade: 'Maternal', shift: 'Integral', price: 760, seats: 1 },
];

export const offerColumns: readonly TableColumn<Offer>[] = [
  {
    key: 'grade',
    header: 'Série',
    rowHeader: true,
    cell: ({ grade }) => grade,
    sample: '2º ano do Fundamental',
    sortable: (one, other) => one.grade.localeCompare(other.grade, 'pt-BR'),
  },
  { key: 'shift', header: 'Turno', cell: ({ shift }) => shift, sample: 'Integral' },
  { key: 'seats', header: 'Vagas', numeric: true, cell: ({ seats }) => seats, sample: '12' },
  {
    key: 'price',
    header: 'Mensalidade',
    numeric: true,
    cell: ({ price }) => money.format(price),
    sample: 'R$ 1.240,50',
    sortable: (one, other) => one.price - other.price,
  },
];

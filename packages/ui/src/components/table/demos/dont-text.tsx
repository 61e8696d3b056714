import { Table } from '@melhor-escola/ui/table';

const rows = [
  { id: '1', grade: 'Maternal', price: 'R$ 760,00 por mês' },
  { id: '2', grade: '1º ano', price: 'R$ 1.240,50 por mês' },
];

export default function NumbersAsText() {
  return (
    <Table
      caption="Mensalidades de 2027"
      narrow="scroll"
      columns={[
        { key: 'grade', header: 'Série', rowHeader: true, cell: ({ grade }) => grade },
        { key: 'price', header: 'Valor', cell: ({ price }) => price },
      ]}
      rows={rows}
    />
  );
}

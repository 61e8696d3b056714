import { useState } from 'react';
import { Table, type TableColumn, TableEdit } from '@melhor-escola/ui/table';

const offers = [
  { id: '1', grade: '1º ano', shift: 'Manhã', seats: 4 },
  { id: '2', grade: 'Maternal', shift: 'Integral', seats: 1 },
];

type Save = (id: string, seats: string) => string | undefined;

const offerColumns = (save: Save): TableColumn<(typeof offers)[number]>[] => [
  { key: 'grade', header: 'Série', rowHeader: true, cell: ({ grade }) => grade },
  { key: 'shift', header: 'Turno', cell: ({ shift }) => shift },
  {
    key: 'seats',
    header: 'Vagas',
    numeric: true,
    cell: ({ id, grade, seats }) => (
      <TableEdit
        label={`Vagas de ${grade}`}
        value={`${seats}`}
        inputMode="numeric"
        onValueCommit={(text) => save(id, text)}
      />
    ),
  },
];

/** The handler saves a text, or returns what is wrong with it. */
export default function EditInPlace() {
  const [rows, setRows] = useState(offers);
  const save: Save = (id, seats) => {
    if (!/^\d{1,3}$/.test(seats)) return 'Escreva um número de 0 a 999';
    setRows((all) => all.map((row) => (row.id === id ? { ...row, seats: Number(seats) } : row)));
    return undefined;
  };
  return <Table caption="Bolsas do Colégio Horizonte" columns={offerColumns(save)} rows={rows} />;
}

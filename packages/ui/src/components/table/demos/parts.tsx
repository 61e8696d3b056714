import { Table } from '@melhor-escola/ui/table';

/** Written part by part, for cells that do not come from records. `label` names a cell on a phone. */
export default function Parts() {
  return (
    <Table.Root>
      <Table.Caption>Desconto por série</Table.Caption>
      <Table.Header>
        <Table.Row>
          <Table.Head rowHeader>Série</Table.Head>
          <Table.Head numeric>Desconto</Table.Head>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        <Table.Row>
          <Table.Cell rowHeader>Maternal</Table.Cell>
          <Table.Cell numeric label="Desconto">
            40%
          </Table.Cell>
        </Table.Row>
        <Table.Row>
          <Table.Cell rowHeader>1º ano</Table.Cell>
          <Table.Cell numeric label="Desconto">
            35%
          </Table.Cell>
        </Table.Row>
      </Table.Body>
      <Table.Footer>
        <Table.Row>
          <Table.Cell rowHeader>Média</Table.Cell>
          <Table.Cell numeric label="Desconto">
            37,5%
          </Table.Cell>
        </Table.Row>
      </Table.Footer>
    </Table.Root>
  );
}

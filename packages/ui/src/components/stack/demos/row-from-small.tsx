import { Card } from '@melhor-escola/ui/card';
import { Stack } from '@melhor-escola/ui/stack';

/** A column on a phone, a row from 640 px. */
export default function RowFromSmall() {
  return (
    <Stack direction="row-from-small" gap="large">
      <Card>Escola</Card>
      <Card>Série e turno</Card>
      <Card>Mensalidade</Card>
    </Stack>
  );
}

import { Card } from '@melhor-escola/ui/card';
import { Stack } from '@melhor-escola/ui/stack';

/** One under another on a phone, beside one another from 640 px on. */
export default function RowFromSmall() {
  return (
    <Stack direction="row-from-small" gap="large">
      <Card>Escola</Card>
      <Card>Série e turno</Card>
      <Card>Mensalidade</Card>
    </Stack>
  );
}

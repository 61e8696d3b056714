import { Card } from '@melhor-escola/ui/card';
import { Grid } from '@melhor-escola/ui/grid';

/** As many columns of at least 10 rem as fit. */
export default function Fit() {
  return (
    <Grid minColumn="10rem">
      <Card>Maternal</Card>
      <Card>Jardim</Card>
      <Card>1º ano</Card>
      <Card>2º ano</Card>
      <Card>3º ano</Card>
    </Grid>
  );
}

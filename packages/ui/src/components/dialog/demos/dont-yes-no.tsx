import { Button } from '@melhor-escola/ui/button';
import { Card } from '@melhor-escola/ui/card';
import { Text } from '@melhor-escola/ui/text';

/** The content of a dialog, in a card so that it can be shown beside another. */
export default function YesNo() {
  return (
    <Card.Root>
      <Card.Header>
        <Card.Title level={4}>Atenção</Card.Title>
      </Card.Header>
      <Card.Body>
        <Text>Deseja realmente sair sem salvar a avaliação?</Text>
      </Card.Body>
      <Card.Footer>
        <Button>Não</Button>
        <Button variant="danger">Sim</Button>
      </Card.Footer>
    </Card.Root>
  );
}

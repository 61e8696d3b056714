import { Button } from '@melhor-escola/ui/button';
import { Card } from '@melhor-escola/ui/card';
import { Text } from '@melhor-escola/ui/text';

/** The content of a dialog, in a card so that it can be shown beside another. */
export default function Answer() {
  return (
    <Card.Root>
      <Card.Header>
        <Card.Title level={4}>Sair sem salvar?</Card.Title>
      </Card.Header>
      <Card.Body>
        <Text>A avaliação que você começou será perdida.</Text>
      </Card.Body>
      <Card.Footer>
        <Button>Continuar escrevendo</Button>
        <Button variant="danger">Sair sem salvar</Button>
      </Card.Footer>
    </Card.Root>
  );
}

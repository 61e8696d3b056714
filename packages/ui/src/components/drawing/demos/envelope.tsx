import { Envelope } from '@melhor-escola/ui/drawing';
import { Heading, Text } from '@melhor-escola/ui/text';

/** Decorative, in the brand's colors, above a heading that says what it shows. */
export default function CheckYourEmail() {
  return (
    <div style={{ display: 'grid', gap: 16, justifyItems: 'start', maxWidth: 480 }}>
      <Envelope />
      <Heading level={1} size="large">
        Confira seu e-mail
      </Heading>
      <Text>Enviamos um link para maria@exemplo.com.br. Ele vale por uma hora.</Text>
    </div>
  );
}

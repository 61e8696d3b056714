import { PageWidth } from '@melhor-escola/ui/page-width';
import { Heading, Text } from '@melhor-escola/ui/text';

/** A band reaches the edges of the window; its content is aligned with the page's. */
export default function Band() {
  return (
    <div style={{ display: 'grid', gap: 24 }}>
      <PageWidth>
        <Heading level={1} size="large">
          Escolas em Araguaína
        </Heading>
        <Text>O texto de uma página começa e termina onde o das outras.</Text>
      </PageWidth>
      <div style={{ background: 'var(--wash)' }}>
        <PageWidth style={{ paddingBlock: 16 }}>
          <Text>Uma faixa de uma borda à outra.</Text>
        </PageWidth>
      </div>
    </div>
  );
}

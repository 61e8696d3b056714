import { Heading } from '@melhor-escola/ui/text';

/** The level is for the outline of the page, the size for appearance. */
export default function HeadingSize() {
  return (
    <Heading level={3} size="large">
      Bolsas em escolas de São Paulo
    </Heading>
  );
}

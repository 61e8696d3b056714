import { VisuallyHidden } from '@melhor-escola/ui/visually-hidden';

/** Comes into view when the Tab key reaches it. */
export default function SkipLink() {
  return (
    <VisuallyHidden untilFocused asChild>
      <a href="#conteudo">Ir para o conteúdo</a>
    </VisuallyHidden>
  );
}

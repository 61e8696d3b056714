import { VisuallyHidden } from '@melhor-escola/ui/visually-hidden';

/** Becomes visible when Tab reaches it. */
export default function SkipLink() {
  return (
    <VisuallyHidden untilFocused asChild>
      <a href="#conteudo">Ir para o conteúdo</a>
    </VisuallyHidden>
  );
}
